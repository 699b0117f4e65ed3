import { createFakeOAuth } from './fake-oauth.ts';
import { form, json, textOf, type FakePlatform, type ReceivedCall } from './fake-platform.ts';

const refused = (status: number, message: string) => ({
  status,
  json: { error: { message, type: 'OAuthException', code: 190 } },
});

/** Size of the parts that an upload asks for. */
const piece = 40_000;

export function createFakeFacebook(token: string): FakePlatform {
  const posted: FakePlatform['posted'] = new Map();
  const uploads = new Map<string, { size: number; parts: Buffer[] }>();

  function post(call: ReceivedCall) {
    const { message, link } = json(call);
    const id = `1122_${posted.size + 1}`;
    posted.set(id, { id, title: '', text: textOf(message), bytes: null, link: textOf(link), isPublic: true });
    return { status: 200, json: { id } };
  }

  function next({ size, parts }: { size: number; parts: Buffer[] }) {
    const start = Buffer.concat(parts).length;
    return { start_offset: String(start), end_offset: String(Math.min(size, start + piece)) };
  }

  async function upload(call: ReceivedCall) {
    const given = await form(call);
    const phase = textOf(given.get('upload_phase'));
    const session =
      phase === 'start' ? `session-${uploads.size + 1}` : textOf(given.get('upload_session_id'));
    const video_id = session.replace('session', 'video');
    if (phase === 'start') uploads.set(session, { size: Number(given.get('file_size')), parts: [] });
    const begun = uploads.get(session);
    if (!begun) return refused(400, 'Invalid upload session.');
    if (phase === 'start')
      return { status: 200, json: { upload_session_id: session, video_id, ...next(begun) } };
    if (phase === 'transfer') {
      const chunk = given.get('video_file_chunk');
      if (given.get('start_offset') !== next(begun).start_offset || !(chunk instanceof File))
        return refused(400, 'Wrong offset.');
      begun.parts.push(Buffer.from(await chunk.arrayBuffer()));
      return { status: 200, json: next(begun) };
    }
    const bytes = Buffer.concat(begun.parts).length;
    if (bytes !== begun.size) return refused(400, 'The video is not whole.');
    const [title, text] = [textOf(given.get('title')), textOf(given.get('description'))];
    posted.set(video_id, { id: video_id, title, text, bytes, link: '', isPublic: true });
    return { status: 200, json: { success: true } };
  }

  const oauth = createFakeOAuth({
    token: 'short-lived token',
    tokenPath: '/oauth/access_token',
    issuesRefreshTokens: false,
  });

  /** The calls of a user, who has a long-lived token. */
  function answerUser(call: ReceivedCall) {
    if (call.headers.get('authorization') !== 'Bearer long-lived token') return null;
    if (call.path === '/me/permissions') {
      const status = oauth.consent === 'less' ? 'declined' : 'granted';
      const names = [
        'email',
        'pages_read_engagement',
        'pages_read_user_content',
        'pages_manage_posts',
        'pages_show_list',
      ];
      return { status: 200, json: { data: names.map((permission) => ({ permission, status })) } };
    }
    if (call.path !== '/me/accounts') return null;
    const isFirst = !call.query.has('after');
    const page = isFirst
      ? { id: '1122', name: 'Harbour page', access_token: token }
      : { id: '1133', name: 'Market <page>', access_token: 'x' };
    const paging = isFirst ? { cursors: { after: 'one' }, next: 'more' } : { cursors: { after: 'two' } };
    return { status: 200, json: { data: [page], paging } };
  }

  function exchange(call: ReceivedCall) {
    const given = new URLSearchParams(call.body.toString());
    if (call.path !== '/oauth/access_token' || given.get('grant_type') !== 'fb_exchange_token') return null;
    if (given.get('fb_exchange_token') !== 'short-lived token') return refused(400, 'Invalid token.');
    return {
      status: 200,
      json: { access_token: 'long-lived token', token_type: 'bearer', expires_in: 5_183_944 },
    };
  }

  return {
    posted,
    oauth,
    answer(call) {
      const authorized = exchange(call) ?? oauth.answer(call) ?? answerUser(call);
      if (authorized) return authorized;
      if (call.headers.get('authorization') !== `Bearer ${token}`)
        return refused(401, 'Error validating access token: Session has expired.');
      if (call.path === '/1122') return { status: 200, json: { id: '1122', name: 'Harbour page' } };
      if (call.path === '/1122/videos') return upload(call);
      if (call.path === '/1122/feed' && call.method === 'POST') return post(call);
      if (call.path === '/1122/feed') {
        const data = [...posted.values()].map(({ id, text }) => ({
          id,
          message: text,
          permalink_url: `https://www.facebook.com/${id}`,
        }));
        return { status: 200, json: { data } };
      }
      const id = call.path.slice(1);
      return posted.has(id) || uploads.has(id.replace('video', 'session'))
        ? { status: 200, json: { published: posted.has(id), id } }
        : refused(404, 'Unsupported get request.');
    },
  };
}

/** Fields of the destinations that it accepts, by type. */
export const facebookEntries = {
  facebook: { type: 'facebook', title: 'Harbour page', token: 'page token', app_id: '1122' },
  v_facebook: { type: 'v_facebook', title: 'Harbour page videos', token: 'page token', app_id: '1122' },
} as const;

/** Settings that point a station to it. */
export const facebookSettings = (at: string) => ({
  POSTKIT_FACEBOOK_URL: at,
  POSTKIT_FACEBOOK_VIDEO_URL: at,
  POSTKIT_FACEBOOK_AUTHORIZE_URL: `${at}/authorize`,
  POSTKIT_FACEBOOK_CLIENT_ID: 'client',
  POSTKIT_FACEBOOK_CLIENT_SECRET: 'client secret',
});
