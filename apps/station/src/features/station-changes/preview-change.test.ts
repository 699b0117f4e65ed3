import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  schedule as scheduleSchema,
  scheduleRun,
  stationChange,
  type StationChange,
} from '@postkit/sdk/schema';
import { createFakeClock, type FakeClock } from '../../platform/fake-clock.ts';
import { firstStation, makeShow, makeUser, startStation, type TestStation } from '../../testing/index.ts';
import { makeLog } from '../../testing/make-log.ts';
import '../../testing/postgres/also-on-postgres.ts';

/** Noon before the night in which the clocks of Berlin change; the station has the time zone UTC. */
const noon = Date.UTC(2026, 2, 28, 12);
const at = (text: string) => Date.parse(`2026-03-${text}Z`) / 1000;

let clock: FakeClock;
let server: TestStation;
let showId: number;
beforeEach(async () => {
  clock = createFakeClock(noon);
  server = await startStation({ clock });
  showId = (await makeShow(server, { title: 'Morning' })).id;
});
afterEach(() => server.close());

const station = () => firstStation(server);
const call = async (path: string, init: { method?: string; json?: unknown } = {}) =>
  server.call(`/${server.slug}/api/v1/${path}`, { ...init, as: await server.signIn() });
const preview = (json: unknown, id = station().id) =>
  call(`station/${id}/preview/`, { method: 'POST', json });
async function previewed(json: unknown): Promise<StationChange> {
  return stationChange.parse(await (await preview(json)).json());
}

/** A schedule of each day. */
async function makeSchedule(title: string, start_time: string, end_time: string, fields: object = {}) {
  const days = { start_date: '2026-03-01', day_of_week: 'SunMonTueWedThuFriSat' };
  const json = {
    ...days,
    start_time,
    end_time,
    show_id: showId,
    title,
    publishWhen: 'rightNow',
    max_gap_seconds: 86_400,
    ...fields,
  };
  return scheduleSchema.parse(await (await call('add_auto_capture/', { method: 'POST', json })).json());
}

async function runs() {
  const { objects } = (await (await call('auto_capture_runs/')).json()) as { objects: unknown[] };
  return objects.map((run) => scheduleRun.parse(run)).toReversed();
}

async function passTo(seconds: number): Promise<void> {
  await server.context.jobs.idle();
  clock.advance(seconds * 1000 - clock.now());
  await server.context.jobs.idle();
}

describe('the preview of another time zone', () => {
  it('has the next run of each schedule and the next border of the day in both zones, and changes nothing', async () => {
    const night = await makeSchedule('Night', '02:30', '02:35');
    const morning = await makeSchedule('At eight', '08:00', '08:02');
    const paused = await makeSchedule('Paused', '09:00', '09:02', { paused: true });
    const { slug, timezone } = await previewed({ timezone: 'europe/berlin' });
    expect(slug).toBeNull();
    const about = { show_id: showId, show_title: 'Morning' };
    expect(timezone).toEqual({
      from: 'UTC',
      to: 'Europe/Berlin',
      schedules: [
        { ...about, id: morning.id, title: 'At eight', before: at('29T08:00'), after: at('29T06:00') },
        // The clock of Berlin skips these hours on the 29th.
        { ...about, id: night.id, title: 'Night', before: at('29T02:30'), after: at('30T00:30') },
        { ...about, id: paused.id, title: 'Paused', before: null, after: null },
      ],
      day_borders: { before: at('29T00:00'), after: at('28T23:00') },
      analytics: 'unaffected',
    });
    expect(station().timezone).toBe('UTC');
    await passTo(at('29T06:10'));
    expect((await runs()).map(({ start }) => start)).toEqual([at('29T02:30')]);
  });

  it('refuses a zone that does not exist, users who are no company admins, and stations of other companies', async () => {
    const unknown = await preview({ timezone: 'Europe/Bern' });
    expect([unknown.status, await unknown.json()]).toMatchObject([
      400,
      { errors: { timezone: [expect.stringContaining('Europe/Berlin')] } },
    ]);
    expect((await preview({ zone: 'UTC' })).status).toBe(400);
    const companyId = await server.features.accounts.addCompany('Another company');
    const other = await server.features.accounts.addStation({ companyId, slug: 'other', name: 'Other' });
    expect((await preview({ timezone: 'Asia/Tokyo' }, other.id)).status).toBe(404);
    expect((await preview({ timezone: 'Asia/Tokyo' }, 999)).status).toBe(404);
    const user = await makeUser(server, { stations: [{ stationId: station().id, admin: true }] });
    const path = `/${server.slug}/api/v1/station/${station().id}/preview/`;
    const denied = await server.call(path, { method: 'POST', as: await user.signIn(), json: {} });
    expect(denied.status).toBe(403);
  });
});

