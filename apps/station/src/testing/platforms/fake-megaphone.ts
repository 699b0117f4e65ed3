import { json, textOf, type FakePlatform, type ReceivedCall } from './fake-platform.ts';

export function createFakeMegaphone(token: string): FakePlatform {
  const posted: FakePlatform['posted'] = new Map();

  function put(id: string, call: ReceivedCall) {
    const given = json(call);
    const before = posted.get(id);
    posted.set(id, {
      id,
      title: textOf(given.title),
      text: textOf(given.summary),
      bytes: null,
      link: textOf(given.backgroundAudioFileUrl) || (before?.link ?? ''),
      isPublic: before?.isPublic ?? given.draft === false,
      externalId: before?.externalId ?? textOf(given.externalId),
    });
    return episode(id);
  }

  const episode = (id: string) => ({
    id,
    externalId: posted.get(id)?.externalId,
    downloadUrl: `https://traffic.megaphone.fm/${id}.mp3`,
  });

  return {
    posted,
    answer(call) {
      if (call.headers.get('authorization') !== `Token token="${token}"`)
        return { status: 401, json: { error: 'Unauthorized' } };
      if (call.path === '/search/episodes') {
        const same = [...posted.values()].filter(
          ({ externalId }) => externalId === call.query.get('externalId'),
        );
        return { status: 200, json: same.map(({ id }) => episode(id)) };
      }
      if (call.path === '/networks/network-1/podcasts/podcast-1')
        return { status: 200, json: { id: 'podcast-1', title: 'Harbour stories' } };
      const [, id = ''] =
        /^\/networks\/network-1\/podcasts\/podcast-1\/episodes(?:\/([\w-]+))?$/.exec(call.path) ?? [];
      if (call.method === 'POST') return { status: 201, json: put(`episode-${posted.size + 1}`, call) };
      if (!posted.has(id)) return { status: 404, json: { errors: ['Episode not found'] } };
      if (call.method === 'DELETE') return { status: posted.delete(id) ? 204 : 404 };
      return { status: 200, json: put(id, call) };
    },
  };
}

/** Fields of the destinations that it accepts, by type. */
export const megaphoneEntries = {
  megaphone: {
    type: 'megaphone',
    title: 'Harbour network',
    token: 'megaphone token',
    app_id: 'network-1',
    app_secret: 'podcast-1',
  },
} as const;

/** Settings that point a station to it. */
export const megaphoneSettings = (at: string) => ({ POSTKIT_MEGAPHONE_URL: at });
