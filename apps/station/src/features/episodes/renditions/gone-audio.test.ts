import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { episode, mergeResponse, playlistCacheResponse } from '@postkit/sdk/schema';
import { makeShow, startStation, type SignedIn, type TestStation } from '../../../testing/index.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { wholeStation } from '../../accounts/index.ts';
import type { AudioEventTables } from '../../audio-events/audio-event-tables.ts';
import type { AudioEventRow } from '../../audio-events/index.ts';

describe('deleted audio', () => {
  let server: TestStation;
  let admin: SignedIn;
  beforeAll(async () => {
    server = await startStation();
    admin = await server.signIn();
  });
  afterAll(() => server.close());

  const call = (path: string, json?: unknown) =>
    server.call(`/${server.slug}/${path}`, {
      as: admin,
      ...(json === undefined ? {} : { method: 'POST', json }),
    });
  const uriOf = ({ id }: { id: number }) => `/${server.slug}/api/v1/event/${id}/`;
  const messageOf = async (response: Response) => [response.status, (await response.json()).error_message];

  /** An event whose audio was deleted from the archive outside the station. */
  async function lost(): Promise<AudioEventRow> {
    const event = await makeEvent(server, { title: 'Lost', segments: 2 });
    const parts = await server.features.audioEvents.partsOf(event);
    for (const { segments } of parts)
      for (const { file } of segments) await rm(join(server.dataDir, 'archive', file), { force: true });
    return event;
  }

  /** An event that the station expired itself, as it does after 90 days. */
  async function expired(): Promise<AudioEventRow> {
    const event = await makeEvent(server, { title: 'Given up' });
    await server.context.db
      .tables<AudioEventTables>()
      .updateTable('audio_events')
      .set({ gone: 1 })
      .where('id', '=', event.id)
      .execute();
    return event;
  }

  async function publish(events: readonly { id: number }[]): Promise<Response> {
    const show = await makeShow(server);
    return call('api/v1/playlist/', {
      show: `/${server.slug}/api/v1/show/${show.id}/`,
      name: 'An episode',
      events: events.map(uriOf),
    });
  }

  it('is reported on play, on merge and on publish if the station expired it', async () => {
    const event = await expired();
    const audio = await makeEvent(server);
    expect(await messageOf(await call(`event/${event.id}.m3u8`))).toEqual([
      410,
      expect.stringMatching(/^This audio was deleted/),
    ]);
    const named = expect.stringMatching(/^The audio of “Given up” was deleted/);
    expect(await messageOf(await call('event/merge/', { events: [audio.id, event.id] }))).toEqual([
      410,
      named,
    ]);
    const refused = await publish([audio, event]);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ errors: { events: [named] } });
  });

  it('is reported on play and at the episode if the archive lost it, and nothing else is lost', async () => {
    const event = await lost();
    const audio = await makeEvent(server);
    expect((await call(`event/${event.id}/0.m4s`)).status).toBe(410);
    const merged = mergeResponse.parse(
      await (await call('event/merge/', { events: [audio.id, event.id] })).json(),
    );
    // The remaining half plays; the other responds with the reason.
    expect((await call(`event/${merged.id}/0.m4s`)).status).toBe(200);
    expect((await call(`event/${merged.id}/2.m4s`)).status).toBe(410);

    const created = episode.parse(await (await publish([merged])).json());
    await server.context.jobs.idle();
    const row = await server.features.episodes.store.get(
      wholeStation(server.features.accounts.stationAt(server.slug).id),
      created.playlist_id,
    );
    expect(row).toMatchObject({
      name: 'An episode',
      media_status: 'failed',
      media_error: 'Some of this audio was deleted. Remove it from the timeline and save the episode.',
    });
    const whole = episode.parse(await (await publish([audio])).json());
    await server.context.jobs.idle();
    expect((await call(`playlist/dl/${whole.playlist_id}.mp3`)).status).toBe(200);
  });

  it('is reported at once when a timeline with it is downloaded', async () => {
    const json = { events: [uriOf(await lost())], format: 'aac' };
    const { job_id } = playlistCacheResponse.parse(await (await call('api/v1/playlistcache/', json)).json());
    await server.context.jobs.idle();
    const message = expect.stringMatching(/^Some of this audio was deleted/);
    expect(await messageOf(await call(`playlistcache/${job_id}.aac`))).toEqual([422, message]);
  });
});
