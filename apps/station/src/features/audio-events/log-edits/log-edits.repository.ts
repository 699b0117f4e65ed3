import { sql } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';
import type { AudioEventRow, AudioEventTables, EventRange } from '../audio-event-tables.ts';
import type { RepeatTables } from '../repeats/repeat-tables.ts';

/** Events of a log whose audio is in some of its segments, unordered. */
export function loggedOver(
  db: Tables,
  streamId: number,
  { firstN, lastN }: { readonly firstN: number; readonly lastN: number },
): Promise<AudioEventRow[]> {
  const events = db
    .tables<AudioEventTables>()
    .selectFrom('audio_events')
    .selectAll()
    .where('type_name', '=', 'LOGGER')
    .where('gone', '=', 0);
  return events
    .where('id', 'in', (row) =>
      row
        .selectFrom('event_ranges')
        .select('event_id')
        .where('stream_id', '=', streamId)
        .where('first_n', '<=', lastN)
        .where('last_n', '>=', firstN),
    )
    .execute();
}

/** The owners of events, by event. */
export async function ownersOf(db: Tables, eventIds: readonly number[]): Promise<Map<number, string[]>> {
  const holds = db.tables<AudioEventTables>().selectFrom('event_holds').selectAll();
  const rows = await holds
    .where('event_id', 'in', db.dialect.numbers(eventIds))
    .orderBy('event_id')
    .orderBy('owner')
    .execute();
  const byEvent = Map.groupBy(rows, ({ event_id }) => event_id);
  return new Map([...byEvent].map(([id, held]) => [id, held.map(({ owner }) => owner)]));
}

/** The segment in which the newest event of a log ends; null for a log without events. */
export async function lastLogged(db: Tables, streamId: number): Promise<EventRange | null> {
  const ranges = db
    .tables<AudioEventTables>()
    .selectFrom('event_ranges')
    .innerJoin('audio_events', 'audio_events.id', 'event_ranges.event_id')
    .select(['stream_id', 'first_n', 'last_n', 'skip_frames', 'drop_frames', 'event_ranges.frames']);
  const newest = ranges
    .where('stream_id', '=', streamId)
    .where('type_name', '=', 'LOGGER')
    .orderBy('last_n', 'desc')
    .orderBy('drop_frames')
    .limit(1);
  return (await newest.executeTakeFirst()) ?? null;
}

/** Deletes events of a log. Their audio stays. */
export async function deleteLogged(db: Tables, ids: readonly number[]): Promise<void> {
  await forgetSound(db, ids);
  const events = db.tables<AudioEventTables>().deleteFrom('audio_events');
  await events.where('id', 'in', db.dialect.numbers(ids)).execute();
}

/** Deletes what is known of the sound of events, whose audio is another one from now on. */
export async function forgetSound(db: Tables, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const repeats = db.tables<RepeatTables>();
  for (const table of ['fingerprints', 'fingerprint_keys', 'unheard_events', 'event_repeats'] as const)
    await sql`delete from ${sql.table(table)} where event_id in ${db.dialect.numbers(ids)}`.execute(repeats);
}

/** Inserts an event of a log, or replaces it, with its range. */
export async function putEvent(db: Tables, row: AudioEventRow, range: EventRange): Promise<void> {
  const tables = db.tables<AudioEventTables>();
  const { id, ...values } = row;
  await tables
    .insertInto('audio_events')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  await tables.deleteFrom('event_ranges').where('event_id', '=', id).execute();
  await tables
    .insertInto('event_ranges')
    .values({ ...range, event_id: id, position: 0 })
    .execute();
}

/**
 * A free id between two others, which follow each other as their events do; the one that a second implies if it is free.
 * @returns null if there is none
 */
export async function freeIdBetween(
  db: Tables,
  second: number,
  { above, below }: { readonly above: number; readonly below: number },
): Promise<number | null> {
  const wanted = Math.min(Math.max(second * 1000, above + 1), below - 1);
  const events = db.tables<AudioEventTables>().selectFrom('audio_events').select('id');
  const near = events.where('id', '>=', Math.max(above + 1, wanted - 1000)).where('id', '<', below);
  const taken = await near.where('id', '<=', wanted + 1000).execute();
  const ids = new Set(taken.map(({ id }) => id));
  for (let id = wanted; id < below && id <= wanted + 1000; id += 1) if (!ids.has(id)) return id;
  for (let id = wanted; id > above && id >= wanted - 1000; id -= 1) if (!ids.has(id)) return id;
  return null;
}
