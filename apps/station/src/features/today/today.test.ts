import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { today as todaySchema, type Today } from '@postkit/sdk/schema';
import { deliveriesOf } from '../../testing/deliveries-of.ts';
import { startHook } from '../../testing/hook-server.ts';
import {
  firstStation,
  makeDestination,
  makeShow,
  makeStation,
  makeUser,
  type SignedIn,
} from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import type { EpisodeTables } from '../episodes/episode-tables.ts';
import type { LoggerTables } from '../logger/logger-tables.ts';
import { openHours, type Hours, six } from '../schedules/testing/open-hours.ts';
import '../../testing/postgres/also-on-postgres.ts';

const hour = 3600;
const midnight = six - 6 * hour;

let hours: Hours;
beforeEach(async () => {
  hours = await openHours({ POSTKIT_ALLOW_PRIVATE_FETCH: '1' });
});
afterEach(() => hours.server.close());

async function read(as?: SignedIn, slug = hours.server.slug): Promise<Today> {
  const response = await hours.server.call(`/${slug}/api/v1/today.json`, { as: as ?? (await hours.admin()) });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return todaySchema.parse(await response.json());
}

async function podcasts() {
  const { podcasts: part } = await read();
  if (!part) throw new Error('The admin was to see podcasts.');
  return part;
}

async function switchLogOn(): Promise<void> {
  // Nothing is at this address, so that the recorder is never connected.
  const response = await hours.server.call(`/${hours.server.slug}/api/v1/logger/`, {
    method: 'PATCH',
    as: await hours.admin(),
    json: { url: 'http://127.0.0.1:8000/live', active: true },
  });
  expect(response.status).toBe(200);
}

