import { sql } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';
import type { AudioEventTables } from '../audio-event-tables.ts';
import { readItems } from './fingerprint.ts';
import type { RepeatTables } from './repeat-tables.ts';
import { type PlacedKey, storedKeys } from './sound-keys.ts';

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
}

/** A span in Unix milliseconds; `to` is exclusive. */
export interface SpanMs {
  readonly from: number;
  readonly to: number;
}

/** Attempts after which an event stays unheard. */
export const mostAttempts = 3;

/** @param attempts `mostAttempts` for events that are never heard */
export async function addUnheard(
  db: Tables,
  events: readonly { id: number; station_id: number }[],
  attempts = 0,
): Promise<void> {
  if (events.length === 0) return;
  const rows = db.dialect.jsonRows(events.map(({ id, station_id }) => [id, station_id, attempts]));
  await sql`insert into unheard_events (event_id, station_id, attempts)
    select cast(value ->> 0 as bigint), cast(value ->> 1 as bigint), cast(value ->> 2 as bigint) from ${rows} as added`.execute(
    db.tables<RepeatTables>(),
  );
}

/** The newest events without a fingerprint; those that failed come after the others. */
export function unheardEvents(
  db: Tables,
  limit: number,
): Promise<{ event_id: number; station_id: number }[]> {
  const unheard = db.tables<RepeatTables>().selectFrom('unheard_events').select(['event_id', 'station_id']);
  return unheard
    .where('attempts', '<', mostAttempts)
    .orderBy('attempts')
    .orderBy('event_id', 'desc')
    .limit(limit)
    .execute();
}

export async function countAttempts(db: Tables, eventId: number, count: number): Promise<void> {
  const attempts = db.tables<RepeatTables>().updateTable('unheard_events');
  await attempts
    .set((row) => ({ attempts: row('attempts', '+', count) }))
    .where('event_id', '=', eventId)
    .execute();
}

/** Stores the fingerprint of an event, which stays unheard until it is compared. */
export async function storeFingerprint(
  db: Tables,
  fingerprint: Omit<RepeatTables['fingerprints'], 'has_keys'>,
): Promise<void> {
  const { station_id, event_id, items } = fingerprint;
  const tables = db.tables<RepeatTables>();
  const added = tables.insertInto('fingerprints').values({ ...fingerprint, has_keys: 1 });
  await added.onConflict((conflict) => conflict.column('event_id').doNothing()).execute();
  const keys = storedKeys(readItems(items)).map(({ key, position }) => [key, position]);
  await sql`insert into fingerprint_keys (station_id, key, event_id, position)
    select cast(${station_id} as bigint), cast(value ->> 0 as bigint), cast(${event_id} as bigint), cast(value ->> 1 as bigint)
    from ${db.dialect.jsonRows(keys)} as added where true on conflict do nothing`.execute(tables);
}

export async function removeUnheard(db: Tables, eventId: number): Promise<void> {
  await db.tables<RepeatTables>().deleteFrom('unheard_events').where('event_id', '=', eventId).execute();
}

export async function itemsOf(db: Tables, eventId: number): Promise<Uint32Array> {
  const found = db
    .tables<RepeatTables>()
    .selectFrom('fingerprints')
    .select('items')
    .where('event_id', '=', eventId);
  return readItems((await found.executeTakeFirst())?.items ?? new Uint8Array());
}

/** A stored key that equals one of an event. */
export interface KeyHit {
  readonly event_id: number;
  /** Position in the fingerprint of that event. */
  readonly position: number;
  /** Position of the key that was looked for. */
  readonly own: number;
}

/** Keys with more hits than this say little: a loop has them, or a sound that every event has. */
const mostHits = 100;

/** The stored keys of a station's events in a span that equal one of these. */
export async function keyHits(
  db: Tables,
  stationId: number,
  { from, to }: SpanMs,
  keys: readonly PlacedKey[],
): Promise<KeyHit[]> {
  const { jsonRows, lookUpJoin } = db.dialect;
  const wanted = jsonRows(keys.map(({ key, position }) => [key, position]));
  const found = await sql<KeyHit>`with wanted as materialized (
      select cast(value ->> 0 as bigint) as key, cast(value ->> 1 as bigint) as own from ${wanted} as listed
    ), rare as materialized (
      select key, own from wanted where (select count(*) from (select 1 from fingerprint_keys same
        where same.station_id = ${stationId} and same.key = wanted.key and same.event_id between ${from} and ${to}
        limit ${mostHits + 1}) as hits) <= ${mostHits}
    )
    select stored.event_id, stored.position, rare.own from rare
    ${lookUpJoin} fingerprint_keys stored on stored.station_id = ${stationId} and stored.key = rare.key
      and stored.event_id between ${from} and ${to}`.execute(db.tables<RepeatTables>());
  return found.rows;
}

