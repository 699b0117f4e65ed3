import { sql } from 'kysely';
import type { EpisodeCounts, EpisodeStatus } from '@postkit/sdk/schema';
import type { Tables } from '../../platform/db/database.ts';
import type { StationScope } from '../accounts/index.ts';
import type { EpisodeRow } from './episode-tables.ts';
import { episodesInScope } from './episodes.repository.ts';

export interface EpisodeScope {
  readonly station: StationScope;
  readonly showId?: number | undefined;
  /** Lower case; empty for no search. */
  readonly search: string;
  /** Tags whose names match the search. */
  readonly searchTagIds: readonly number[];
  /** Unix seconds; the end is exclusive. */
  readonly day?: { readonly start: number; readonly end: number } | undefined;
}

export interface EpisodeFilter extends EpisodeScope {
  readonly status: EpisodeStatus;
  /** Part of the name in lower case; empty for any. */
  readonly name: string;
  /** Seconds. */
  readonly longest?: number | undefined;
}

export interface EpisodeOrder {
  readonly sort: 'published' | 'name' | 'duration' | 'updated_at';
  readonly order: 'ASC' | 'DESC';
  readonly limit: number;
  readonly offset: number;
}

const sortColumns = {
  published: 'listed_at',
  name: sql`lower(name)`,
  duration: 'duration',
  updated_at: 'updated_at',
} as const;

export async function listEpisodes(
  db: Tables,
  filter: EpisodeFilter,
  { sort, order, limit, offset }: EpisodeOrder,
): Promise<EpisodeRow[]> {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  return filtered(db, filter)
    .selectAll()
    .orderBy(sortColumns[sort], direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countEpisodes(db: Tables, filter: EpisodeFilter): Promise<number> {
  const found = await filtered(db, filter)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(found.count);
}

/** Number of episodes by status, 0 for a status without any. */
export async function countByStatus(db: Tables, scope: EpisodeScope): Promise<EpisodeCounts> {
  const rows = await scoped(db, scope)
    .select((row) => ['status', row.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const none: EpisodeCounts = { published: 0, unpublished: 0, scheduled: 0, draft: 0 };
  return rows.reduce((counts, { status, count }) => ({ ...counts, [status]: Number(count) }), none);
}

function filtered(db: Tables, { status, name, longest, ...scope }: EpisodeFilter) {
  let episodes = scoped(db, scope).where('status', '=', status);
  if (longest !== undefined) episodes = episodes.where('duration', '<=', longest);
  // The name is the first line of the searched text.
  if (name !== '')
    episodes = episodes.where(
      sql<boolean>`${db.dialect.firstLine(sql.ref('search_text'))} like ${within(name)} escape '\\'`,
    );
  return episodes;
}

function scoped(db: Tables, { station, showId, search, searchTagIds, day }: EpisodeScope) {
  let episodes = episodesInScope(db, station).where('deleted_at', 'is', null);
  if (showId !== undefined) episodes = episodes.where('show_id', '=', showId);
  if (day) episodes = episodes.where('listed_at', '>=', day.start).where('listed_at', '<', day.end);
  if (search === '') return episodes;
  const pattern = within(search);
  return episodes.where((row) =>
    row.or([
      sql<boolean>`search_text like ${pattern} escape '\\'`,
      sql<boolean>`cast(id as text) like ${pattern} escape '\\'`,
      // Words that are spoken in it.
      sql<boolean>`exists (select 1 from episode_events spoken join audio_events on audio_events.id = spoken.event_id
        where spoken.episode_id = episodes.id and audio_events.transcript is not null and audio_events.search_text like ${pattern} escape '\\')`,
      ...(searchTagIds.length === 0
        ? []
        : [
            row(
              'id',
              'in',
              row.selectFrom('episode_tags').select('episode_id').where('tag_id', 'in', searchTagIds),
            ),
          ]),
    ]),
  );
}

/** Matches text anywhere, for `like … escape '\\'`. */
function within(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
