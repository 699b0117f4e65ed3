import { sql } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import type { StationScope } from '../accounts/index.ts';
import type { DraftRow, DraftTables, RetiredDraftRow } from './draft-tables.ts';

/** Identifies a draft by station, user and key. */
export type DraftPlace = Pick<DraftRow, 'station_id' | 'user_id' | 'key'>;

export async function draftAt(
  db: Tables,
  scope: StationScope,
  { user_id, key }: DraftPlace,
): Promise<DraftRow | undefined> {
  return draftsIn(db, scope)
    .selectAll()
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** The drafts at a station, without those of episodes of shows that a user is not limited to. */
function draftsIn(db: Tables, { id, limit }: StationScope) {
  const drafts = db.tables<DraftTables>().selectFrom('drafts').where('station_id', '=', id);
  if (!limit) return drafts;
  const shows = db.dialect.numbers([...limit.shows]);
  const ofShows = [...limit.shows].map((showId) => `show-${showId}`);
  return drafts.where((row) =>
    row.or([
      row('key', 'in', ['new', ...ofShows]),
      sql<boolean>`key in (select 'episode-' || id from episodes where show_id in ${shows})`,
    ]),
  );
}

/** Whether drafts at a key belong to a scope, as their show or their episode does. */
export async function isKeyWithin(db: Tables, { limit }: StationScope, key: string): Promise<boolean> {
  const [kind, id] = key.split('-');
  if (!limit || id === undefined) return true;
  if (kind === 'show') return limit.shows.has(Number(id));
  const shows = db.dialect.numbers([...limit.shows]);
  const { rows } =
    await sql`select id from episodes where id = ${Number(id)} and show_id in ${shows}`.execute(db.tables());
  return rows.length > 0;
}

/** The drafts of a user at a station, latest change first. */
export async function draftsOf(
  db: Tables,
  scope: StationScope,
  userId: number,
): Promise<Omit<DraftRow, 'content'>[]> {
  const drafts = draftsIn(db, scope).where('user_id', '=', userId);
  const columns = [
    'id',
    'station_id',
    'user_id',
    'key',
    'draft_id',
    'revision',
    'events',
    'updated_at',
    'orphaned_at',
  ] as const;
  return drafts.select(columns).orderBy('updated_at', 'desc').orderBy('id', 'desc').execute();
}

/** All users' copies of a draft: users who share a browser may share a draft. */
export async function copiesOf(
  db: Tables,
  stationId: number,
  draftId: string,
): Promise<Pick<DraftRow, 'id' | 'revision'>[]> {
  const drafts = db
    .tables<DraftTables>()
    .selectFrom('drafts')
    .select(['id', 'revision'])
    .where('station_id', '=', stationId);
  return drafts.where('draft_id', '=', draftId).orderBy('updated_at', 'desc').execute();
}

export async function writeDraft(db: Tables, draft: Omit<DraftRow, 'id' | 'orphaned_at'>): Promise<DraftRow> {
  const { draft_id, revision, content, events, updated_at } = draft;
  const written = db.tables<DraftTables>().insertInto('drafts').values(draft);
  return written
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'station_id', 'key'])
        .doUpdateSet({ draft_id, revision, content, events, updated_at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteDraft(db: Tables, id: number): Promise<void> {
  await db.tables<DraftTables>().deleteFrom('drafts').where('id', '=', id).execute();
}

/** Marks the drafts of a deleted episode. */
export async function orphanDrafts(db: Tables, stationId: number, key: string, now: number): Promise<void> {
  const drafts = db
    .tables<DraftTables>()
    .updateTable('drafts')
    .set({ orphaned_at: now })
    .where('station_id', '=', stationId);
  await drafts.where('key', '=', key).where('orphaned_at', 'is', null).execute();
}

/** Ids of drafts whose episode was deleted before a time, and that have not changed since. */
export async function unchangedOrphanDrafts(db: Tables, since: number, limit: number): Promise<number[]> {
  const drafts = db.tables<DraftTables>().selectFrom('drafts').select('id').where('orphaned_at', '<', since);
  return (await drafts.where('updated_at', '<', since).orderBy('orphaned_at').limit(limit).execute()).map(
    ({ id }) => id,
  );
}

export async function retiredDraftAt(
  db: Tables,
  { id, limit }: StationScope,
  draftId: string,
): Promise<RetiredDraftRow | undefined> {
  const all = db.tables<DraftTables>().selectFrom('retired_drafts').selectAll().where('station_id', '=', id);
  const isTheirs = sql<boolean>`(episode_id is null or episode_id in
    (select id from episodes where show_id in ${db.dialect.numbers([...(limit?.shows ?? [])])}))`;
  const retired = limit ? all.where(isTheirs) : all;
  return retired.where('draft_id', '=', draftId).executeTakeFirst();
}

export async function insertRetiredDraft(db: Tables, row: RetiredDraftRow): Promise<void> {
  await db.tables<DraftTables>().insertInto('retired_drafts').values(row).execute();
}
