import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CampaignEpisodes, campaignEpisodes } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { makeShow } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { stationTest } from '../../testing/station-test.ts';
import { campaignById } from './campaigns.repository.ts';
import { openCampaignStation } from './testing/campaign-calls.ts';

const { server } = stationTest(() => ({
  clock: createFakeClock(Date.UTC(2026, 10, 24, 12)),
  env: { POSTKIT_TRUST_PROXY: '1' },
}));
beforeEach(() => void vi.restoreAllMocks());

type OpenStation = Awaited<ReturnType<typeof openCampaignStation>>;

async function episodesOf(station: OpenStation, id: number): Promise<CampaignEpisodes> {
  const response = await station.call(`campaign/${id}/episodes/`);
  if (!response.ok) throw new Error(await response.text());
  return campaignEpisodes.parse(await response.json());
}

async function statesOf(station: OpenStation, id: number): Promise<Record<number, string>> {
  const { episodes } = await episodesOf(station, id);
  return Object.fromEntries(episodes.map(({ playlist_id, state }) => [playlist_id, state]));
}

/** Runs a function before each file of an episode is read; it may wait, or fail the read. */
function beforeReads(run: (key: string) => Promise<void>): void {
  const { storage } = server.context;
  const open = storage.open.bind(storage);
  vi.spyOn(storage, 'open').mockImplementation((key, ...range) => {
    if (!/^(?:episodes|id3)/.test(key)) return open(key, ...range);
    return (async function* () {
      await run(key);
      yield* open(key, ...range);
    })() as unknown as ReturnType<typeof open>;
  });
}

describe('the audio of the episodes of a campaign', () => {
  it('is read once the campaign is added, and once a show joins it', async () => {
    const station = await openCampaignStation(server);
    const other = await makeShow(server, { title: 'Evening' }, station.at);
    const event = await makeEvent(server, {}, station.at);
    const evening = await makeEpisode(server, { showId: other.id, eventIds: [event.id] }, station.at);
    const { id } = await station.add({ shows: [station.show.id], positions: ['mid', 'post'] });
    expect(await episodesOf(station, id)).toMatchObject({
      reading: null,
      episodes: [{ state: 'ready', breaks: 2 }],
    });
    await station.call(`campaign/${id}/`, 'PATCH', { shows: [station.show.id, other.id] });
    await server.context.jobs.idle();
    expect(await statesOf(station, id)).toEqual({ [station.episode.id]: 'ready', [evening.id]: 'ready' });
  });

  it('is read when an episode is published later, and again when its ad markers change', async () => {
    const station = await openCampaignStation(server);
    const { id } = await station.add({ positions: ['mid'] });
    const events = [
      await makeEvent(server, {}, station.at),
      await makeEvent(server, {}, station.at),
    ] as const;
    const eventIds = events.map((event) => event.id);
    const later = await makeEpisode(server, { showId: station.show.id, eventIds }, station.at);
    await server.context.jobs.idle();
    expect(await statesOf(station, id)).toMatchObject({ [later.id]: 'no-break' });
    const change = { version: later.version, ad_insert_events: [events[1].id] };
    expect((await station.call(`playlist/${later.id}/`, 'PATCH', change)).status).toBeLessThan(300);
    await server.context.jobs.idle();
    expect(await statesOf(station, id)).toMatchObject({ [later.id]: 'ready' });
  });

  it('is not read for a paused campaign or while campaigns are off, and is once they play again', async () => {
    const station = await openCampaignStation(server, { enabled: false });
    const { id } = await station.add();
    expect(await statesOf(station, id)).toEqual({ [station.episode.id]: 'unread' });
    await station.call(`campaign/${id}/`, 'PATCH', { paused: true });
    await station.setEnabled(true);
    await server.context.jobs.idle();
    expect(await statesOf(station, id)).toEqual({ [station.episode.id]: 'unread' });
    await station.call(`campaign/${id}/`, 'PATCH', { paused: false });
    await server.context.jobs.idle();
    expect(await statesOf(station, id)).toEqual({ [station.episode.id]: 'ready' });
  });

  it('is read newest first in batches with a progress, and a file that fails keeps no other waiting', async () => {
    const station = await openCampaignStation(server, { enabled: false });
    const { id } = await station.add();
    const event = await makeEvent(server, {}, station.at);
    const made: number[] = [station.episode.id];
    while (made.length < 23)
      made.push(
        (await makeEpisode(server, { showId: station.show.id, eventIds: [event.id] }, station.at)).id,
      );
    await server.context.jobs.idle();
    const seen: string[] = [];
    const [gate, open] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    beforeReads(async (key) => {
      seen.push(key);
      if (seen.length === 1) throw new Error('The disk fails.');
      if (seen.length < 22) return;
      open.resolve();
      await gate.promise;
    });
    await station.setEnabled(true);
    await open.promise;
    expect((await episodesOf(station, id)).reading).toEqual({ read: 20, total: 23 });
    gate.resolve();
    await server.context.jobs.idle();
    expect((await episodesOf(station, id)).reading).toBeNull();
    const newestFirst = made.toReversed();
    expect(seen).toHaveLength(23);
    const states = { ...(await statesOf(station, id)) };
    for (const episode of newestFirst.slice(1, 20)) expect(states[episode]).toBe('ready');
    expect(states[newestFirst[0] ?? 0]).toBe('unread');
    await station.call(`campaign/${id}/`, 'PATCH', { title: 'Again' });
    await server.context.jobs.idle();
    expect(await statesOf(station, id)).toMatchObject({ [newestFirst[0] ?? 0]: 'ready' });
  });
});

describe('another bit rate of the station', () => {
  it('makes the audio of its campaigns again at once', async () => {
    const station = await openCampaignStation(server);
    const { id } = await station.add();
    const bytes = async () => (await campaignById(server.context.db, id))?.bytes ?? 0;
    const before = await bytes();
    const stations = server.context.db
      .tables<{ stations: { id: number; bitrate: number } }>()
      .updateTable('stations');
    await stations.set({ bitrate: 64 }).where('id', '=', station.at.id).execute();
    // The change of any setting makes every process read the stations again.
    await server.features.accounts.setFeatures(station.at.id, { enable_campaigns: true }, async () => {});
    await expect.poll(bytes, { timeout: 20_000 }).toBeLessThan(before);
  });
});
