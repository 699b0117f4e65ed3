import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Programme, ProgrammePlan, ProgrammeReading, ProgrammeSource } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { stationTest } from '../../testing/station-test.ts';
import { programmeAt } from './index.ts';

/** A Tuesday, 1:00 in Berlin. */
const start = Date.UTC(2026, 2, 10);
const hour = 3_600_000;

const clock = createFakeClock(start);
const { server, admin } = stationTest(() => ({
  clock,
  env: { POSTKIT_STATION_TIMEZONE: 'Europe/Berlin', POSTKIT_ALLOW_PRIVATE_FETCH: '1' },
}));

/** The documents of the other system by path. */
const files = new Map<string, string>();
const host = createServer((request, response) => {
  const file = files.get(request.url ?? '');
  response.writeHead(file === undefined ? 404 : 200).end(file);
});
beforeAll(async () => void (await once(host.listen(0, '127.0.0.1'), 'listening')));
afterAll(() => void host.close());
beforeEach(() => files.clear());
const address = (path: string) => `http://127.0.0.1:${(host.address() as AddressInfo).port}${path}`;

const path = (rest: string) => `/${server.slug}/api/v1/${rest}`;
const send = (rest: string, method: 'POST' | 'PATCH' | 'DELETE' | 'GET', json?: object) =>
  server.call(path(rest), { method, as: admin, ...(json && { json }) });

async function json<Body>(response: Promise<Response>, status = 200): Promise<Body> {
  const found = await response;
  expect(found.status).toBe(status);
  return (await found.json()) as Body;
}

const addSource = (kind: ProgrammeSource['kind'], at = '') =>
  json<ProgrammeSource>(send('programme_source/', 'POST', { title: `A ${kind}`, kind, address: at }), 201);
const read = (id: number, given: object = {}) =>
  json<ProgrammeReading>(send(`programme_source/${id}/read/`, 'POST', given));
const apply = (id: number, lines?: number[]) =>
  json<ProgrammePlan>(send(`programme_plan/${id}/apply/`, 'POST', lines ? { lines } : {}));
const undo = (id: number) => send(`programme_plan/${id}/undo/`, 'POST');
const remove = (id: number) => send(`programme_source/${id}/`, 'DELETE');
async function programmes(sourceId: number): Promise<Programme[]> {
  const all = await json<{ programmes: Programme[] }>(send('programme/', 'GET'));
  return all.programmes.filter(({ source_id }) => source_id === sourceId);
}
const onAir = (ms: number) =>
  programmeAt(server.context.db, server.features.accounts.stationAt(server.slug).id, ms);

const event = (uid: string, lines: readonly string[]) =>
  ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT'].join('\r\n');
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//x//EN', ...events, 'END:VCALENDAR', ''].join('\r\n');
const daily = (uid: string, name: string, from: string, until: string, ...more: string[]) =>
  event(uid, [
    `DTSTART;TZID=Europe/Berlin:20260302T${from}00`,
    `DTEND;TZID=Europe/Berlin:20260302T${until}00`,
    'RRULE:FREQ=DAILY',
    `SUMMARY:${name}`,
    ...more,
  ]);

const kinds = ({ lines }: ProgrammePlan) =>
  lines.map(({ change, before, after }) => [change, before?.name ?? after?.name]);

