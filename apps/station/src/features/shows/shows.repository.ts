import { sql, type Insertable, type Updateable } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import type { StationScope } from '../accounts/index.ts';
import type { ShowListTables } from './show-list-tables.ts';
import type { ShowTables, StoredShow } from './show-tables.ts';

export async function showsOf(db: Tables, scope: StationScope): Promise<StoredShow[]> {
  return showsIn(db, scope).selectAll().orderBy('id').execute();
}

export async function showTitles(db: Tables, stationIds: readonly number[]): Promise<string[]> {
  const shows = db
    .tables<ShowTables>()
    .selectFrom('shows')
    .select('title')
    .where('station_id', 'in', db.dialect.numbers(stationIds));
  return (await shows.execute()).map(({ title }) => title);
}

/** Rises with every change of the content of a station's show list. */
export async function showListVersion(db: Tables, stationId: number): Promise<number> {
  const versions = db
    .tables<ShowListTables>()
    .selectFrom('show_list_versions')
    .select('version')
    .where('station_id', '=', stationId);
  return (await versions.executeTakeFirst())?.version ?? 0;
}

export async function showsById(
  db: Tables,
  scope: StationScope,
  ids: readonly number[],
): Promise<StoredShow[]> {
  if (ids.length === 0) return [];
  return showsIn(db, scope).selectAll().where('id', 'in', ids).execute();
}

/** The shows of a station, or those that a user is limited to. */
function showsIn(db: Tables, { id, limit }: StationScope) {
  const shows = db.tables<ShowTables>().selectFrom('shows').where('station_id', '=', id);
  return limit ? shows.where('id', 'in', db.dialect.numbers([...limit.shows])) : shows;
}

/** Ids of a show and its ancestors, nearest first; empty if the station has no such show. */
export async function lineOf(db: Tables, stationId: number, id: number): Promise<number[]> {
  const line = db.tables<ShowTables>().withRecursive('line', (query) =>
    query
      .selectFrom('shows')
      .select(['id', 'parent'])
      .where('station_id', '=', stationId)
      .where('id', '=', id)
      // `union` instead of `unionAll`, so that a cycle would end.
      .union(
        query
          .selectFrom('shows')
          .innerJoin('line', 'line.parent', 'shows.id')
          .select(['shows.id', 'shows.parent']),
      ),
  );
  return (await line.selectFrom('line').select('id').execute()).map((show) => show.id);
}

export async function insertShow(db: Tables, show: Insertable<ShowTables['shows']>): Promise<number> {
  const added = db.tables<ShowTables>().insertInto('shows').values(show).returning('id');
  return (await added.executeTakeFirstOrThrow()).id;
}

/** Number of shows with each tag, by the tag's id. */
export async function countShowsByTag(db: Tables, stationId: number): Promise<ReadonlyMap<number, number>> {
  const shows = db.tables<ShowTables>().selectFrom('shows').where('station_id', '=', stationId);
  const tagged = shows.innerJoin(db.dialect.jsonNumbers(sql.ref('shows.tag_ids')).as('tag'), (join) =>
    join.onTrue(),
  );
  const id = sql<number>`cast(tag.value as bigint)`;
  const rows = await tagged
    .select((row) => [id.as('id'), row.fn.countAll<number>().as('count')])
    .groupBy(id)
    .execute();
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

/** Changes a show and raises its version. */
export async function updateShow(
  db: Tables,
  stationId: number,
  id: number,
  change: Updateable<ShowTables['shows']>,
): Promise<void> {
  await db
    .tables<ShowTables>()
    .updateTable('shows')
    .set(change)
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('station_id', '=', stationId)
    .where('id', '=', id)
    .execute();
}

/** Does not change the show itself, so its version stays. */
export async function updateCounters(
  db: Tables,
  stationId: number,
  id: number,
  counters: Pick<StoredShow, 'published' | 'unpublished' | 'scheduled' | 'draft' | 'last_playlist_date'>,
): Promise<void> {
  const show = db.tables<ShowTables>().updateTable('shows').set(counters).where('station_id', '=', stationId);
  await show.where('id', '=', id).execute();
}
