import { sql } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';
import type { AudioEventTables } from '../audio-event-tables.ts';
import { readItems } from './fingerprint.ts';
import { type PlacedKey, storedKeys } from './sound-keys.ts';
import type { RepeatTables } from './repeat-tables.ts';

type AllTables = RepeatTables & AudioEventTables;

/** An event whose sound is known. */
export interface HeardEvent {
  readonly event_id: number;
  readonly station_id: number;
  /** Unix milliseconds. */
  readonly started_ms: number;
  readonly frames: number;
  /** Identifier of its cart; empty if it has none. */
  readonly identifier: string;
  readonly fingerprint_id: number;
}

/** Attempts after which an event stays unheard. */
export const mostAttempts = 3;

export async function addUnheard(db: Tables, events: readonly { id: number; station_id: number }[]): Promise<void> {
  const rows = JSON.stringify(events.map(({ id, station_id }) => [id, station_id]));
  await sql`insert into unheard_events (event_id, station_id) select value ->> 0, value ->> 1 from json_each(${rows})`.execute(
    db.tables<RepeatTables>(),
  );
}

/** The newest events without a fingerprint; those that failed come after the others. */
export function unheardEvents(db: Tables, limit: number): Promise<{ event_id: number; station_id: number }[]> {
  const unheard = db.tables<RepeatTables>().selectFrom('unheard_events').select(['event_id', 'station_id']);
  return unheard.where('attempts', '<', mostAttempts).orderBy('attempts').orderBy('event_id', 'desc').limit(limit).execute();
}

export async function countAttempt(db: Tables, eventId: number): Promise<void> {
  const attempts = db.tables<RepeatTables>().updateTable('unheard_events');
  await attempts
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('event_id', '=', eventId)
    .execute();
}

/** Id of the fingerprint of a place, if one is stored. */
export async function fingerprintAt(db: Tables, stationId: number, place: string): Promise<number | undefined> {
  const found = db.tables<RepeatTables>().selectFrom('fingerprints').select('id').where('station_id', '=', stationId);
  return (await found.where('place', '=', place).executeTakeFirst())?.id;
}

export async function insertFingerprint(db: Tables, station_id: number, place: string, items: Uint8Array): Promise<number> {
  const fingerprints = db.tables<RepeatTables>().insertInto('fingerprints');
  const { id } = await fingerprints.values({ station_id, place, items, has_keys: 1 }).returning('id').executeTakeFirstOrThrow();
  const keys = storedKeys(readItems(items)).map(({ key, position }) => [key, position]);
  await sql`insert into fingerprint_keys (station_id, key, fingerprint_id, position)
    select ${station_id}, value ->> 0, ${id}, value ->> 1 from json_each(${JSON.stringify(keys)}) where true
    on conflict do nothing`.execute(db.tables<RepeatTables>());
  return id;
}

/** Stores the fingerprint of an event, which stays unheard until it is compared. */
export async function storeHeard(db: Tables, event: RepeatTables['event_fingerprints']): Promise<void> {
  const fingerprints = db.tables<RepeatTables>().insertInto('event_fingerprints').values(event);
  await fingerprints.onConflict((conflict) => conflict.column('event_id').doNothing()).execute();
}

export async function removeUnheard(db: Tables, eventId: number): Promise<void> {
  await db.tables<RepeatTables>().deleteFrom('unheard_events').where('event_id', '=', eventId).execute();
}

export async function itemsOf(db: Tables, fingerprintId: number): Promise<Uint32Array> {
  const found = db.tables<RepeatTables>().selectFrom('fingerprints').select('items').where('id', '=', fingerprintId);
  return readItems((await found.executeTakeFirstOrThrow()).items);
}

/** A stored key that equals one of a fingerprint. */
export interface KeyHit {
  readonly fingerprint_id: number;
  /** Position in that fingerprint. */
  readonly position: number;
  /** Position of the key that was looked for. */
  readonly own: number;
}

export async function keyHits(db: Tables, stationId: number, keys: readonly PlacedKey[]): Promise<KeyHit[]> {
  const wanted = JSON.stringify(keys.map(({ key, position }) => [key, position]));
  const found = await sql<KeyHit>`select stored.fingerprint_id, stored.position, wanted.value ->> 1 as own
    from json_each(${wanted}) wanted
    cross join fingerprint_keys stored on stored.station_id = ${stationId} and stored.key = wanted.value ->> 0`.execute(
    db.tables<RepeatTables>(),
  );
  return found.rows;
}