describe('a source', () => {
  it('changes nothing until its plan is applied, and nothing in a week that stays as it is', async () => {
    files.set(
      '/week.ics',
      calendar(daily('a', 'Breakfast', '0600', '1000'), daily('b', 'Lunch', '1200', '1300')),
    );
    const source = await addSource('icalendar', address('/week.ics'));
    const { plan } = await read(source.id);
    expect(plan && kinds(plan)).toEqual([
      ['added', 'Breakfast'],
      ['added', 'Lunch'],
    ]);
    expect(await programmes(source.id)).toEqual([]);
    expect(await apply(plan?.id ?? 0)).toMatchObject({ state: 'applied', can_undo: true });
    expect((await programmes(source.id)).map(({ name, hours }) => [name, hours?.start_time])).toEqual([
      ['Breakfast', '06:00'],
      ['Lunch', '12:00'],
    ]);
    expect((await onAir(start + 6 * hour))?.name).toBe('Breakfast');
    expect((await read(source.id)).plan).toBeNull();
    await remove(source.id);
    expect(await onAir(start + 6 * hour)).toBeUndefined();
  });

  it('shows what was added, moved, renamed, changed and is gone, applies chosen lines, and undoes them', async () => {
    const week = [
      daily('move', 'Move', '0600', '0700'),
      daily('name', 'Old name', '0800', '0900'),
      daily('text', 'Text', '1000', '1100'),
      daily('gone', 'Gone', '1200', '1300'),
      daily('other-id', 'Before', '1400', '1500'),
    ];
    const source = await addSource('icalendar');
    const first = await read(source.id, { document: calendar(...week) });
    await apply(first.plan?.id ?? 0);
    const before = await programmes(source.id);
    const changed = calendar(
      daily('move', 'Move', '0630', '0730'),
      daily('name', 'New name', '0800', '0900'),
      daily('text', 'Text', '1000', '1100', 'DESCRIPTION:More'),
      daily('new', 'New', '1700', '1800'),
      daily('new-id', 'After', '1400', '1500'),
    );
    const { plan } = await read(source.id, { document: changed });
    expect(plan && kinds(plan)).toEqual([
      ['renamed', 'Before'],
      ['gone', 'Gone'],
      ['moved', 'Move'],
      ['added', 'New'],
      ['renamed', 'Old name'],
      ['changed', 'Text'],
    ]);
    expect(await programmes(source.id)).toEqual(before);
    const lineOf = (name: string) => plan?.lines.find((line) => (line.before ?? line.after)?.name === name);
    expect(lineOf('Move')).toMatchObject({
      before: { hours: { start_time: '06:00' } },
      after: { hours: { start_time: '06:30', end_time: '07:30' } },
    });
    expect(lineOf('Text')?.fields).toEqual(['description']);
    const some = await apply(plan?.id ?? 0, [
      lineOf('Gone')?.id ?? 0,
      lineOf('New')?.id ?? 0,
      lineOf('Move')?.id ?? 0,
    ]);
    const names = async () =>
      (await programmes(source.id)).map(({ name, hours }) => `${name} ${hours?.start_time ?? ''}`);
    expect(await names()).toEqual([
      'Before 14:00',
      'Move 06:30',
      'New 17:00',
      'Old name 08:00',
      'Text 10:00',
    ]);
    const [waiting] = (
      await json<{ plans: ProgrammePlan[] }>(send(`programme_source/${source.id}/plans/`, 'GET'))
    ).plans;
    expect(waiting && [waiting.state, kinds(waiting)]).toEqual([
      'pending',
      [
        ['renamed', 'Before'],
        ['renamed', 'Old name'],
        ['changed', 'Text'],
      ],
    ]);
    expect((await undo(some.id)).status).toBe(200);
    const undone = await programmes(source.id);
    const plain = (list: Programme[]) => list.map(({ version: _version, ...rest }) => rest);
    expect(plain(undone)).toEqual(plain(before));
    expect((await undo(some.id)).status).toBe(409);
    const all = await read(source.id, { document: changed });
    await apply(all.plan?.id ?? 0);
    expect(await names()).toEqual(['After 14:00', 'Move 06:30', 'New 17:00', 'New name 08:00', 'Text 10:00']);
    expect((await read(source.id, { document: changed })).plan).toBeNull();
    await remove(source.id);
  });

  it('is undone no more after a programme of it has changed', async () => {
    const source = await addSource('icalendar');
    const { plan } = await read(source.id, { document: calendar(daily('a', 'A', '0600', '0700')) });
    await apply(plan?.id ?? 0);
    const [programme] = await programmes(source.id);
    const refused = await send(`programme/${programme?.id}/`, 'PATCH', { name: 'Mine' });
    expect(refused.status).toBe(400);
    expect((await send(`programme/${programme?.id}/`, 'PATCH', { is_public: false })).status).toBe(200);
    expect((await undo(plan?.id ?? 0)).status).toBe(409);
    await remove(source.id);
  });

  it('refuses lines that its plan does not have, a plan twice, and reading without a document or address', async () => {
    const source = await addSource('icalendar');
    const { plan } = await read(source.id, { document: calendar(daily('a', 'A', '0600', '0700')) });
    const id = plan?.id ?? 0;
    expect((await send(`programme_plan/${id}/apply/`, 'POST', { lines: [7] })).status).toBe(400);
    await apply(id);
    expect((await send(`programme_plan/${id}/apply/`, 'POST', {})).status).toBe(409);
    expect((await send(`programme_source/${source.id}/read/`, 'POST', {})).status).toBe(400);
    await remove(source.id);
    expect((await send(`programme_plan/${id}/`, 'GET')).status).toBe(404);
  });

  it('keeps the week of its last good document, and says why it could not be read', async () => {
    files.set('/live', JSON.stringify({ shows: { current: null, next: [] } }));
    const source = await addSource('libretime', address('/live'));
    files.set('/live', '{"shows": {"cur');
    const broken = await send(`programme_source/${source.id}/read/`, 'POST', {});
    expect(broken.status).toBe(400);
    const { sources } = await json<{ sources: ProgrammeSource[] }>(send('programme_source/', 'GET'));
    expect(sources.find(({ id }) => id === source.id)).toMatchObject({
      read_at: null,
      tried_at: start / 1000,
      error: 'The document is no JSON, or its rest is missing.',
    });
    await remove(source.id);
  });

  it('of RadioDNS reads the files of the coming days', async () => {
    const file = (day: string) => `<epg xmlns="http://www.worlddab.org/schemas/spi/33"><schedule>
      <scope startTime="2026-03-${day}T00:00:00+01:00" stopTime="2026-03-${Number(day) + 1}T00:00:00+01:00"/>
      <programme id="crid://x/${day}" shortId="${day}"><mediumName>Midday</mediumName>
      <location><time time="2026-03-${day}T12:00:00+01:00" duration="PT1H"/></location></programme></schedule></epg>`;
    for (const day of ['10', '11', '12']) files.set(`/fm/202603${day}_PI.xml`, file(day));
    const source = await addSource('radiodns', address('/fm/20260310_PI.xml'));
    const { plan } = await read(source.id);
    await apply(plan?.id ?? 0);
    const [programme] = await programmes(source.id);
    expect([programme?.name, programme?.times.length]).toEqual(['Midday', 3]);
    files.clear();
    expect((await send(`programme_source/${source.id}/read/`, 'POST', {})).status).toBe(400);
    expect(await programmes(source.id)).toHaveLength(1);
    await remove(source.id);
  });

  it('of AzuraCast reads the entries of two weeks', async () => {
    const entry = (at: number) => ({
      id: 1,
      type: 'playlist',
      name: 'Drive',
      title: 'Drive',
      description: 'Playlist: Drive',
      start_timestamp: at / 1000,
      end_timestamp: (at + hour) / 1000,
      is_now: false,
    });
    files.set(
      '/api/station/1/schedule?start=2026-03-10&end=2026-03-24',
      JSON.stringify([entry(start + 9 * hour)]),
    );
    const source = await addSource('azuracast', address('/api/station/1/schedule'));
    const { plan } = await read(source.id);
    expect(plan?.lines).toMatchObject([
      { after: { name: 'Drive' }, added: [{ start_ms: start + 9 * hour }] },
    ]);
    await remove(source.id);
  });
});

