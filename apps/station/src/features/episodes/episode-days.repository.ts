import type { Tables } from '../../platform/db/database.ts';
import type { StationScope } from '../accounts/index.ts';
import type { EpisodeRow, EpisodeTables } from './episode-tables.ts';
import { episodesInScope } from './episodes.repository.ts';

/** In Unix seconds; `to` is exclusive. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

export interface LastPublished {
  /** Of this show only. */
  readonly showId?: number;
  /** Published before this moment, Unix seconds. */
  readonly before: number;
  readonly limit: number;
}

/** The episodes of days by their times. */
export interface EpisodeDays {
  /** Published within a span, or scheduled until its end, in the order of their times. */
  within(stationId: number, span: DaySpan): Promise<EpisodeRow[]>;
  /** Drafts that changed since a moment (Unix seconds), latest change first. */
  draftsSince(stationId: number, since: number, limit: number): Promise<EpisodeRow[]>;
  /** Published episodes, newest first. */
  lastPublished(scope: StationScope, which: LastPublished): Promise<EpisodeRow[]>;
  /** Ids of the events that an episode plays, in order. */
  eventsOf(id: number): Promise<number[]>;
}

const existing = (db: Tables, stationId: number) =>
  db
    .tables<EpisodeTables>()
    .selectFrom('episodes')
    .selectAll()
    .where('station_id', '=', stationId)
    .where('deleted_at', 'is', null);

export async function episodesWithin(
  db: Tables,
  stationId: number,
  { from, to }: DaySpan,
): Promise<EpisodeRow[]> {
  const episodes = existing(db, stationId).where((row) =>
    row.or([
      row.and([row('status', '=', 'published'), row('listed_at', '>=', from), row('listed_at', '<', to)]),
      // A scheduled one whose time has passed still waits for its audio.
      row.and([row('status', '=', 'scheduled'), row('listed_at', '<', to)]),
    ]),
  );
  return episodes.orderBy('listed_at').orderBy('id').execute();
}

export async function draftsSince(
  db: Tables,
  stationId: number,
  since: number,
  limit: number,
): Promise<EpisodeRow[]> {
  const drafts = existing(db, stationId).where('status', '=', 'draft').where('updated_at', '>=', since);
  return drafts.orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export async function lastPublished(
  db: Tables,
  scope: StationScope,
  { showId, before, limit }: LastPublished,
): Promise<EpisodeRow[]> {
  let episodes = episodesInScope(db, scope)
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('status', '=', 'published')
    .where('published_at', '<', before);
  if (showId !== undefined) episodes = episodes.where('show_id', '=', showId);
  return episodes.orderBy('published_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}
