import { sql } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import type { EpisodeRow, EpisodeTables } from './episode-tables.ts';

/** Which of the episodes at a destination are listed. */
export interface PublishedFilter {
  /** Ids of tags, of which an episode has one; empty for every episode. */
  readonly tags: readonly number[];
  /** Kinds of episodes; empty for all. */
  readonly types: readonly EpisodeRow['episode_type'][];
  /** Unix seconds; those that were published later are not listed yet. Infinity for none. */
  readonly publishedUntil: number;
  /** Number of the newest; Infinity for all. */
  readonly newest: number;
}

const everyEpisode: PublishedFilter = { tags: [], types: [], publishedUntil: Infinity, newest: Infinity };

export interface PublishedPage {
  readonly limit: number;
  readonly offset: number;
  readonly order: 'newest' | 'oldest';
  /** Includes episodes that were unpublished, deleted or removed from this destination. */
  readonly includeDeleted: boolean;
  /** Every episode by default. */
  readonly filter?: PublishedFilter;
}

/** The columns of an episode that the public sees. */
const publicColumns = [
  'id',
  'show_id',
  'guid',
  'name',
  'feed_description',
  'feed_notes',
  'once_use_tags',
  'published_at',
  'updated_at',
  'image',
  'rss_image',
  'explicit',
  'episode_type',
  'season_number',
  'episode_number',
  'chapter_markers',
  'podcast',
  'status',
  'deleted_at',
] as const satisfies (keyof EpisodeRow)[];
export type PublicRow = Pick<EpisodeRow, (typeof publicColumns)[number] | 'description'>;

/** Ids of the episodes at one of these destinations that are published, posted there, and have audio to serve, in order. */
export async function publishedIds(
  db: Tables,
  destinationIds: readonly number[],
  { limit, offset, order, includeDeleted, filter = everyEpisode }: PublishedPage,
): Promise<number[]> {
  const direction = order === 'newest' ? 'desc' : 'asc';
  const rows = listedAt(db, destinationIds, includeDeleted, filter).select('episodes.id');
  const sorted = rows.orderBy('episodes.published_at', direction).orderBy('episodes.id', direction);
  const most = Math.max(0, Math.min(limit, filter.newest - offset));
  return (await sorted.limit(most).offset(offset).execute()).map(({ id }) => id);
}

