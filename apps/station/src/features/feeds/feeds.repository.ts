import type { Tables } from '../../platform/db/database.ts';
import type { FeedState, FeedTables } from './feed-tables.ts';

export async function feedState(db: Tables, destinationId: number): Promise<FeedState | undefined> {
  return db
    .tables<FeedTables>()
    .selectFrom('feed_states')
    .selectAll()
    .where('connection_id', '=', destinationId)
    .executeTakeFirst();
}

export async function insertFeedState(db: Tables, state: FeedState): Promise<void> {
  await db.tables<FeedTables>().insertInto('feed_states').values(state).execute();
}

/** Marks feeds as changed; feeds that no reader has requested yet have no row to mark. */
export async function bumpFeeds(
  db: Tables,
  destinationIds: readonly number[],
  changedAt: number,
  source?: string,
): Promise<void> {
  await db
    .tables<FeedTables>()
    .updateTable('feed_states')
    .set((row) => ({
      version: row('version', '+', 1),
      changed_at: changedAt,
      ...(source === undefined ? {} : { source }),
    }))
    .where('connection_id', 'in', destinationIds)
    .execute();
}

export async function forgetFeed(db: Tables, destinationId: number): Promise<void> {
  await db
    .tables<FeedTables>()
    .deleteFrom('feed_states')
    .where('connection_id', '=', destinationId)
    .execute();
}
