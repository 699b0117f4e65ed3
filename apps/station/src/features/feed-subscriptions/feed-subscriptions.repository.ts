import type { Insertable } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import type { FeedSubscriptionRow, FeedSubscriptionTables } from './feed-subscription-tables.ts';

const rowsOf = (db: Tables) => db.tables<FeedSubscriptionTables>().selectFrom('feed_subscriptions');

/** The subscriptions of a feed, by name. */
export async function subscriptionsOf(db: Tables, destinationId: number): Promise<FeedSubscriptionRow[]> {
  return rowsOf(db)
    .selectAll()
    .where('connection_id', '=', destinationId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export async function countSubscriptions(db: Tables, destinationId: number): Promise<number> {
  const rows = rowsOf(db).where('connection_id', '=', destinationId);
  return Number(
    (await rows.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count,
  );
}

export async function subscriptionByHash(
  db: Tables,
  stationId: number,
  tokenHash: string,
): Promise<FeedSubscriptionRow | undefined> {
  return rowsOf(db)
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('station_id', '=', stationId)
    .executeTakeFirst();
}

export async function insertSubscription(
  db: Tables,
  row: Insertable<FeedSubscriptionTables['feed_subscriptions']>,
): Promise<FeedSubscriptionRow> {
  return db
    .tables<FeedSubscriptionTables>()
    .insertInto('feed_subscriptions')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Undefined if the feed has no such subscription. */
export async function deleteSubscription(
  db: Tables,
  destinationId: number,
  id: number,
): Promise<FeedSubscriptionRow | undefined> {
  const rows = db
    .tables<FeedSubscriptionTables>()
    .deleteFrom('feed_subscriptions')
    .where('connection_id', '=', destinationId);
  return rows.where('id', '=', id).returningAll().executeTakeFirst();
}

/** Resolves to the ids of the deleted ones. */
export async function deleteSubscriptionsOf(db: Tables, destinationId: number): Promise<number[]> {
  const rows = db
    .tables<FeedSubscriptionTables>()
    .deleteFrom('feed_subscriptions')
    .where('connection_id', '=', destinationId);
  return (await rows.returning('id').execute()).map(({ id }) => id);
}

/** @param at Unix seconds */
export async function markUsed(db: Tables, id: number, at: number): Promise<void> {
  await db
    .tables<FeedSubscriptionTables>()
    .updateTable('feed_subscriptions')
    .set({ last_used_at: at })
    .where('id', '=', id)
    .execute();
}
