import { describe, expect, it } from 'vitest';
import type { Programme, ProgrammeAiring, ProgrammeInput, ProgrammeUpdate } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { makeShow, makeUser } from '../../testing/index.ts';
import { isOnPostgres } from '../../testing/postgres/test-postgres.ts';
import { stationTest } from '../../testing/station-test.ts';
import { programmeAt, programmesBetween } from './index.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** A Tuesday, 10:30 in Berlin. */
const start = Date.UTC(2026, 2, 24, 9, 30);

const clock = createFakeClock(start);
const { server, admin } = stationTest(() => ({ clock, env: { POSTKIT_STATION_TIMEZONE: 'Europe/Berlin' } }));

const path = (rest: string) => `/${server.slug}/api/v1/${rest}`;
const send = (rest: string, method: 'POST' | 'PATCH' | 'DELETE' | 'GET', json?: object) =>
  server.call(path(rest), { method, as: admin, ...(json && { json }) });

async function add(input: ProgrammeInput): Promise<Programme> {
  const response = await send('programme/', 'POST', input);
  expect(response.status).toBe(201);
  return (await response.json()) as Programme;
}

async function change(id: number, update: ProgrammeUpdate): Promise<Response> {
  return send(`programme/${id}/`, 'PATCH', update);
}

const stationOf = () => server.features.accounts.stationAt(server.slug);
const onAir = (ms: number) => programmeAt(server.context.db, stationOf().id, ms);

const weekdays: ProgrammeInput['weekly'] = {
  day_of_week: 'MonTueWedThuFri',
  start_time: '09:00',
  end_time: '12:00',
  start_date: '2026-01-05',
};

describe('a programme by hand', () => {
  it('has the airings of its weekly rule from now on, in the time zone of the station, over a change of the clock', async () => {
    const added = await add({ name: ' Midday with Rosa ', presenters: ['Rosa'], weekly: weekdays });
    expect(added).toMatchObject({
      name: 'Midday with Rosa',
      presenters: ['Rosa'],
      source_id: null,
      key: '',
      is_public: true,
      hours: { day_of_week: 'MonTueWedThuFri', start_time: '09:00', end_time: '12:00' },
    });
    expect(added.times).toHaveLength(21);
    expect(added.times.at(-1)?.start_ms).toBe(Date.UTC(2026, 3, 21, 7));
    expect(added.times[0]).toEqual({ start_ms: start - 1.5 * hour, end_ms: start + 1.5 * hour });
    const { programmes } = (await (await send('programme/', 'GET')).json()) as { programmes: Programme[] };
    expect(programmes).toEqual([added]);
  });

  it('keeps the airing that has begun when its hours change, and has the new ones afterwards', async () => {
    const { id } = await add({
      name: 'News',
      weekly: { ...weekdays, start_time: '10:00', end_time: '11:00' },
    });
    const response = await change(id, { weekly: { ...weekdays, start_time: '16:00', end_time: '17:00' } });
    const { times, hours, version } = (await response.json()) as Programme;
    expect(times.slice(0, 2)).toEqual([
      { start_ms: start - hour / 2, end_ms: start + hour / 2 },
      { start_ms: Date.UTC(2026, 2, 24, 15), end_ms: Date.UTC(2026, 2, 24, 16) },
    ]);
    // The clocks change on 29 March.
    expect(times).toContainEqual({ start_ms: Date.UTC(2026, 2, 30, 14), end_ms: Date.UTC(2026, 2, 30, 15) });
    expect([hours?.start_time, version]).toEqual(['16:00', 2]);
    await send(`programme/${id}/`, 'DELETE');
  });

  it('airs on given dates, past midnight', async () => {
    const times = [{ start_ms: start + 12 * hour, end_ms: start + 15 * hour }];
    const added = await add({ name: 'Night Ferry Hour', times });
    expect(added).toMatchObject({ times, weekly: null });
    expect(added.hours).toEqual({ day_of_week: 'Tue', start_time: '22:30', end_time: '01:30' });
    await send(`programme/${added.id}/`, 'DELETE');
  });

  it('belongs to the show that was chosen, or to the one with its name', async () => {
    const [tide, other] = [
      await makeShow(server, { title: 'Tide table' }),
      await makeShow(server, { title: 'Other' }),
    ];
    const added = await add({ name: 'TIDE  Table', weekly: weekdays });
    expect([added.show_id, added.show]).toEqual([null, { id: tide.id, title: 'Tide table' }]);
    const changed = (await (await change(added.id, { show_id: other.id })).json()) as Programme;
    expect([changed.show_id, changed.show]).toEqual([other.id, { id: other.id, title: 'Other' }]);
    await send(`programme/${added.id}/`, 'DELETE');
  });

  it.each<[string, ProgrammeInput, string]>([
    ['no hours', { name: 'A' }, 'weekly'],
    ['a rule and dates', { name: 'A', weekly: weekdays, times: [] }, 'times'],
    ['no name', { name: ' ', weekly: weekdays }, 'name'],
    ['a show of no station', { name: 'A', weekly: weekdays, show_id: 9999 }, 'show_id'],
    ['an end before its start', { name: 'A', times: [{ start_ms: 2, end_ms: 1 }] }, 'times.0.end_ms'],
    ['more than a day', { name: 'A', times: [{ start_ms: 1, end_ms: 2 + day }] }, 'times.0.end_ms'],
    [
      'two airings at once',
      { name: 'A', times: [1, 2].map((end) => ({ start_ms: 0, end_ms: end })) },
      'times',
    ],
    [
      'an end before the first date',
      { name: 'A', weekly: { ...weekdays, end_date: '2026-01-04' } },
      'weekly.end_date',
    ],
  ])('is refused with %s', async (_, input, field) => {
    const response = await send('programme/', 'POST', input);
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
  });

  it('exists for the users of its station alone, and is changed by admins', async () => {
    const { id } = await add({ name: 'Private', weekly: weekdays });
    const user = await (await makeUser(server)).signIn();
    const list = await server.call(path('programme/'), { as: user });
    expect(list.status).toBe(200);
    const input = { name: 'Mine', weekly: weekdays };
    const denied = [
      await server.call(path('programme/'), { method: 'POST', as: user, json: input }),
      await server.call(path(`programme/${id}/`), { method: 'DELETE', as: user }),
    ];
    expect(denied.map(({ status }) => status)).toEqual([403, 403]);
    expect((await server.call(path('programme/'), { as: null })).status).toBe(401);
    await send(`programme/${id}/`, 'DELETE');
  });
});

