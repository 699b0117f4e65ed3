import { createFakeOAuth } from './fake-oauth.ts';
import { form, textOf, type FakePlatform, type ReceivedCall } from './fake-platform.ts';

const refused = (status: number, message: string) => ({
  status,
  json: { response: { error: { messages: [message], code: status } } },
});

/** @param now milliseconds since 1970, by the platform's own clock */
export function createFakeSpreaker(token: string, now: () => number): FakePlatform {
  const posted: FakePlatform['posted'] = new Map();
  const times = new Map<string, string>();

  async function put(id: string, call: ReceivedCall) {
    const given = await form(call);
    const media = given.get('media_file');
    const before = posted.get(id);
    if (!before && !(media instanceof File)) return refused(400, 'The media file is missing.');
    const bytes = media instanceof File ? media.size : (before?.bytes ?? null);
    posted.set(id, {
      id,
      title: textOf(given.get('title')),
      text: textOf(given.get('description')),
      bytes,
      link: '',
      isPublic: true,
    });
    if (!before) times.set(id, new Date(now()).toISOString().slice(0, 19).replace('T', ' '));
    return { status: 200, json: { response: { episode: episode(id) } } };
  }

  const episode = (id: string) => ({
    episode_id: Number(id),
    title: posted.get(id)?.title,
    site_url: `https://www.spreaker.com/episode/${id}`,
    published_at: times.get(id),
  });

  const oauth = createFakeOAuth({ token, tokenPath: '/oauth2/token', expiresIn: 31_536_000 });
  return {
    posted,
    oauth,
    async answer(call) {
      const authorized = oauth.answer(call);
      if (authorized) return authorized;
      if (!oauth.accepts(call.headers.get('authorization')))
        return refused(401, 'The access token is invalid.');
      if (call.path === '/v2/me')
        return { status: 200, json: { response: { user: { user_id: 9, fullname: 'Harbour FM' } } } };
      if (call.path === '/v2/users/9/shows') {
        const items = [
          { show_id: 77, title: 'Harbour on Spreaker', site_url: 'https://www.spreaker.com/show/harbour' },
        ];
        return { status: 200, json: { response: { items, next_url: null } } };
      }
      if (call.path === '/v2/shows/77')
        return { status: 200, json: { response: { show: { show_id: 77, title: 'Harbour on Spreaker' } } } };
      const one = /^\/v2\/episodes\/(\d+)$/.exec(call.path)?.[1];
      if (one !== undefined) return posted.has(one) ? put(one, call) : refused(404, 'Episode not found');
      if (call.path !== '/v2/shows/77/episodes') return refused(404, 'Show not found');
      if (call.method === 'GET')
        return {
          status: 200,
          json: { response: { items: [...posted.keys()].map(episode), next_url: null } },
        };
      return put(String(5000 + posted.size + 1), call);
    },
  };
}

/** Fields of the destinations that it accepts, by type. */
export const spreakerEntries = {
  spreaker: {
    type: 'spreaker',
    title: 'Harbour on Spreaker',
    token: 'spreaker token',
    spreaker_show_id: '77',
  },
} as const;

/** Settings that point a station to it. */
export const spreakerSettings = (at: string) => ({
  POSTKIT_SPREAKER_URL: at,
  POSTKIT_SPREAKER_AUTHORIZE_URL: `${at}/authorize`,
  POSTKIT_SPREAKER_CLIENT_ID: 'client',
  POSTKIT_SPREAKER_CLIENT_SECRET: 'client secret',
});