describe('the preview of another slug', () => {
  it('names the addresses that will lead to it, and nothing for the present one', async () => {
    expect((await previewed({ slug: 'Harbour-FM' })).slug).toMatchObject({
      from: server.slug,
      to: 'harbour-fm',
      redirects: expect.arrayContaining(['feeds', 'enclosures', 'players', 'api']),
    });
    expect(await previewed({ slug: server.slug, timezone: 'UTC' })).toEqual({ slug: null, timezone: null });
    expect(station().formerSlugs).toEqual([]);
  });

  it('refuses slugs of the installation and of other stations', async () => {
    await server.features.accounts.addStation({ companyId: station().companyId, slug: 'bay', name: 'Bay' });
    for (const slug of ['docs', 'bay']) expect((await preview({ slug })).status).toBe(409);
    expect((await preview({ slug: 'a b' })).status).toBe(400);
  });
});

describe('another time zone', () => {
  const changeTo = (timezone: string) =>
    call(`station/${station().id}/`, { method: 'PATCH', json: { timezone } });
  const today = async () => (await (await call('today.json')).json()) as object;

  it('moves schedules and days at once over the night of a clock change, and leaves recorded moments alone', async () => {
    await makeSchedule('At eight', '08:00', '08:02');
    const [event] = await makeLog(server, {
      startedAt: at('29T06:00'),
      pieces: [{ title: 'Hello', segments: 1 }],
    });
    await changeTo('Europe/Berlin');
    await passTo(at('28T23:30'));
    expect(await today()).toMatchObject({ date: '2026-03-29', start: at('28T23:00') });

    await passTo(at('29T06:10'));
    const first = { date: '2026-03-29', start: at('29T06:00'), end: at('29T06:02'), outcome: 'published' };
    expect(await runs()).toMatchObject([first]);
    const { timezone } = await previewed({ timezone: 'Asia/Kathmandu' });
    expect(timezone?.schedules).toMatchObject([{ before: at('30T06:00'), after: at('30T02:15') }]);
    expect(timezone?.day_borders).toEqual({ before: at('29T22:00'), after: at('29T18:15') });

    await changeTo('Asia/Kathmandu');
    // Eight o'clock in Kathmandu was at 02:15 UTC, before the change.
    await passTo(at('29T18:20'));
    expect(await runs()).toMatchObject([first]);
    expect(await today()).toMatchObject({ date: '2026-03-30', start: at('29T18:15') });
    await passTo(at('30T02:25'));
    expect(await runs()).toMatchObject([
      first,
      { date: '2026-03-30', start: at('30T02:15'), end: at('30T02:17') },
    ]);
    expect((await server.features.audioEvents.find(station(), event?.id ?? 0))?.started_at).toBe(
      at('29T06:00'),
    );
  });

  it('does not look for hours that ended just before in the new zone, and offers to run them again', async () => {
    await makeSchedule('At noon', '12:01', '12:03');
    await makeLog(server, { startedAt: at('28T12:01'), pieces: [{ title: 'Hello', segments: 1 }] });
    await passTo(at('28T12:05'));
    await changeTo('Europe/Berlin');
    await passTo(at('28T12:20'));
    const dropped = { start: at('28T12:01'), outcome: 'skipped', reason: 'changed', can_run_again: true };
    expect(await runs()).toMatchObject([dropped]);
  });

  it('is refused if it does not exist', async () => {
    expect((await changeTo('Mars/Olympus')).status).toBe(400);
    expect(station().timezone).toBe('UTC');
  });
});