/** Episodes as the public sees them, in the order of their ids; without those that were deleted meanwhile. */
export async function rowsToPublish(db: Tables, ids: readonly number[]): Promise<PublicRow[]> {
  const columns = db.tables<EpisodeTables>().selectFrom('episodes').select(publicColumns);
  // Only episodes of older versions need it, and it is the longest text.
  const description = sql<string>`case when feed_notes is null then description else '' end`.as(
    'description',
  );
  const rows = await columns.select(description).where('id', 'in', db.dialect.numbers(ids)).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function countPublished(
  db: Tables,
  destinationIds: readonly number[],
  { includeDeleted, filter = everyEpisode }: Pick<PublishedPage, 'includeDeleted' | 'filter'>,
): Promise<number> {
  const found = await listedAt(db, destinationIds, includeDeleted, filter)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Math.min(Number(found.count), filter.newest);
}

/** When the next episode was published (Unix seconds) that a filter does not list yet; null if it waits for none. */
export async function nextPublished(
  db: Tables,
  destinationIds: readonly number[],
  filter: PublishedFilter,
): Promise<number | null> {
  const later = listedAt(db, destinationIds, false, { ...filter, publishedUntil: Infinity });
  const next = later
    .where('episodes.published_at', '>', filter.publishedUntil)
    .select(({ fn }) => fn.min('episodes.published_at').as('at'));
  return (await next.executeTakeFirst())?.at ?? null;
}

function listedAt(
  db: Tables,
  destinationIds: readonly number[],
  includeDeleted: boolean,
  { tags, types, publishedUntil }: PublishedFilter,
) {
  let rows = postedAt(db, destinationIds, includeDeleted);
  if (types.length > 0) rows = rows.where('episodes.episode_type', 'in', [...types]);
  if (Number.isFinite(publishedUntil)) rows = rows.where('episodes.published_at', '<=', publishedUntil);
  if (tags.length === 0) return rows;
  return rows.where('episodes.id', 'in', (tagged) =>
    tagged
      .selectFrom('episode_tags')
      .select('episode_id')
      .where('tag_id', 'in', [...tags]),
  );
}

/** Which public episodes to list. */
export interface PublicQuery {
  /** Feeds and players of the station: an episode that none of them has is not listed. */
  readonly destinationIds: readonly number[];
  readonly showId?: number;
  /** Only these. */
  readonly ids?: readonly number[];
  /** Words that the name or the description contains, in any case. */
  readonly words?: string;
  readonly limit: number;
  readonly offset: number;
}

/** The episodes of a station that feeds or players show. */
function publicIn(db: Tables, stationId: number, destinationIds: readonly number[]) {
  const posts = db
    .tables<EpisodeTables>()
    .selectFrom('episode_connections')
    .select('episode_id')
    .where('connection_id', 'in', [...destinationIds])
    .where('state', '=', 'posted');
  return db
    .tables<EpisodeTables>()
    .selectFrom('episodes')
    .innerJoin('episode_media as media', (join) =>
      join.onRef('media.episode_id', '=', 'episodes.id').on('media.format', '=', 'mp3'),
    )
    .where('episodes.station_id', '=', stationId)
    .where('episodes.status', '=', 'published')
    .where('episodes.deleted_at', 'is', null)
    .where('episodes.published_at', 'is not', null)
    .where('episodes.id', 'in', posts);
}

/** The number and the newest publish time (Unix seconds) of the public episodes of each show that has one. */
export async function publicShowCounts(
  db: Tables,
  stationId: number,
  destinationIds: readonly number[],
): Promise<Map<number, { count: number; latest: number }>> {
  const counted = publicIn(db, stationId, destinationIds).select((row) => [
    'episodes.show_id',
    row.fn.countAll<number>().as('count'),
    row.fn.max<number>('episodes.published_at').as('latest'),
  ]);
  const rows = await counted.groupBy('episodes.show_id').execute();
  return new Map(rows.map(({ show_id, count, latest }) => [show_id, { count: Number(count), latest }]));
}

/** The public episodes of a station, newest first, and their total number. */
export async function publicRows(
  db: Tables,
  stationId: number,
  query: PublicQuery,
): Promise<{ rows: EpisodeRow[]; total: number }> {
  const { destinationIds, showId, ids, words, limit, offset } = query;
  let matching = publicIn(db, stationId, destinationIds);
  if (ids) matching = matching.where('episodes.id', 'in', [...ids]);
  if (showId !== undefined) matching = matching.where('episodes.show_id', '=', showId);
  for (const word of words?.split(/\s+/).filter(Boolean) ?? []) {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const matches = (column: string) => db.dialect.matchesLike(sql.ref(column), pattern);
    matching = matching.where((row) =>
      row.or([matches('episodes.name'), matches('episodes.feed_description')]),
    );
  }
  const { total } = await matching
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const newest = matching
    .selectAll('episodes')
    .orderBy('episodes.published_at', 'desc')
    .orderBy('episodes.id', 'desc');
  return { rows: await newest.limit(limit).offset(offset).execute(), total: Number(total) };
}

function postedAt(db: Tables, destinationIds: readonly number[], includeDeleted: boolean) {
  const posts = db
    .tables<EpisodeTables>()
    .selectFrom('episode_connections')
    .select('episode_id')
    .where('connection_id', 'in', db.dialect.numbers(destinationIds))
    .where('state', 'in', includeDeleted ? ['posted', 'removed'] : ['posted']);
  const rows = db
    .tables<EpisodeTables>()
    .selectFrom('episodes')
    .innerJoin('episode_media as media', (join) =>
      join.onRef('media.episode_id', '=', 'episodes.id').on('media.format', '=', 'mp3'),
    )
    .where('episodes.id', 'in', posts)
    .where('episodes.published_at', 'is not', null);
  if (includeDeleted) return rows.where('episodes.status', 'in', ['published', 'unpublished']);
  return rows.where('episodes.status', '=', 'published').where('episodes.deleted_at', 'is', null);
}

/** Published episodes with one of these events on their timeline. */
export async function publishedWithEvents(db: Tables, eventIds: readonly number[]): Promise<EpisodeRow[]> {
  if (eventIds.length === 0) return [];
  const tables = db.tables<EpisodeTables>();
  const playing = tables.selectFrom('episode_events').select('episode_id').where('event_id', 'in', eventIds);
  const rows = tables
    .selectFrom('episodes')
    .selectAll()
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null);
  return rows.where('id', 'in', playing).orderBy('id').execute();
}

/** A published episode, or the published episodes of a show. */
export async function publishedIn(
  db: Tables,
  stationId: number,
  scope: { episode: number } | { show: number } | null,
): Promise<EpisodeRow[]> {
  const rows = db
    .tables<EpisodeTables>()
    .selectFrom('episodes')
    .selectAll()
    .where('station_id', '=', stationId);
  const found = scope && 'episode' in scope ? rows.where('id', '=', scope.episode) : rows;
  const shown = scope && 'show' in scope ? found.where('show_id', '=', scope.show) : found;
  return shown.where('status', '=', 'published').where('deleted_at', 'is', null).orderBy('id').execute();
}

/** Some of the published episodes of shows, newest first, and their total number. @param showIds empty for all shows */
export async function publishedOfShows(
  db: Tables,
  stationId: number,
  { showIds, limit, offset }: { showIds: readonly number[]; limit: number; offset: number },
): Promise<{ rows: EpisodeRow[]; total: number }> {
  let all = db.tables<EpisodeTables>().selectFrom('episodes').where('station_id', '=', stationId);
  all = all.where('status', '=', 'published').where('deleted_at', 'is', null);
  if (showIds.length > 0) all = all.where('show_id', 'in', db.dialect.numbers(showIds));
  const { total } = await all
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const newest = all.selectAll().orderBy('published_at', 'desc').orderBy('id', 'desc');
  return { rows: await newest.limit(limit).offset(offset).execute(), total: Number(total) };
}
