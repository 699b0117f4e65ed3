import { episode as episodeSchema, type Episode } from '@postkit/sdk/schema';
import { makeDestination, makeShow } from './builders.ts';
import { makeEvent } from './make-event.ts';
import type { SignedIn } from './sign-in.ts';
import type { TestStation } from './station.ts';

/** Episode calls of a user at a station with a show, an audio event and a feed. */
export async function episodeCalls(server: TestStation, as: SignedIn) {
  const show = await makeShow(server, { title: 'Morning', description: 'Every morning.' });
  const event = await makeEvent(server);
  const feed = await makeDestination(server);
  const showUri = `/${server.slug}/api/v1/show/${show.id}/`;
  const eventUri = `/${server.slug}/api/v1/event/${event.id}/`;
  const path = (rest = ''): string => `/${server.slug}/api/v1/playlist/${rest}`;

  function post(json: object): Promise<Response> {
    return server.call(path(), { method: 'POST', as, json: { show: showUri, ...json } });
  }

  function patch(id: number, json: object, by = as): Promise<Response> {
    return server.call(path(`${id}/`), { method: 'PATCH', as: by, json });
  }

  async function accepted(response: Response, status: number): Promise<Episode> {
    if (response.status !== status)
      throw new Error(`Responded with ${response.status}: ${await response.text()}`);
    return episodeSchema.parse(await response.json());
  }

  return {
    showId: show.id,
    showUri,
    eventId: event.id,
    eventUri,
    feedId: feed.id,
    path,
    post,
    patch,
    create: async (json: object) => accepted(await post(json), 201),
    /** Saves on top of the given version. */
    change: async ({ playlist_id, version }: Episode, json: object) =>
      accepted(await patch(playlist_id, { version, ...json }), 200),
    read: async (id: number) => accepted(await server.call(path(`${id}/`), { as }), 200),
    /** The fields that publish an episode at once. */
    published: { draft: false, unpublished: false, events: [eventUri], social_media_connections: [feed.id] },
  };
}

/** The status and message of a rejected call. */
export async function refusal(response: Response): Promise<[status: number, message: string]> {
  return [response.status, (await response.json()).error_message];
}
