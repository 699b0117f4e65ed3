import { json, textOf, type FakePlatform, type ReceivedCall } from './fake-platform.ts';

export function createFakeOmny(token: string): FakePlatform {
  const posted: FakePlatform['posted'] = new Map();

  function put(id: string, call: ReceivedCall) {
    const before = posted.get(id);
    const given = json(call);
    posted.set(id, {
      id,
      title: textOf(given.Title),
      text: textOf(given.DescriptionHtml),
      bytes: before?.bytes ?? null,
      link: '',
      isPublic: given.Visibility === 'Public',
      externalId: before?.externalId ?? textOf(given.ExternalId),
    });
    return { status: 200, json: clip(id) };
  }

  const clip = (id: string) => ({
    Id: id,
    ExternalId: posted.get(id)?.externalId,
    PublishedUrl: `https://omny.fm/shows/harbour/${id}`,
  });
  const absent = { status: 404, json: { Message: 'The clip was not found.' } };

  return {
    posted,
    answer(call) {
      if (call.headers.get('authorization') !== `OmnyToken ${token}`)
        return { status: 401, json: { Message: 'The API key is not valid.' } };
      if (call.path === '/programs/program-1')
        return { status: 200, json: { Id: 'program-1', Name: 'Harbour clips' } };
      const audio = /^\/programs\/program-1\/clips\/([\w-]+)\/audio$/.exec(call.path)?.[1];
      const one = /^\/clips\/([\w-]+)$/.exec(call.path)?.[1];
      if (audio !== undefined) {
        const known = posted.get(audio);
        if (!known || call.method !== 'PUT' || call.headers.get('content-type') !== 'audio/mpeg')
          return absent;
        posted.set(audio, { ...known, bytes: call.body.length });
        return { status: 200, json: { Id: 'operation', Status: 'Busy' } };
      }
      if (one !== undefined && !posted.has(one)) return absent;
      if (one !== undefined && call.method === 'DELETE') return { status: posted.delete(one) ? 204 : 404 };
      if (one !== undefined) return put(one, call);
      if (call.path !== '/programs/program-1/clips') return absent;
      if (call.method === 'GET') return { status: 200, json: { Clips: [...posted.keys()].map(clip) } };
      return put(`clip-${posted.size + 1}`, call);
    },
  };
}

/** Fields of the destinations that it accepts, by type. */
export const omnyEntries = {
  omny: {
    type: 'omny',
    title: 'Harbour clips',
    token: 'omny key',
    app_secret: 'program-1',
    app_id: 'playlist',
  },
} as const;

/** Settings that point a station to it. */
export const omnySettings = (at: string) => ({ POSTKIT_OMNY_URL: at });
