import { form, json, textOf, type FakePlatform, type ReceivedCall } from './fake-platform.ts';

const refused = (status: number, message: string) => ({ status, json: { error: { message, type: 'OAuthException', code: 190 } } });

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
    const session = phase === 'start' ? `session-${uploads.size + 1}` : textOf(given.get('upload_session_id'));
    const video_id = session.replace('session', 'video');
    if (phase === 'start') uploads.set(session, { size: Number(given.get('file_size')), parts: [] });
    const begun = uploads.get(session);
    if (!begun) return refused(400, 'Invalid upload session.');
    if (phase === 'start') return { status: 200, json: { upload_session_id: session, video_id, ...next(begun) } };
    if (phase === 'transfer') {
      const chunk = given.get('video_file_chunk');
      if (given.get('start_offset') !== next(begun).start_offset || !(chunk instanceof File)) return refused(400, 'Wrong offset.');
      begun.parts.push(Buffer.from(await chunk.arrayBuffer()));
      return { status: 200, json: next(begun) };
    }
    const bytes = Buffer.concat(begun.parts).length;
    if (bytes !== begun.size) return refused(400, 'The video is not whole.');
    const [title, text] = [textOf(given.get('title')), textOf(given.get('description'))];
    posted.set(video_id, { id: video_id, title, text, bytes, link: '', isPublic: true });
    return { status: 200, json: { success: true } };
  }

  return {
    posted,
    answer(call) {
      if (call.headers.get('authorization') !== `Bearer ${token}`)
        return refused(401, 'Error validating access token: Session has expired.');
      if (call.path === '/1122/videos') return upload(call);
      if (call.path === '/1122/feed' && call.method === 'POST') return post(call);
      if (call.path === '/1122/feed') {
        const data = [...posted.values()].map(({ id, text }) => ({ id, message: text, permalink_url: `https://www.facebook.com/${id}` }));
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
export const facebookSettings = (at: string) => ({ POSTKIT_FACEBOOK_URL: at, POSTKIT_FACEBOOK_VIDEO_URL: at });
