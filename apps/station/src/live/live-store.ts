import type { Selectable } from 'kysely';
import type { Tables } from '../platform/db/database.ts';
import type { LiveTables } from './live-tables.ts';

export type LiveEvent = Selectable<LiveTables['live_events']>;

/** Events per query. */
export const pageSize = 500;

export async function insertEvent(db: Tables, event: Omit<LiveEvent, 'id'>): Promise<number> {
  return (await db.tables<LiveTables>().insertInto('live_events').values(event).returning('id').executeTakeFirstOrThrow()).id;
}

/** The next page of events after an id, of some channels or of all. */
export async function eventsAfter(db: Tables, id: number, channels?: readonly string[]): Promise<LiveEvent[]> {
  const after = db.tables<LiveTables>().selectFrom('live_events').selectAll().where('id', '>', id).orderBy('id').limit(pageSize);
  return channels ? after.where('channel', 'in', channels).execute() : after.execute();
}

/** The newest id ever assigned, and the newest one that has been deleted. */
export async function idBounds(db: Tables): Promise<{ newest: number; dropped: number }> {
  const oldest = await db
    .tables<LiveTables>()
    .selectFrom('live_events')
    .select((row) => row.fn.min('id').as('id'))
    .executeTakeFirst();
  const newest = await db.dialect.newestId(db, 'live_events');
  return { newest, dropped: oldest?.id ? oldest.id - 1 : newest };
}

export async function dropEventsBefore(db: Tables, at: number): Promise<void> {
  await db.tables<LiveTables>().deleteFrom('live_events').where('at', '<', at).execute();
}
