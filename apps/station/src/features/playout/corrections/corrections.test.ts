import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  playoutCorrection,
  type PlayoutCorrection,
  type PlayoutCorrectionCreate,
  type PlayoutCorrectionPreview,
  playoutCorrectionPreview,
  type PlayoutCorrectionSource,
  playoutCorrectionUndone,
} from '@postkit/sdk/schema';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import { repeatedSegment } from '../../../testing/encoded-segments.ts';
import { makeStation, makeUser } from '../../../testing/index.ts';
import { makeLog } from '../../../testing/make-log.ts';
import { stationTest } from '../../../testing/station-test.ts';
import type { Station } from '../../accounts/index.ts';
import type { AudioEventRow } from '../../audio-events/index.ts';

const folder = fileURLToPath(new URL('../../../playout/readers/samples/asrun/', import.meta.url));
/** 14:30 in Berlin; the sample hour begins at 14:02:10. */
const now = Date.UTC(2026, 2, 10, 13, 30);
const begin = Date.UTC(2026, 2, 10, 13, 0) / 1000;

const { server, admin } = stationTest(() => ({ clock: createFakeClock(now) }));

let station: Station;
let events: AudioEventRow[];

/** Pieces of 24 segments of 4.969 s, which are two minutes, from 14:00 to 14:12. */
async function log(titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'], startedAt = begin) {
  const pieces = titles.map((title) => ({ title, segments: 24, category: 'Talk' }));
  const audio = await repeatedSegment(server.context, titles.length * 24);
  return makeLog(server, { startedAt, pieces, audio }, station);
}

beforeEach(async () => {
  station = await makeStation(server, { timezone: 'Europe/Berlin' });
  events = await log();
});

const path = (rest: string) => `/${station.slug}/api/v1/playout/corrections/${rest}`;
const post = (rest: string, json: unknown = {}) =>
  server.call(path(rest), { method: 'POST', as: admin, json });

async function preview(source: PlayoutCorrectionSource): Promise<PlayoutCorrectionPreview> {
  const response = await post('preview/', source);
  expect(response.status).toBe(200);
  return playoutCorrectionPreview.parse(await response.json());
}

async function apply(correction: PlayoutCorrectionCreate): Promise<PlayoutCorrection> {
  const response = await post('', correction);
  expect(response.status).toBe(201);
  return playoutCorrection.parse(await response.json());
}

async function undo(id: number) {
  const response = await post(`${id}/undo/`);
  expect(response.status).toBe(200);
  return playoutCorrectionUndone.parse(await response.json());
}

function asRun(file: string): PlayoutCorrectionSource {
  const bytes = readFileSync(folder + file).toString('base64');
  return { as_run: { file: bytes, is_base64: true, name: file, date: '2026-03-10' } };
}

/** The log as `title from-to` in seconds after its begin. */
async function logged(from = begin): Promise<string[]> {
  const rows = await server.features.audioEvents.logged(station.id, { from: from - 60, to: from + 7200 }, []);
  return rows.map(({ title, started_at, frames }) => {
    const start = started_at - from;
    return `${title} ${start}-${Math.round(start + (frames * 1024) / 44_100)}`;
  });
}

/** Every row of the station's events that a correction may touch. */
async function stored(): Promise<unknown> {
  const db = server.context.db.tables();
  const read = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;
  return {
    events: await read(sql`select * from audio_events where station_id = ${station.id} order by id`),
    ranges: await read(
      sql`select r.* from event_ranges r join audio_events e on e.id = r.event_id where e.station_id = ${station.id} order by event_id, position`,
    ),
    playout: await read(sql`select * from playout_events where station_id = ${station.id} order by event_id`),
    cues: await read(sql`select * from playout_cues where station_id = ${station.id} order by id`),
  };
}

async function hold(event: AudioEventRow | undefined, owner = 'episode:77'): Promise<void> {
  await server.context.db.transaction((transaction) =>
    server.features.audioEvents.hold(transaction, owner, [event?.id ?? 0]),
  );
}

