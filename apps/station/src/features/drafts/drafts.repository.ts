import type { Tables } from '../../platform/db/database.ts';
import type { DraftRow, DraftTables } from './draft-tables.ts';

/** Whose draft of what. */
export type DraftPlace = Pick<DraftRow, 'station_id' | 'user_id' | 'key'>;

export async function draftAt(db: Tables, { station_id, user_id, key }: DraftPlace): Promise<DraftRow | undefined> {
  const drafts = db.tables<DraftTables>().selectFrom('drafts').selectAll().where('user_id', '=', user_id);
  return drafts.where('station_id', '=', station_id).where('key', '=', key).executeTakeFirst();
}

export async function writeDraft(db: Tables, draft: Omit<DraftRow, 'id'>): Promise<DraftRow> {
  const { revision, content, events, updated_at } = draft;
  const written = db.tables<DraftTables>().insertInto('drafts').values(draft);
  return written
    .onConflict((conflict) => conflict.columns(['user_id', 'station_id', 'key']).doUpdateSet({ revision, content, events, updated_at }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteDraft(db: Tables, id: number): Promise<void> {
  await db.tables<DraftTables>().deleteFrom('drafts').where('id', '=', id).execute();
}

/** Ids of drafts that nobody touched since a second, oldest first. */
export async function draftsUntouched(db: Tables, since: number, limit: number): Promise<number[]> {
  const drafts = db.tables<DraftTables>().selectFrom('drafts').select('id').where('updated_at', '<', since);
  return (await drafts.orderBy('updated_at').limit(limit).execute()).map(({ id }) => id);
}