describe('programmeAt', () => {
  it('finds the programme on air at a moment; of two, the one that started last', async () => {
    const base = start + 40 * day;
    const late = await add({ name: 'Late', times: [{ start_ms: base, end_ms: base + 3 * hour }] });
    const inner = await add({ name: 'Inner', times: [{ start_ms: base + hour, end_ms: base + 2 * hour }] });
    const names = await Promise.all(
      [-1, 0, hour - 1, hour, 2 * hour, 3 * hour - 1, 3 * hour].map((at) => onAir(base + at)),
    );
    expect(names.map((found) => found?.name)).toEqual([
      undefined,
      'Late',
      'Late',
      'Inner',
      'Late',
      'Late',
      undefined,
    ]);
    const span = { from: base + 2 * hour, until: base + day };
    const between = await programmesBetween(server.context.db, stationOf().id, span);
    expect(between.map(({ programme_id }) => programme_id)).toEqual([late.id]);
    const query = `from_ms=${base}&until_ms=${base + hour + 1}`;
    const response = await send(`programme_airings/?${query}`, 'GET');
    const { airings } = (await response.json()) as { airings: ProgrammeAiring[] };
    expect(airings.map(({ programme_id }) => programme_id)).toEqual([late.id, inner.id]);
    expect(await programmeAt(server.context.db, stationOf().id + 1, base)).toBeUndefined();
  });

  it.skipIf(isOnPostgres)('reads by the index', async () => {
    const { sql } = await import('kysely');
    const plan = await sql<{ detail: string }>`explain query plan select * from programme_times
      where station_id = 1 and start_ms <= 5 and start_ms > 2 and end_ms > 5 order by start_ms desc limit 1`.execute(
      server.context.db.tables(),
    );
    expect(plan.rows.map(({ detail }) => detail).join(' ')).toContain('programme_times_by_start');
  });
});

describe('the schedule of a programme', () => {
  it('has its days, hours, dates, picture and show', async () => {
    const show = await makeShow(server, { title: 'Harbour talk' });
    const picture = 'https://images.example/talk.jpg';
    const weekly = { ...weekdays, start_date: '2030-01-07', every_weeks: 2 };
    const { id } = await add({ name: 'Harbour Talk', description: 'Guests.', picture, weekly });
    const response = await send(`programme/${id}/schedule/`, 'GET');
    expect(await response.json()).toEqual({
      show_title: 'Harbour Talk',
      schedule: {
        show_id: show.id,
        title: 'Harbour Talk, %d',
        description: 'Guests.',
        day_of_week: 'MonTueWedThuFri',
        start_time: '09:00',
        end_time: '12:00',
        start_date: '2030-01-07',
        end_date: null,
        every_weeks: 2,
        exceptions: [],
        overrides: [],
        squareCoverArtURL: picture,
      },
    });
  });

  it('can be created as it is', async () => {
    const show = await makeShow(server, { title: 'Drive' });
    const { id } = await add({ name: 'Drive', weekly: weekdays });
    const { schedule } = (await (await send(`programme/${id}/schedule/`, 'GET')).json()) as {
      schedule: object;
    };
    const created = await send('add_auto_capture/', 'POST', schedule);
    expect(created.status).toBe(201);
    expect(await created.json()).toMatchObject({ show_id: show.id, day_of_week: 'MonTueWedThuFri' });
  });

  it('is refused for a programme that does not air', async () => {
    const { id } = await add({ name: 'Never', times: [] });
    expect((await send(`programme/${id}/schedule/`, 'GET')).status).toBe(409);
  });
});

describe('the airings of a weekly rule', () => {
  it('reach further ahead as time passes, and past ones stay for 400 days', async () => {
    const { id } = await add({ name: 'Ahead', weekly: { ...weekdays, day_of_week: 'Sun' } });
    const aired = Date.UTC(2026, 2, 29, 8);
    const ahead = async () => {
      const span = { from: clock.now(), until: clock.now() + 40 * day };
      const airings = await programmesBetween(server.context.db, stationOf().id, span);
      return airings.filter(({ programme_id }) => programme_id === id).length;
    };
    expect(await ahead()).toBe(4);
    for (const days of [21, 370]) {
      clock.advance(days * day);
      await server.context.jobs.idle();
      expect(await ahead()).toBe(4);
      expect((await onAir(aired))?.name).toBe('Ahead');
    }
    clock.advance(20 * day);
    await server.context.jobs.idle();
    expect(await onAir(aired)).toBeUndefined();
  });
});