function heard(db: Tables) {
  return db
    .tables<AllTables>()
    .selectFrom('fingerprints')
    .innerJoin('audio_events', 'audio_events.id', 'fingerprints.event_id')
    .select(['fingerprints.event_id', 'fingerprints.station_id', 'started_ms', 'frames', 'identifier']);
}

/** Those of some events that have a fingerprint and started in a span. */
export function heardAmong(
  db: Tables,
  eventIds: readonly number[],
  { from, to }: SpanMs,
): Promise<HeardEvent[]> {
  if (eventIds.length === 0) return Promise.resolve([]);
  return heard(db)
    .where('fingerprints.event_id', 'in', eventIds)
    .where('started_ms', '>=', from)
    .where('started_ms', '<', to)
    .execute();
}

/** Those of some events that started after an event, have no later airing before them, and may be of its cart. */
export async function heardAfter(
  db: Tables,
  eventIds: readonly number[],
  event: HeardEvent,
): Promise<HeardEvent[]> {
  if (eventIds.length === 0) return [];
  const { started_ms: start, identifier } = event;
  return heard(db)
    .leftJoin('event_repeats', 'event_repeats.event_id', 'fingerprints.event_id')
    .where('fingerprints.event_id', 'in', eventIds)
    .where('started_ms', '>', start)
    .where((row) => row.or([row('at_ms', 'is', null), row('at_ms', '<', start)]))
    .$if(identifier !== '', (query) => query.where('identifier', 'in', ['', identifier]))
    .execute();
}

/** Stores the earlier airing of an event, or that there is none. Returns whether it changed. */
export async function storeRepeat(
  db: Tables,
  event_id: number,
  earlier: { earlier_id: number; at_ms: number } | null,
): Promise<boolean> {
  const repeats = db.tables<RepeatTables>();
  const stored = repeats
    .selectFrom('event_repeats')
    .select(['earlier_id', 'at_ms'])
    .where('event_id', '=', event_id);
  const before = await stored.executeTakeFirst();
  if (before?.earlier_id === earlier?.earlier_id && before?.at_ms === earlier?.at_ms) return false;
  await repeats.deleteFrom('event_repeats').where('event_id', '=', event_id).execute();
  if (earlier)
    await repeats
      .insertInto('event_repeats')
      .values({ event_id, ...earlier })
      .execute();
  return true;
}

/** The stations of events with those of each. */
export async function stationsOf(db: Tables, eventIds: readonly number[]): Promise<Map<number, number[]>> {
  if (eventIds.length === 0) return new Map();
  const events = db
    .tables<AllTables>()
    .selectFrom('audio_events')
    .select(['id', 'station_id'])
    .where('id', 'in', eventIds);
  const stations = Map.groupBy(await events.execute(), ({ station_id }) => station_id);
  return new Map([...stations].map(([station, rows]) => [station, rows.map(({ id }) => id)]));
}

/** Repeats among the events of a station that started in a span, in order. An event's id is its second, times 1000. */
export function repeatsBetween(db: Tables, stationId: number, { from, to }: SpanMs) {
  return db
    .tables<AllTables>()
    .selectFrom('audio_events')
    .innerJoin('event_repeats', 'event_repeats.event_id', 'audio_events.id')
    .select(['event_id', 'earlier_id', 'at_ms'])
    .where('station_id', '=', stationId)
    .where('type_name', '=', 'LOGGER')
    .where('audio_events.id', '>=', from)
    .where('audio_events.id', '<', to)
    .orderBy('audio_events.id')
    .execute();
}

/** Events of a station in a span that have no fingerprint, in order. */
export async function unheardBetween(db: Tables, stationId: number, { from, to }: SpanMs): Promise<number[]> {
  const unheard = db
    .tables<RepeatTables>()
    .selectFrom('unheard_events')
    .select('event_id')
    .where('station_id', '=', stationId);
  const rows = await unheard
    .where('event_id', '>=', from)
    .where('event_id', '<', to)
    .orderBy('event_id')
    .execute();
  return rows.map(({ event_id }) => event_id);
}
