import { form, textOf, type FakePlatform, type ReceivedCall } from './fake-platform.ts';

const refused = (status: number, message: string) => ({ status, json: { response: { error: { messages: [message], code: status } } } });

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

  return {
    posted,
    async answer(call) {
      if (call.headers.get('authorization') !== `Bearer ${token}`) return refused(401, 'The access token is invalid.');
      const one = /^\/v2\/episodes\/(\d+)$/.exec(call.path)?.[1];
      if (one !== undefined) return posted.has(one) ? put(one, call) : refused(404, 'Episode not found');
      if (call.path !== '/v2/shows/77/episodes') return refused(404, 'Show not found');
      if (call.method === 'GET') return { status: 200, json: { response: { items: [...posted.keys()].map(episode), next_url: null } } };
      return put(String(5000 + posted.size + 1), call);
    },
  };
}

/** Fields of the destinations that it accepts, by type. */
export const spreakerEntries = {
  spreaker: { type: 'spreaker', title: 'Harbour on Spreaker', token: 'spreaker token', spreaker_show_id: '77' },
} as const;

/** Settings that point a station to it. */
export const spreakerSettings = (at: string) => ({ POSTKIT_SPREAKER_URL: at });