describe('today', () => {
  it('spans the station’s day, and at least the next 12 hours', async () => {
    expect(await read()).toMatchObject({
      date: '2026-11-02',
      now: six - 300,
      start: midnight,
      end: midnight + 24 * hour,
    });
    await hours.passTo(six + 14 * hour);
    expect(await read()).toMatchObject({ date: '2026-11-02', start: midnight, end: six + 26 * hour });
    const west = await makeStation(hours.server, { timezone: 'America/New_York' });
    expect(await read(undefined, west.slug)).toMatchObject({ start: midnight + 5 * hour });
  });

  it('sums what was recorded and lost since midnight', async () => {
    await hours.air(midnight - 60, 100);
    await hours.air(midnight + hour, 50);
    const gaps = hours.server.context.db.tables<LoggerTables>().insertInto('log_gaps');
    const station_id = firstStation(hours.server).id;
    const span = (from: number, to: number) => ({ station_id, from_ms: from * 1000, to_ms: to * 1000 });
    await gaps.values([span(midnight - 100, midnight + 20), span(midnight + 30, midnight + 58)]).execute();
    const { log } = await read();
    expect(log).toMatchObject({ state: 'off', lost_seconds: 48 });
    expect(log?.gaps.map(({ end }) => end - midnight)).toEqual([20, 58]);
    expect(log?.stretches.map(({ start, category }) => [start - midnight, category])).toEqual([
      [0, 'Talk'],
      [hour, 'Talk'],
    ]);
    // Segments of about five seconds: 44 seconds of the first and 55 of the second stretch.
    expect(log?.recorded_seconds).toBeGreaterThan(85);
    expect(log?.recorded_seconds).toBeLessThan(105);
  });

  it('lists what was published today and what is scheduled, with destinations, in the order of their times', async () => {
    const feed = await makeDestination(hours.server, { title: 'Main feed' });
    const make = (name: string, publishedAt: number) =>
      makeEpisode(hours.server, {
        name,
        showId: hours.showId,
        publishedAt,
        social_media_connections: [feed.id],
      });
    await make('Yesterday', midnight - 1);
    await make('Breakfast', midnight + 60);
    await make('Night', midnight + 1);
    const later = { showId: hours.showId, social_media_connections: [] };
    await makeEpisode(hours.server, { ...later, name: 'Noon', delay_post_until: six + 6 * hour });
    await makeEpisode(hours.server, { ...later, name: 'In two days', delay_post_until: six + 48 * hour });
    await makeEpisode(hours.server, { ...later, name: 'A draft', draft: true });
    const { episodes } = await podcasts();
    expect(episodes.map(({ name, status }) => [name, status])).toEqual([
      ['Night', 'published'],
      ['Breakfast', 'published'],
      ['Noon', 'scheduled'],
    ]);
    expect(episodes[1]).toMatchObject({
      show: 'Morning',
      at: midnight + 60,
      destinations: [{ id: feed.id, type: 'rss', title: 'Main feed' }],
      downloads: 0,
      schedule_id: null,
      media_status: 'ready',
    });
  });

  it('lists drafts of the last week, latest change first, with the lengths of their parts', async () => {
    const [talk, music] = [
      await makeEvent(hours.server, { category: 'Talk' }),
      await makeEvent(hours.server, { category: 'Music' }),
    ];
    const draft = { showId: hours.showId, draft: true, social_media_connections: [] };
    const old = await makeEpisode(hours.server, { ...draft, name: 'Old' });
    const stored = hours.server.context.db
      .tables<EpisodeTables>()
      .updateTable('episodes')
      .set({ updated_at: six - 8 * 24 * hour });
    await stored.where('id', '=', old.id).execute();
    await makeEpisode(hours.server, {
      ...draft,
      name: 'Notes',
      eventIds: [talk.id, music.id, talk.id],
      by: 'Tom',
      description: '',
    });
    const { drafts } = await podcasts();
    expect(drafts.map(({ name }) => name)).toEqual(['Notes']);
    expect(drafts[0]).toMatchObject({ show: 'Morning', description: '', destinations: 0, updated_by: 'Tom' });
    expect(drafts[0]?.clips.map(({ category }) => category)).toEqual(['Talk', 'Music', 'Talk']);
    for (const { seconds } of drafts[0]?.clips ?? []) expect(seconds).toBeGreaterThan(0);
  });

  it('contains failed deliveries that can be sent again, until they are', async () => {
    const hook = await startHook();
    hook.status = 400;
    const newsroom = await makeDestination(hours.server, {
      type: 'webhook',
      title: 'Newsroom',
      webhook_url: hook.url,
      token: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    });
    const episode = await makeEpisode(hours.server, {
      name: 'Ferry',
      showId: hours.showId,
      social_media_connections: [newsroom.id],
    });
    expect((await deliveriesOf(hours.server, episode.id)).webhook?.status).toBe('failed');
    expect((await podcasts()).failed_deliveries).toMatchObject([
      {
        playlist_id: episode.id,
        connection_id: newsroom.id,
        type: 'webhook',
        title: 'Newsroom',
        name: 'Ferry',
        can_retry: true,
      },
    ]);
    hook.status = 204;
    await hours.post(`playlist/${episode.id}/deliveries/${newsroom.id}/retry/`);
    await hours.server.context.jobs.idle();
    expect((await podcasts()).failed_deliveries).toEqual([]);
    await hook.close();
  });
});

