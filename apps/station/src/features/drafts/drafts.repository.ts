import type { Tables } from '../../platform/db/database.ts';
import type { DraftRow, DraftTables, RetiredDraftRow } from './draft-tables.ts';

/** Identifies a draft by station, user and key. */
export type DraftPlace = Pick<DraftRow, 'station_id' | 'user_id' | 'key'>;

export async function draftAt(db: Tables, { station_id, user_id, key }: DraftPlace): Promise<DraftRow | undefined> {
  const drafts = db.tables<DraftTables>().selectFrom('drafts').selectAll().where('user_id', '=', user_id);
  return drafts.where('station_id', '=', station_id).where('key', '=', key).executeTakeFirst();
}

/** The drafts of a user at a station, latest change first. */
export async function draftsOf(db: Tables, stationId: number, userId: number): Promise<Omit<DraftRow, 'content'>[]> {
  const drafts = db.tables<DraftTables>().selectFrom('drafts').where('user_id', '=', userId).where('station_id', '=', stationId);
  const columns = ['id', 'station_id', 'user_id', 'key', 'draft_id', 'revision', 'events', 'updated_at', 'orphaned_at'] as const;
  return drafts.select(columns).orderBy('updated_at', 'desc').orderBy('id', 'desc').execute();
}

/** All users' copies of a draft: users who share a browser may share a draft. */
export async function copiesOf(db: Tables, stationId: number, draftId: string): Promise<Pick<DraftRow, 'id' | 'revision'>[]> {
  const drafts = db.tables<DraftTables>().selectFrom('drafts').select(['id', 'revision']).where('station_id', '=', stationId);
  return drafts.where('draft_id', '=', draftId).orderBy('updated_at', 'desc').execute();
}

export async function writeDraft(db: Tables, draft: Omit<DraftRow, 'id' | 'orphaned_at'>): Promise<DraftRow> {
  const { draft_id, revision, content, events, updated_at } = draft;
  const written = db.tables<DraftTables>().insertInto('drafts').values(draft);
  return written
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'station_id', 'key']).doUpdateSet({ draft_id, revision, content, events, updated_at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteDraft(db: Tables, id: number): Promise<void> {
  await db.tables<DraftTables>().deleteFrom('drafts').where('id', '=', id).execute();
}

/** Marks the drafts of a deleted episode. */
export async function orphanDrafts(db: Tables, stationId: number, key: string, now: number): Promise<void> {
  const drafts = db.tables<DraftTables>().updateTable('drafts').set({ orphaned_at: now }).where('station_id', '=', stationId);
  await drafts.where('key', '=', key).where('orphaned_at', 'is', null).execute();
}

/** Ids of drafts whose episode was deleted before a time, and that have not changed since. */
export async function unchangedOrphanDrafts(db: Tables, since: number, limit: number): Promise<number[]> {
  const drafts = db.tables<DraftTables>().selectFrom('drafts').select('id').where('orphaned_at', '<', since);
  return (await drafts.where('updated_at', '<', since).orderBy('orphaned_at').limit(limit).execute()).map(({ id }) => id);
}

export async function retiredDraftAt(db: Tables, stationId: number, draftId: string): Promise<RetiredDraftRow | undefined> {
  const retired = db.tables<DraftTables>().selectFrom('retired_drafts').selectAll().where('station_id', '=', stationId);
  return retired.where('draft_id', '=', draftId).executeTakeFirst();
}

export async function insertRetiredDraft(db: Tables, row: RetiredDraftRow): Promise<void> {
  await db.tables<DraftTables>().insertInto('retired_drafts').values(row).execute();
}