describe('a correction by a log of what aired', () => {
  it.each<readonly [string, string, string[]]>([
    [
      'rivendell-text-log.txt',
      'rivendell-log',
      [
        'One 0-119',
        'Two 119-130',
        'Glasshouse 130-343',
        'Brenner Bakery 30 343-373',
        'Midday VT 3 373-415',
        'Salt & Cedar 415-536',
        'Five 536-596',
        'Six 596-715',
      ],
    ],
    [
      'stationplaylist-log.csv',
      'station-playlist-log',
      [
        'One 0-119',
        'Two 119-130',
        'Glasshouse 130-343',
        'Brenner Bakery 30 343-373',
        'Midday VT 3 373-415',
        'Salt & Cedar 415-536',
        'Five 536-596',
        'Six 596-715',
      ],
    ],
    [
      'npr-playlist.txt',
      'npr-playlist',
      [
        'One 0-119',
        'Two 119-130',
        'Glasshouse 130-343',
        'Three 343-358',
        'Four 357-414',
        'Salt & Cedar 415-536',
        'Five 536-596',
        'Six 596-715',
      ],
    ],
    [
      'bmi-emr.txt',
      'bmi-emr',
      [
        'One 0-119',
        'Two 119-130',
        'Glasshouse 130-343',
        'Three 343-358',
        'Four 357-414',
        'Salt & Cedar 415-536',
        'Five 536-596',
        'Six 596-715',
      ],
    ],
    [
      'cbsi-deltaflex.txt',
      'delta-flex',
      [
        'One 0-119',
        'Glasshouse 119-333',
        'Brenner Bakery 30 332-362',
        'Midday VT 3 362-404',
        'Salt & Cedar 405-526',
        'Five 526-596',
        'Six 596-715',
      ],
    ],
    [
      'rcs-v14-traffic-reconciliation.txt',
      'master-control',
      [
        'One 0-119',
        'Two 119-238',
        'Three 238-342',
        'Brenner Bakery 30 343-373',
        'Four 373-477',
        'Five 477-596',
        'Six 596-715',
      ],
    ],
    [
      'suisa-sendemeldung.csv',
      'suisa-report',
      [
        'One 0-119',
        'Two 119-130',
        'Glasshouse 130-343',
        'Three 343-358',
        'Four 357-414',
        'Salt & Cedar, Part 1 415-536',
        'Five 536-596',
        'Six 596-715',
      ],
    ],
  ])('cuts and names the log by %s', async (file, form, expected) => {
    const source = asRun(file);
    const shown = await preview(source);
    expect(shown.form).toBe(form);
    await apply({ ...source, version: shown.version });
    expect(await logged()).toEqual(expected);
    const after = await preview(source);
    const { unchanged, no_row, no_audio, ...changes } = after.counts;
    expect(changes).toEqual({ renamed: 0, recut: 0, added: 0, gone: 0 });
    expect(unchanged + no_row).toBe(after.lines.length);
    expect(no_audio).toBe(0);
  });

  it('keeps the bytes of an event that an episode uses, and renames it', async () => {
    await hold(events[1]);
    const audio = async (id: number | undefined) => {
      const response = await server.call(`/${station.slug}/api/v1/event/${id}/media.aac`, { as: admin });
      return Buffer.from(await response.arrayBuffer());
    };
    const before = await audio(events[1]?.id);
    const source = asRun('rivendell-text-log.txt');
    const shown = await preview(source);
    const line = shown.lines.find(({ event_id }) => event_id === events[1]?.id);
    expect(line).toMatchObject({ kind: 'renamed', users: { episodes: 1, drafts: 0, others: 0 } });
    await apply({ ...source, version: shown.version });
    expect((await audio(events[1]?.id)).equals(before)).toBe(true);
    expect((await logged()).slice(0, 3)).toEqual(['One 0-119', 'Glasshouse 119-238', 'Glasshouse 238-342']);
  });

  it('lists rows whose time was not recorded', async () => {
    station = await makeStation(server, { timezone: 'Europe/Berlin' });
    events = await log(['One', 'Two'], begin + 120);
    const { counts, lines } = await preview({ ...asRun('rivendell-text-log.txt'), end: begin + 3000 });
    expect(counts.no_audio).toBe(0);
    expect(lines.at(-1)?.after?.title).toBe('Brenner Bakery 30');
  });

  it('applies the chosen lines with those of their groups', async () => {
    const source = {
      ...asRun('rcs-v14-traffic-reconciliation.txt'),
      start: begin,
      end: begin + 700,
    };
    const shown = await preview(source);
    const spot = shown.lines.find(({ after }) => after?.title === 'Brenner Bakery 30');
    const other = shown.lines.find(({ kind }) => kind === 'no_row');
    const nothing = await post('', { ...source, version: shown.version, lines: [other?.index] });
    expect(nothing.status).toBe(409);
    await apply({ ...source, version: shown.version, lines: [spot?.index ?? -1] });
    expect(await logged()).toContain('Brenner Bakery 30 343-373');
  });

  it('refuses a preview whose log has changed since, and changes nothing', async () => {
    const source = asRun('rivendell-text-log.txt');
    const { version } = await preview(source);
    await hold(events[2], 'draft:4');
    const before = await stored();
    expect((await post('', { ...source, version })).status).toBe(409);
    expect(await stored()).toEqual(before);
  });

  it('is for admins, and hides corrections of other stations', async () => {
    const producer = await (await makeUser(server, { stations: [{ stationId: station.id }] })).signIn();
    const source = asRun('rivendell-text-log.txt');
    const asked = await server.call(path('preview/'), { method: 'POST', as: producer, json: source });
    expect(asked.status).toBe(403);
    const { id } = await apply({ ...source, version: (await preview(source)).version });
    station = await makeStation(server);
    expect((await post(`${id}/undo/`)).status).toBe(404);
  });

  it.each([
    [{ as_run: { file: 'hello' } }, 'The file has none of the known forms.'],
    [asRun('soundexchange-report-of-use.csv'), 'The file has no row with the time at which it aired.'],
    [asRun('broken-deltaflex-truncated.txt'), 'The file is cut: 2 of 4 rows are whole.'],
    [{ start: begin }, 'Give the start and the end of the span.'],
    [{ start: begin, end: begin + 400_000 }, 'Correct at most 48 hours at once.'],
    [{ start: begin, end: begin + 60, input: 99 }, 'The station has no such input that is on.'],
  ] as const)('refuses %j', async (source, message) => {
    const response = await post('preview/', source);
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(message)]);
  });
});

