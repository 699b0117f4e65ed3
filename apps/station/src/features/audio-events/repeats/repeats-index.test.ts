import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as repeatsBySound from '../../../migrations/0082-repeats-by-sound.ts';
import { stationMigrations } from '../../../migrations/station-migrations.ts';
import type { Database } from '../../../platform/db/database.ts';
import { migrate } from '../../../platform/db/migrate.ts';
import { openTestDatabase } from '../../../platform/db/open-test-database.ts';
import { openStationDatabase } from '../../../testing/open-station-database.ts';
import { isOnPostgres } from '../../../testing/postgres/test-postgres.ts';
import { compareEvents } from './compare-events.ts';
import { itemMs } from './fingerprint.ts';
import { forgetKeys } from './forget-keys.ts';
import type { RepeatTables } from './repeat-tables.ts';
import {
  addUnheard,
  countAttempts,
  type HeardEvent,
  repeatsBetween,
  storeFingerprint,
  storeRepeat,
  unheardEvents,
} from './repeats.repository.ts';

const startMs = 1_790_064_000_000;
const hourMs = 3_600_000;
/** Items of an event of 30 seconds. */
const count = Math.floor(30_000 / itemMs);

let db: Database;
beforeEach(async () => void (db = await openStationDatabase()));
afterEach(() => db.close());

async function insertEvent(to: Database, id: number): Promise<void> {
  await sql`insert into audio_events (id, station_id, type_name, origin, title, artist, identifier, category, category_id, search_text,
      frames, started_at, created_at, changed_at)
    values (${id}, 1, 'LOGGER', 'log', 'Harbour hour', '', '', 'Talk', 1, '', 1292, ${id / 1000}, 0, 0)`.execute(
    to.tables(),
  );
}

/** An event whose sound follows from a seed. */
async function hear(started_ms: number, seed: number, items = madeItems(seed)): Promise<HeardEvent> {
  const event = { event_id: started_ms, station_id: 1, started_ms };
  await insertEvent(db, started_ms);
  await storeFingerprint(db, { ...event, items: new Uint8Array(items.buffer) });
  return { ...event, frames: 1292, identifier: '' };
}

function madeItems(seed: number): Uint32Array<ArrayBuffer> {
  let state = Math.imul(seed + 1, 2_654_435_761);
  return Uint32Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state ^ (state >>> 15)) >>> 0;
  });
}

const compare = async (...events: HeardEvent[]) =>
  [...(await compareEvents(db, events, new AbortController().signal))].map(([id, airing]) => [
    id,
    airing?.earlier_id ?? null,
  ]);
const keys = () =>
  db
    .tables<RepeatTables>()
    .selectFrom('fingerprint_keys')
    .select('event_id')
    .distinct()
    .orderBy('event_id')
    .execute();

describe('compareEvents', () => {
  it('looks a day back and no further', async () => {
    await hear(startMs, 1);
    const [within, beyond] = [await hear(startMs + 25 * hourMs, 1), await hear(startMs + 52 * hourMs, 1)];
    expect(await compare(within)).toEqual([[within.event_id, startMs]]);
    expect(await compare(beyond)).toEqual([[beyond.event_id, null]]);
  });

  it('corrects later events when an earlier one is heard after them, unless they have a later airing', async () => {
    const [first, second, third] = [
      await hear(startMs, 1),
      await hear(startMs + hourMs, 1),
      await hear(startMs + 2 * hourMs, 1),
    ];
    await storeRepeat(db, third.event_id, { earlier_id: second.event_id, at_ms: second.started_ms });
    expect(await compare(first)).toEqual([
      [first.event_id, null],
      [second.event_id, first.event_id],
    ]);
  });

  it('ignores sound that airs more than a hundred times a day, such as a loop, and still finds the rest', async () => {
    for (let n = 0; n < 101; n += 1) await hear(startMs + n * 60_000, 1);
    const [loop, song, again] = [
      await hear(startMs + 2 * hourMs, 1),
      await hear(startMs + 3 * hourMs, 2),
      await hear(startMs + 4 * hourMs, 2),
    ];
    expect(await compare(loop, again)).toEqual([
      [loop.event_id, null],
      [again.event_id, song.event_id],
    ]);
  });
});

describe('forgetKeys', () => {
  it('keeps the keys of two days before the newest event, and those that an upgrade still needs', async () => {
    const [old, , newest] = [
      await hear(startMs, 1),
      await hear(startMs + hourMs, 2),
      await hear(startMs + 50 * hourMs, 3),
    ];
    expect(await forgetKeys(db, startMs + 1)).toBe(false);
    expect(await keys()).toEqual([{ event_id: old.event_id }, { event_id: newest.event_id }]);
    expect(await forgetKeys(db, 0)).toBe(false);
    expect(await keys()).toEqual([{ event_id: newest.event_id }]);
  });
});

describe('unheardEvents', () => {
  it('lists the newest first, failed ones last, and none after three attempts', async () => {
    for (const n of [1, 2, 3, 4]) await insertEvent(db, n * 1000);
    await addUnheard(
      db,
      [1, 2, 3, 4].map((n) => ({ id: n * 1000, station_id: 1 })),
    );
    await countAttempts(db, 4000, 1);
    await countAttempts(db, 2000, 3);
    expect((await unheardEvents(db, 10)).map(({ event_id }) => event_id)).toEqual([3000, 1000, 4000]);
    expect(await unheardEvents(db, 1)).toHaveLength(1);
  });
});

describe('repeatsBetween', () => {
  // The planner of PostgreSQL decides by the sizes of tables, which are small here.
  it.skipIf(isOnPostgres)('reads the day by indexes, without a scan', async () => {
    const query = `select event_id from audio_events join event_repeats on event_repeats.event_id = audio_events.id
      where station_id = 1 and type_name = 'LOGGER' and audio_events.id >= 0 and audio_events.id < 9 order by audio_events.id`;
    const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(query)}`.execute(db.tables());
    for (const { detail } of rows) expect(detail).toMatch(/^SEARCH /);
  });

  it('lists the repeats of a span in order', async () => {
    for (const at of [3000, 1000, 2000, 4000]) await hear(at, at);
    for (const at of [3000, 2000, 4000]) await storeRepeat(db, at, { earlier_id: 1000, at_ms: 1500 });
    expect((await repeatsBetween(db, 1, { from: 2000, to: 4000 })).map(({ event_id }) => event_id)).toEqual([
      2000, 3000,
    ]);
    expect(await repeatsBetween(db, 2, { from: 0, to: 9000 })).toEqual([]);
  });
});

describe('0082-repeats-by-sound', () => {
  it('lists the logged events of an older version as unheard', async () => {
    const { '0082-repeats-by-sound': _last, ...before } = stationMigrations;
    const old = await openTestDatabase(before);
    for (const id of [1000, 2000, 3000]) await insertEvent(old, id);
    await sql`update audio_events set gone = 1 where id = 2000`.execute(old.tables());
    await sql`update audio_events set type_name = 'UPLOAD' where id = 3000`.execute(old.tables());
    await migrate(old, { ...before, '0082-repeats-by-sound': repeatsBySound });
    expect(await unheardEvents(old, 10)).toEqual([{ event_id: 1000, station_id: 1 }]);
    await old.close();
  });
});
