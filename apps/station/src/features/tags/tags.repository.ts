import type { Tables } from '../../platform/db/database.ts';
import type { Page } from '../../platform/http/resource-list.ts';
import type { TagTables } from './tag-tables.ts';

export interface TagRow {
  readonly id: number;
  readonly station_id: number;
  readonly name: string;
}

const columns = ['id', 'station_id', 'name'] as const;

export async function tagsOf(
  db: Tables,
  stationId: number,
  page: Page = { limit: 0, offset: 0 },
): Promise<TagRow[]> {
  const tags = db
    .tables<TagTables>()
    .selectFrom('tags')
    .select(columns)
    .where('station_id', '=', stationId)
    .orderBy('name_key');
  return tags
    .limit(page.limit || Number.MAX_SAFE_INTEGER)
    .offset(page.offset)
    .execute();
}

export async function countTags(db: Tables, stationId: number): Promise<number> {
  const tags = db.tables<TagTables>().selectFrom('tags').where('station_id', '=', stationId);
  return Number(
    (await tags.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count,
  );
}

export async function tagsById(db: Tables, stationId: number, ids: readonly number[]): Promise<TagRow[]> {
  const tags = db.tables<TagTables>().selectFrom('tags').select(columns).where('station_id', '=', stationId);
  return tags.where('id', 'in', ids).execute();
}

/** Undefined if the name is taken. */
export async function insertTag(
  db: Tables,
  stationId: number,
  name: string,
  key: string,
): Promise<TagRow | undefined> {
  const added = db
    .tables<TagTables>()
    .insertInto('tags')
    .values({ station_id: stationId, name, name_key: key });
  return added
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
}

export async function tagByKey(db: Tables, stationId: number, key: string): Promise<TagRow | undefined> {
  const tags = db.tables<TagTables>().selectFrom('tags').select(columns).where('station_id', '=', stationId);
  return tags.where('name_key', '=', key).executeTakeFirst();
}

export async function renameTag(
  db: Tables,
  stationId: number,
  id: number,
  name: string,
  key: string,
): Promise<TagRow | undefined> {
  const tag = db
    .tables<TagTables>()
    .updateTable('tags')
    .set({ name, name_key: key })
    .where('station_id', '=', stationId);
  return tag.where('id', '=', id).returning(columns).executeTakeFirst();
}

export async function deleteTag(db: Tables, stationId: number, id: number): Promise<boolean> {
  const tag = db
    .tables<TagTables>()
    .deleteFrom('tags')
    .where('station_id', '=', stationId)
    .where('id', '=', id);
  return (await tag.executeTakeFirst()).numDeletedRows > 0n;
}
