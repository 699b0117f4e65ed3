import type { Selectable } from 'kysely';
import type { Tables } from '../platform/db/database.ts';
import type { LiveTables } from './live-tables.ts';

export type LiveEvent = Selectable<LiveTables['live_events']>;

/** Events per query. */
export const pageSize = 500;

export async function insertEvent(db: Tables, event: Omit<LiveEvent, 'id'>): Promise<number> {
  return (
    await db
      .tables<LiveTables>()
      .insertInto('live_events')
      .values(event)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

/** The next page of events after an id, of some channels or of all. */
export async function eventsAfter(
  db: Tables,
  id: number,
  channels?: readonly string[],
): Promise<LiveEvent[]> {
  const after = db
    .tables<LiveTables>()
    .selectFrom('live_events')
    .selectAll()
    .where('id', '>', id)
    .orderBy('id')
    .limit(pageSize);
  return channels ? after.where('channel', 'in', channels).execute() : after.execute();
}

/** The newest id that others see, and the newest one that has been deleted. */
export async function idBounds(db: Tables): Promise<{ newest: number; dropped: number }> {
  const ids = db.tables<LiveTables>().selectFrom('live_events');
  const stored = await ids
    .select((row) => [row.fn.min('id').as('oldest'), row.fn.max('id').as('newest')])
    .executeTakeFirst();
  return { newest: stored?.newest ?? 0, dropped: stored?.oldest ? stored.oldest - 1 : 0 };
}

/** The newest event stays, so that its id remains known. */
export async function dropEventsBefore(db: Tables, at: number): Promise<void> {
  const events = db.tables<LiveTables>().deleteFrom('live_events').where('at', '<', at);
  await events
    .where('id', '<', (row) => row.selectFrom('live_events').select(({ fn }) => fn.max('id').as('newest')))
    .execute();
}
