import type { Insertable } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import type { StationScope } from '../accounts/index.ts';
import type { ShowCounters } from '../shows/index.ts';
import type { EpisodeRow, EpisodeTables } from './episode-tables.ts';

export type NewEpisode = Insertable<EpisodeTables['episodes']>;
/** A change of some columns, without undefined values. */
export type EpisodeChange = Partial<Omit<EpisodeRow, 'id'>>;

export async function insertEpisode(db: Tables, episode: NewEpisode): Promise<EpisodeRow> {
  return db
    .tables<EpisodeTables>()
    .insertInto('episodes')
    .values(episode)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateEpisode(db: Tables, id: number, change: EpisodeChange): Promise<EpisodeRow> {
  return db
    .tables<EpisodeTables>()
    .updateTable('episodes')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Undefined if the scope has no such episode; a deleted one has `deleted_at`. */
export async function episodeById(
  db: Tables,
  scope: StationScope,
  id: number,
): Promise<EpisodeRow | undefined> {
  return episodesInScope(db, scope).selectAll().where('id', '=', id).executeTakeFirst();
}

/** The episodes of a station, or those of the shows that a user is limited to. */
export function episodesInScope(db: Tables, { id, limit }: StationScope) {
  const episodes = db.tables<EpisodeTables>().selectFrom('episodes').where('station_id', '=', id);
  return limit ? episodes.where('show_id', 'in', db.dialect.numbers([...limit.shows])) : episodes;
}

export async function episodeIdByGuid(
  db: Tables,
  stationId: number,
  guid: string,
): Promise<number | undefined> {
  const episode = db
    .tables<EpisodeTables>()
    .selectFrom('episodes')
    .select('id')
    .where('station_id', '=', stationId);
  return (await episode.where('guid', '=', guid).executeTakeFirst())?.id;
}

export type GuidEpisode = Pick<EpisodeRow, 'id' | 'guid' | 'show_id' | 'name' | 'description' | 'deleted_at'>;
/** Values per statement, because SQLite limits their number. */
const guidChunk = 500;

/** The episodes of a station with these guids, deleted ones included. */
export async function episodesWithGuids(
  db: Tables,
  stationId: number,
  guids: readonly string[],
): Promise<GuidEpisode[]> {
  const found: GuidEpisode[] = [];
  for (let start = 0; start < guids.length; start += guidChunk) {
    const episodes = db.tables<EpisodeTables>().selectFrom('episodes').where('station_id', '=', stationId);
    const some = episodes.where('guid', 'in', guids.slice(start, start + guidChunk));
    found.push(
      ...(await some.select(['id', 'guid', 'show_id', 'name', 'description', 'deleted_at']).execute()),
    );
  }
  return found;
}

/** Frees the guid of a deleted episode, which gets a different one. */
export async function releaseGuid(db: Tables, stationId: number, guid: string): Promise<void> {
  const { id } =
    (await episodesWithGuids(db, stationId, [guid])).find(({ deleted_at }) => deleted_at !== null) ?? {};
  if (id !== undefined) await updateEpisode(db, id, { guid: `${guid}#deleted-${id}` });
}

/** The titles of a show's episodes, without deleted ones. */
export async function titlesOfShow(db: Tables, stationId: number, showId: number): Promise<string[]> {
  const episodes = db
    .tables<EpisodeTables>()
    .selectFrom('episodes')
    .select('name')
    .where('station_id', '=', stationId);
  const rows = await episodes.where('show_id', '=', showId).where('deleted_at', 'is', null).execute();
  return rows.map(({ name }) => name);
}

/** Ids from `min` to `max`, both included. */
export interface IdRange {
  readonly min: number;
  readonly max: number;
}

export type NamedEpisode = Pick<EpisodeRow, 'id' | 'show_id' | 'name' | 'published_at' | 'created_at'>;

/** Names of episodes by id range, deleted ones included. */
export async function episodesNamed(
  db: Tables,
  scope: StationScope,
  ranges: readonly IdRange[],
): Promise<NamedEpisode[]> {
  if (ranges.length === 0) return [];
  return episodesInScope(db, scope)
    .select(['id', 'show_id', 'name', 'published_at', 'created_at'])
    .where((row) =>
      row.or(ranges.map(({ min, max }) => row.and([row('id', '>=', min), row('id', '<=', max)]))),
    )
    .orderBy('id')
    .execute();
}

/** The episodes of a scope that exist, in the order of the ids. */
export async function episodesByIds(
  db: Tables,
  scope: StationScope,
  ids: readonly number[],
): Promise<EpisodeRow[]> {
  const rows = await episodesInScope(db, scope)
    .selectAll()
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => known.get(id) ?? []);
}

/** The next episodes of a station after an id, without deleted ones. */
export async function episodesAfter(
  db: Tables,
  stationId: number,
  id: number,
  limit: number,
): Promise<EpisodeRow[]> {
  const rows = db
    .tables<EpisodeTables>()
    .selectFrom('episodes')
    .selectAll()
    .where('station_id', '=', stationId);
  return rows.where('id', '>', id).where('deleted_at', 'is', null).orderBy('id').limit(limit).execute();
}

/** An episode by id alone, for jobs; undefined if it is deleted. */
export async function existingEpisodeById(db: Tables, id: number): Promise<EpisodeRow | undefined> {
  const episode = db.tables<EpisodeTables>().selectFrom('episodes').selectAll().where('id', '=', id);
  return episode.where('deleted_at', 'is', null).executeTakeFirst();
}

/** An episode by id alone, deleted ones included. */
export async function anyEpisode(db: Tables, id: number): Promise<EpisodeRow | undefined> {
  return db
    .tables<EpisodeTables>()
    .selectFrom('episodes')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Number of a show's episodes by status, and the date of its newest published one. */
export async function countersOf(
  db: Tables,
  showId: number,
): Promise<{ counters: ShowCounters; lastPublished: number | null }> {
  const rows = await db
    .tables<EpisodeTables>()
    .selectFrom('episodes')
    .select((row) => [
      'status',
      row.fn.countAll<number>().as('count'),
      row.fn.max('published_at').as('newest'),
    ])
    .where('show_id', '=', showId)
    .where('deleted_at', 'is', null)
    .groupBy('status')
    .execute();
  const counters: ShowCounters = { published: 0, unpublished: 0, scheduled: 0, draft: 0 };
  for (const { status, count } of rows) counters[status] = Number(count);
  return { counters, lastPublished: rows.find(({ status }) => status === 'published')?.newest ?? null };
}

/** The episodes of a station that are scheduled or expire. */
export async function timedEpisodes(db: Tables, stationId: number): Promise<EpisodeRow[]> {
  const rows = db
    .tables<EpisodeTables>()
    .selectFrom('episodes')
    .selectAll()
    .where('station_id', '=', stationId)
    .where('deleted_at', 'is', null);
  return rows
    .where((row) => row.or([row('status', '=', 'scheduled'), row('expires_at', 'is not', null)]))
    .execute();
}