describe('undoing a correction', () => {
  it('puts every row back', async () => {
    const before = await stored();
    const source = asRun('rivendell-text-log.txt');
    const { id, can_undo } = await apply({ ...source, version: (await preview(source)).version });
    expect(can_undo).toBe(true);
    expect(await stored()).not.toEqual(before);
    const { correction, kept } = await undo(id);
    expect([correction.state, kept]).toEqual(['undone', []]);
    expect(await stored()).toEqual(before);
    expect((await post(`${id}/undo/`)).status).toBe(409);
  });

  it('leaves and names events that came into use', async () => {
    const source = asRun('rivendell-text-log.txt');
    const { id } = await apply({ ...source, version: (await preview(source)).version });
    const rows = await server.features.audioEvents.logged(station.id, { from: begin, to: begin + 3600 }, []);
    await hold(rows.find(({ title }) => title === 'Brenner Bakery 30'));
    const { kept } = await undo(id);
    expect(kept.map(({ title }) => title)).toEqual(['Brenner Bakery 30']);
    expect(await logged()).toEqual([
      'One 0-119',
      'Two 119-238',
      'Three 238-342',
      'Brenner Bakery 30 343-373',
      'Four 373-477',
      'Five 477-596',
      'Six 596-715',
    ]);
  });

  it('waits for the undoing of a later correction of the same span', async () => {
    const source = asRun('rivendell-text-log.txt');
    const first = await apply({ ...source, version: (await preview(source)).version });
    const second = { as_run: { ...asRun('npr-playlist.txt').as_run, offset_ms: 20_000 } } as typeof source;
    const { id } = await apply({ ...second, version: (await preview(second)).version });
    expect((await post(`${first.id}/undo/`)).status).toBe(409);
    const list = await server.call(path(`?start=${begin}&end=${begin + 3600}`), { as: admin });
    const { corrections } = (await list.json()) as { corrections: PlayoutCorrection[] };
    expect(corrections.map(({ id: each, can_undo }) => [each, can_undo])).toEqual([
      [id, true],
      [first.id, false],
    ]);
    await undo(id);
    expect((await post(`${first.id}/undo/`)).status).toBe(200);
  });
});

it('cuts the night on which the clock goes back by the moments of the rows', async () => {
  station = await makeStation(server, { timezone: 'Europe/Berlin' });
  const midnight = Date.UTC(2026, 9, 25, 0, 30) / 1000;
  events = await log(
    Array.from({ length: 40 }, (_, n) => `P${n}`),
    midnight,
  );
  const source = asRun('npr-clock-change.txt');
  await apply({ ...source, version: (await preview(source)).version });
  const songs = (await logged(midnight)).filter((line) => !line.startsWith('P'));
  expect(songs).toEqual([
    'Glasshouse 600-813',
    'Night Ferry 1710-1900',
    'Salt & Cedar 2099-2297',
    'Übergang 4200-4441',
  ]);
});