describe('today’s schedules', () => {
  const planned = async () =>
    (await podcasts()).planned.map(({ title, outlook, reasons }) => [title, outlook, reasons]);

  it('say whether their next hours can succeed, and why not', async () => {
    const ready = await hours.schedule({ title: 'Tonight, %w', start_time: '20:00', end_time: '21:00' });
    expect(await planned()).toEqual([['Tonight, Monday', 'none', ['log_off']]]);
    await switchLogOn();
    expect((await planned()).map(([, outlook]) => outlook)).toEqual(['at_risk']);
    await hours.schedule({ title: 'Paused', paused: true, start_time: '22:00', end_time: '23:00' });
    await hours.schedule({ title: 'Tomorrow', start_date: '2026-11-03' });
    const other = await makeShow(hours.server, { title: 'Resting' });
    await hours.schedule({ title: 'Holiday', show_id: other.id, start_time: '21:30', end_time: '22:00' });
    await hours.post('add_auto_capture_holidays/', {
      show_id: other.id,
      first_day: '2026-11-01',
      last_day: '2026-11-02',
    });
    expect((await planned()).slice(1)).toEqual([
      ['Holiday', 'none', ['holiday']],
      ['Paused', 'none', ['paused']],
    ]);
    const [first] = (await podcasts()).planned;
    const at = { start: six + 14 * hour, end: six + 15 * hour };
    expect(first).toMatchObject({
      schedule_id: ready.id,
      show: 'Morning',
      date: '2026-11-02',
      ...at,
      publish_at: at.end,
    });
  });

  it('become a draft once more audio is missing than they allow, and leave the list with their run', async () => {
    await hours.schedule({ title: 'Early', end_time: '06:10', max_gap_seconds: 60 });
    await hours.air(six, 60);
    await switchLogOn();
    await hours.passTo(six + 180);
    const [early] = (await podcasts()).planned;
    expect(early).toMatchObject({ title: 'Early', outlook: 'draft' });
    expect(early?.reasons[0]).toBe('too_little_audio');
    expect(early?.missing_seconds).toBeGreaterThan(60);
    await hours.passTo(six + 20 * 60);
    const { planned: left, runs, missed } = await podcasts();
    expect(left.filter(({ date }) => date === '2026-11-02')).toEqual([]);
    expect(runs).toMatchObject([
      { title: 'Early', show_id: hours.showId, outcome: 'draft', reason: 'too_little_audio' },
    ]);
    expect(missed).toMatchObject([
      { title: 'Early', reason: 'too_little_audio', run_again_id: null, episode_id: runs[0]?.episode_id },
    ]);
  });

  it('name their episode’s schedule, and forget a missed publish once the episode is out', async () => {
    const schedule = await hours.schedule({ title: 'Early', max_gap_seconds: 30 });
    await hours.air(six, 60);
    await hours.passTo(six + 20 * 60);
    const [missed] = (await podcasts()).missed;
    expect(missed?.title).toBe('Early');
    const id = missed?.episode_id ?? 0;
    const version =
      (await hours.server.features.episodes.store.get(firstStation(hours.server), id))?.version ?? 0;
    await hours.server.features.episodes.publishing.update(
      firstStation(hours.server),
      id,
      { version, draft: false },
      'Ina',
    );
    await hours.server.context.jobs.idle();
    const after = await podcasts();
    expect(after.missed).toEqual([]);
    expect(after.episodes).toMatchObject([
      { playlist_id: id, schedule_id: schedule.id, status: 'published' },
    ]);
  });

  it('warn of a destination that was deleted', async () => {
    const feed = await makeDestination(hours.server, {});
    await hours.schedule({
      title: 'Tonight',
      start_time: '20:00',
      end_time: '21:00',
      social_media_connections: String(feed.id),
    });
    expect((await podcasts()).planned[0]?.destinations).toEqual([
      { id: feed.id, type: 'rss', title: feed.title },
    ]);
    await hours.server.call(`/${hours.server.slug}/api/v1/socialmediaconnection/${feed.id}/`, {
      method: 'DELETE',
      as: await hours.admin(),
    });
    await switchLogOn();
    const [tonight] = (await podcasts()).planned;
    expect(tonight?.reasons).toContain('destination_missing');
    expect(tonight?.destinations).toEqual([]);
  });
});

describe('today’s parts', () => {
  it('are those that the licence covers', async () => {
    const stationId = firstStation(hours.server).id;
    const readAs = async (licence: 'podcast' | 'logger') =>
      read(await (await makeUser(hours.server, { stations: [{ stationId, licence }] })).signIn());
    expect(await readAs('podcast')).toMatchObject({ log: null, podcasts: { episodes: [] } });
    expect(await readAs('logger')).toMatchObject({ log: { state: 'off' }, podcasts: null });
    const logger = await makeStation(hours.server, { features: { logger_only: true } });
    expect(await read(undefined, logger.slug)).toMatchObject({ log: { state: 'off' }, podcasts: null });
  });

  it('are hidden from users of another station', async () => {
    const other = await makeStation(hours.server);
    const user = await makeUser(hours.server, { stations: [{ stationId: other.id }] });
    const response = await hours.server.call(`/${hours.server.slug}/api/v1/today.json`, {
      as: await user.signIn(),
    });
    expect(response.status).toBe(404);
  });
});
