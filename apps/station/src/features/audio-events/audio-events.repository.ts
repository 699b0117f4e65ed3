import { sql, type Insertable } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import type { Page } from '../../platform/http/resource-list.ts';
import type { StationScope } from '../accounts/index.ts';
import type { AudioEventRow, AudioEventTables, EventRange } from './audio-event-tables.ts';

/** The filter of an event list. */
export interface EventFilter {
  /** Null: all types that a list may show. */
  readonly type: 'LOGGER' | 'UPLOAD' | null;
  readonly framesAbove: number | null;
  readonly idFrom: number | null;
  readonly idBefore: number | null;
  /** Text in lower case. */
  readonly search: string;
  /** Null: all. */
  readonly categories: readonly string[] | null;
}

export async function listEvents(
  db: Tables,
  scope: StationScope,
  filter: EventFilter,
  { limit, offset, order }: Page & { order: 'asc' | 'desc' },
): Promise<AudioEventRow[]> {
  const found = matching(db, scope, filter).selectAll().orderBy('id', order);
  return found
    .limit(limit || Number.MAX_SAFE_INTEGER)
    .offset(offset)
    .execute();
}

export async function countEvents(db: Tables, scope: StationScope, filter: EventFilter): Promise<number> {
  const found = matching(db, scope, filter).select((row) => row.fn.countAll<number>().as('count'));
  return Number((await found.executeTakeFirstOrThrow()).count);
}

/**
 * The events of a station. Those of a user who is limited to shows are the ones that the user made, and the audio of the
 * shows: their bumpers, and the timelines of their episodes.
 */
function eventsIn(db: Tables, { id, limit }: StationScope) {
  const events = db
    .tables<AudioEventTables>()
    .selectFrom('audio_events')
    .where('audio_events.station_id', '=', id);
  if (!limit) return events;
  const shows = db.dialect.numbers([...limit.shows]);
  return events.where((row) =>
    row.or([
      row('made_by', '=', limit.userId),
      sql<boolean>`audio_events.id in (select event_id from episode_events where episode_id in
        (select id from episodes where show_id in ${shows} and deleted_at is null))`,
      sql<boolean>`audio_events.id in (select pre_bumper from shows where id in ${shows} union select post_bumper from shows where id in ${shows})`,
    ]),
  );
}

function matching(
  db: Tables,
  scope: StationScope,
  { type, framesAbove, idFrom, idBefore, search, categories }: EventFilter,
) {
  const { contains, foldCase } = db.dialect;
  // A library lists what a limited user made, and not what their shows play.
  const own = scope.limit
    ? eventsIn(db, scope).where('made_by', '=', scope.limit.userId)
    : eventsIn(db, scope);
  const events = own.where('gone', '=', 0);
  return (type ? events.where('type_name', '=', type) : events.where('type_name', '!=', 'SINGLE_USE'))
    .$if(framesAbove !== null, (query) => query.where('frames', '>', framesAbove ?? 0))
    .$if(idFrom !== null, (query) => query.where('id', '>=', idFrom ?? 0))
    .$if(idBefore !== null, (query) => query.where('id', '<', idBefore ?? 0))
    .$if(categories !== null, (query) =>
      query.where(
        foldCase(sql.ref('category')),
        'in',
        (categories ?? []).map((name) => foldCase(sql`${name}`)),
      ),
    )
    .$if(search !== '', (query) => query.where(contains(sql.ref('search_text'), search)));
}

export async function eventById(
  db: Tables,
  scope: StationScope,
  id: number,
): Promise<AudioEventRow | undefined> {
  return eventsIn(db, scope).selectAll().where('id', '=', id).executeTakeFirst();
}

export async function eventsByIds(
  db: Tables,
  scope: StationScope,
  ids: readonly number[],
): Promise<AudioEventRow[]> {
  if (ids.length === 0) return [];
  return eventsIn(db, scope)
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
}

/** The next free id at or after a second. */
export async function nextEventId(db: Tables, second: number): Promise<number> {
  for (let start = second * 1000; ; start += 1000) {
    const events = db
      .tables<AudioEventTables>()
      .selectFrom('audio_events')
      .where('id', '>=', start)
      .where('id', '<', start + 1000);
    const { last } = await events.select((row) => row.fn.max('id').as('last')).executeTakeFirstOrThrow();
    if (last === null) return start;
    if (last < start + 999) return last + 1;
  }
}

export async function insertEvent(
  db: Tables,
  event: Insertable<AudioEventTables['audio_events']>,
  ranges: readonly EventRange[],
): Promise<AudioEventRow> {
  const tables = db.tables<AudioEventTables>();
  const row = await tables.insertInto('audio_events').values(event).returningAll().executeTakeFirstOrThrow();
  for (const [position, range] of ranges.entries()) {
    await tables
      .insertInto('event_ranges')
      .values({ ...range, event_id: row.id, position })
      .execute();
  }
  return row;
}

/** The ranges of events, by event, in order. */
export async function rangesOf(db: Tables, eventIds: readonly number[]): Promise<Map<number, EventRange[]>> {
  const ranges = db
    .tables<AudioEventTables>()
    .selectFrom('event_ranges')
    .where('event_id', 'in', [...new Set(eventIds)]);
  const rows = await ranges.selectAll().orderBy('event_id').orderBy('position').execute();
  const byEvent = new Map<number, EventRange[]>();
  for (const { event_id, position: _position, ...range } of rows) {
    const list = byEvent.get(event_id);
    if (list) list.push(range);
    else byEvent.set(event_id, [range]);
  }
  return byEvent;
}

/** Removes uploads from the library, those of a user who is limited to shows only if the user made them; returns those that were in it. */
export async function leaveLibrary(
  db: Tables,
  { id: stationId, limit }: StationScope,
  ids: readonly number[],
  now: number,
): Promise<Pick<AudioEventRow, 'id' | 'title'>[]> {
  const events = db
    .tables<AudioEventTables>()
    .updateTable('audio_events')
    .set({ type_name: 'SINGLE_USE', changed_at: now });
  const mine = events
    .where('station_id', '=', stationId)
    .where('type_name', '=', 'UPLOAD')
    .where('id', 'in', ids);
  const allowed = limit ? mine.where('made_by', '=', limit.userId) : mine;
  return (await allowed.returning(['id', 'title']).execute()).toSorted((a, b) => a.id - b.id);
}

export async function updateEvent(
  db: Tables,
  id: number,
  change: Partial<Pick<AudioEventRow, 'title' | 'artist' | 'type_name' | 'search_text' | 'changed_at'>>,
): Promise<AudioEventRow> {
  const event = db.tables<AudioEventTables>().updateTable('audio_events').set(change).where('id', '=', id);
  return event.returningAll().executeTakeFirstOrThrow();
}

export async function replaceHolds(db: Tables, owner: string, eventIds: readonly number[]): Promise<void> {
  const tables = db.tables<AudioEventTables>();
  await tables.deleteFrom('event_holds').where('owner', '=', owner).execute();
  for (const event_id of new Set(eventIds))
    await tables.insertInto('event_holds').values({ owner, event_id }).execute();
}
