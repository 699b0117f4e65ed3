import type { Tables } from '../../platform/db/database.ts';
import type { EpisodeRow, EpisodeTables } from './episode-tables.ts';

export interface PublishedPage {
  readonly limit: number;
  readonly offset: number;
  readonly order: 'newest' | 'oldest';
  /** Includes episodes that were unpublished, deleted or removed from this destination. */
  readonly includeDeleted: boolean;
}

/** The episodes at a destination that are published, posted there, and have audio to serve. */
export async function publishedRows(
  db: Tables,
  connectionId: number,
  { limit, offset, order, includeDeleted }: PublishedPage,
): Promise<EpisodeRow[]> {
  const direction = order === 'newest' ? 'desc' : 'asc';
  const rows = postedAt(db, connectionId, includeDeleted).selectAll('episodes');
  return rows.orderBy('episodes.published_at', direction).orderBy('episodes.id', direction).limit(limit).offset(offset).execute();
}

export async function countPublished(db: Tables, connectionId: number, includeDeleted: boolean): Promise<number> {
  const found = await postedAt(db, connectionId, includeDeleted)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(found.count);
}

function postedAt(db: Tables, connectionId: number, includeDeleted: boolean) {
  const rows = db
    .tables<EpisodeTables>()
    .selectFrom('episode_connections as posts')
    .innerJoin('episodes', 'episodes.id', 'posts.episode_id')
    .innerJoin('episode_media as media', (join) => join.onRef('media.episode_id', '=', 'episodes.id').on('media.format', '=', 'mp3'))
    .where('posts.connection_id', '=', connectionId)
    .where('episodes.published_at', 'is not', null);
  if (includeDeleted)
    return rows.where('posts.state', 'in', ['posted', 'removed']).where('episodes.status', 'in', ['published', 'unpublished']);
  return rows.where('posts.state', '=', 'posted').where('episodes.status', '=', 'published').where('episodes.deleted_at', 'is', null);
}

/** Published episodes with one of these events on their timeline. */
export async function publishedWithEvents(db: Tables, eventIds: readonly number[]): Promise<EpisodeRow[]> {
  if (eventIds.length === 0) return [];
  const tables = db.tables<EpisodeTables>();
  const playing = tables.selectFrom('episode_events').select('episode_id').where('event_id', 'in', eventIds);
  const rows = tables.selectFrom('episodes').selectAll().where('status', '=', 'published').where('deleted_at', 'is', null);
  return rows.where('id', 'in', playing).orderBy('id').execute();
}

/** A published episode, or the published episodes of a show. */
export async function publishedIn(db: Tables, stationId: number, scope: { episode: number } | { show: number }): Promise<EpisodeRow[]> {
  const rows = db.tables<EpisodeTables>().selectFrom('episodes').selectAll().where('station_id', '=', stationId);
  const found = 'episode' in scope ? rows.where('id', '=', scope.episode) : rows.where('show_id', '=', scope.show);
  return found.where('status', '=', 'published').where('deleted_at', 'is', null).orderBy('id').execute();
}