function heard(db: Tables) {
  return db
    .tables<AllTables>()
    .selectFrom('event_fingerprints')
    .innerJoin('audio_events', 'audio_events.id', 'event_fingerprints.event_id')
    .select(['event_fingerprints.event_id', 'station_id', 'started_ms', 'frames', 'identifier', 'fingerprint_id']);
}

export function heardEvent(db: Tables, eventId: number): Promise<HeardEvent | undefined> {
  return heard(db).where('event_fingerprints.event_id', '=', eventId).executeTakeFirst();
}

/** The events with some fingerprints that started in a span (Unix milliseconds; `to` is exclusive). */
export function heardBetween(db: Tables, fingerprintIds: readonly number[], { from, to }: { from: number; to: number }): Promise<HeardEvent[]> {
  if (fingerprintIds.length === 0) return Promise.resolve([]);
  return heard(db).where('fingerprint_id', 'in', fingerprintIds).where('started_ms', '>=', from).where('started_ms', '<', to).execute();
}

/**
 * The events with some fingerprints that started within a time after an event, have no later airing before them than that
 * event, and may be of its cart.
 */
export async function heardAfter(db: Tables, fingerprintIds: readonly number[], event: HeardEvent, withinMs: number): Promise<HeardEvent[]> {
  if (fingerprintIds.length === 0) return [];
  const { started_ms: start, identifier } = event;
  return heard(db)
    .leftJoin('event_repeats', 'event_repeats.event_id', 'event_fingerprints.event_id')
    .where('fingerprint_id', 'in', fingerprintIds)
    .where('started_ms', '>', start)
    .where('started_ms', '<', start + withinMs)
    .where((row) => row.or([row('at_ms', 'is', null), row('at_ms', '<', start)]))
    .$if(identifier !== '', (query) => query.where('identifier', 'in', ['', identifier]))
    .execute();
}

/** Stores the earlier airing of an event, or that there is none. Returns whether it changed. */
export async function storeRepeat(db: Tables, event_id: number, earlier: { earlier_id: number; at_ms: number } | null): Promise<boolean> {
  const repeats = db.tables<RepeatTables>();
  const before = await repeats.selectFrom('event_repeats').select(['earlier_id', 'at_ms']).where('event_id', '=', event_id).executeTakeFirst();
  if (before?.earlier_id === earlier?.earlier_id && before?.at_ms === earlier?.at_ms) return false;
  await repeats.deleteFrom('event_repeats').where('event_id', '=', event_id).execute();
  if (earlier) await repeats.insertInto('event_repeats').values({ event_id, ...earlier }).execute();
  return true;
}

/** The stations of events with those of each. */
export async function stationsOf(db: Tables, eventIds: readonly number[]): Promise<Map<number, number[]>> {
  if (eventIds.length === 0) return new Map();
  const events = db.tables<AllTables>().selectFrom('audio_events').select(['id', 'station_id']).where('id', 'in', eventIds);
  const stations = Map.groupBy(await events.execute(), ({ station_id }) => station_id);
  return new Map([...stations].map(([station, rows]) => [station, rows.map(({ id }) => id)]));
}

/** An event's id is the second at which it aired, times 1000. */
const idsBetween = ({ from, to }: { from: number; to: number }) => [from * 1000, to * 1000] as const;

/** Repeats among the events of a station that started in a span (Unix seconds; `to` is exclusive), in order. */
export function repeatsBetween(db: Tables, stationId: number, span: { from: number; to: number }) {
  const [first, end] = idsBetween(span);
  return db
    .tables<AllTables>()
    .selectFrom('audio_events')
    .innerJoin('event_repeats', 'event_repeats.event_id', 'audio_events.id')
    .select(['event_id', 'earlier_id', 'at_ms'])
    .where('station_id', '=', stationId)
    .where('type_name', '=', 'LOGGER')
    .where('audio_events.id', '>=', first)
    .where('audio_events.id', '<', end)
    .orderBy('audio_events.id')
    .execute();
}

/** Events of a station in a span (Unix seconds; `to` is exclusive) that have no fingerprint, in order. */
export async function unheardBetween(db: Tables, stationId: number, span: { from: number; to: number }): Promise<number[]> {
  const [first, end] = idsBetween(span);
  const unheard = db.tables<RepeatTables>().selectFrom('unheard_events').select('event_id').where('station_id', '=', stationId);
  const rows = await unheard.where('event_id', '>=', first).where('event_id', '<', end).orderBy('event_id').execute();
  return rows.map(({ event_id }) => event_id);
}