describe('the daily reading', () => {
  it('follows an unchanged week by itself, and leaves a plan for a changed one', async () => {
    files.set('/daily.ics', calendar(daily('d', 'Daily', '0600', '0700')));
    const source = await addSource('icalendar', address('/daily.ics'));
    const { plan } = await read(source.id);
    await apply(plan?.id ?? 0);
    const sourceRow = async () => {
      const { sourcesOf } = await import('./sources.repository.ts');
      const rows = await sourcesOf(server.context.db, server.features.accounts.stationAt(server.slug).id);
      return rows.find(({ id }) => id === source.id);
    };
    const { plansOfSource } = await import('./sources.repository.ts');
    const far = start + 40 * 24 * hour + 5 * hour;
    expect(await onAir(far)).toBeUndefined();
    for (let day = 0; day < 15; day += 1) {
      clock.advance(24 * hour);
      await server.context.jobs.idle();
    }
    expect((await sourceRow())?.read_at).toBeGreaterThan(start / 1000 + 14 * 86_400);
    // Summer time since 29 March: 6:00 is one hour earlier.
    expect((await onAir(far - hour / 2))?.name).toBe('Daily');
    expect((await plansOfSource(server.context.db, source.id)).map(({ state }) => state)).toEqual([
      'applied',
    ]);
    files.set('/daily.ics', calendar(daily('d', 'Daily', '0700', '0800')));
    clock.advance(25 * hour);
    await server.context.jobs.idle();
    expect((await plansOfSource(server.context.db, source.id)).map(({ state }) => state)).toEqual([
      'pending',
      'applied',
    ]);
  });
});
