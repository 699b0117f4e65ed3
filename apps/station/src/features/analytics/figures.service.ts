import {
  type AnalyticsResponse,
  analyticsPageSize,
  type AnalyticsRow,
  type AnalyticsTotals,
  type EpisodeDownloads,
  type Granularity,
  type ShowTrends,
} from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Station } from '../accounts/index.ts';
import type { Episodes } from '../episodes/index.ts';
import type { Shows } from '../shows/index.ts';
import type { Dimension } from './dimension.ts';
import { dayMs, wholeShare } from './download-rule.ts';
import { figureNames, type FigureNames } from './figure-names.ts';
import { periodOf } from './figure-periods.ts';
import { type FiguresQuery, filterOf } from './figures-query.ts';
import {
  downloadsByShowAndDay,
  downloadsOf,
  type FiguresFilter,
  type GroupedFigures,
  originsOf,
  reachBy,
} from './figures.repository.ts';
import type { GroupedReach } from './figures.repository.ts';
import { sortRows } from './sort-rows.ts';
import { effectiveFilter, summedGroups } from './summed-groups.ts';

/** All matching rows in order, and their totals. */
export interface Figures {
  readonly rows: AnalyticsRow[];
  readonly totals: AnalyticsTotals;
  readonly names: FigureNames;
}

export interface FiguresService {
  all(station: Station, dimension: Dimension, query: FiguresQuery): Promise<Figures>;
  /** One page of rows, or all if the query names no page. */
  page(station: Station, dimension: Dimension, query: FiguresQuery): Promise<AnalyticsResponse>;
  /** Downloads of episodes on all days. */
  downloadsOf(station: Station, episodeIds: readonly number[]): Promise<EpisodeDownloads>;
  /** Downloads of each show on each day. */
  trends(station: Station, range: Pick<FiguresQuery, 'start_date' | 'end_date'>): Promise<ShowTrends>;
}

/** The values of fields that a dimension does not have. */
const noSubject = {
  aw_collection_id: null,
  aw_episode_id: null,
  publish_date: null,
  country: null,
  platform: null,
  start_time: null,
};

export function createFigures(
  { db }: StationContext,
  { episodes, shows }: { episodes: Pick<Episodes, 'store'>; shows: Shows },
): FiguresService {
  /**
   * Reach by the key of the rows; an episode's reach is its downloads, because a listener has at most one of an
   * episode in a day.
   */
  async function reachFor(filter: FiguresFilter, dimension: Dimension, granularity: Granularity) {
    const column =
      dimension === 'country' || dimension === 'platform' ? dimension : dimension === 'date' ? 'day' : null;
    const groups = await reachBy(db, filter, column);
    return adminScopeOf(groups, {
      shows: filter.shows,
      keysOf: ({ key, shows: ids }) =>
        dimension === 'show'
          ? ids.map(String)
          : [String(dimension === 'date' ? periodOf(Number(key), granularity) : key)],
    });
  }

  async function all(station: Station, dimension: Dimension, query: FiguresQuery): Promise<Figures> {
    const asked = filterOf(station, query);
    const origins = await originsOf(db, asked);
    const filter = effectiveFilter(asked, origins);
    const granularity = query.granularity ?? 'day';
    const { groups: found, ...sum } = await summedGroups(db, filter, dimension, origins);
    const groups = dimension === 'date' ? byPeriod(found, granularity) : found;
    const names = await figureNames({ episodes, shows }, station, dimension, groups);
    const reach = await reachFor(filter, dimension, granularity);
    const rows = groups.map((group) => ({
      ...noSubject,
      ...subjectOf(dimension, group, filter, names),
      downloads: group.downloads,
      percentTotal: sum.downloads === 0 ? 0 : (group.downloads / sum.downloads) * 100,
      unique_reach: dimension === 'episode' ? group.downloads : (reach.by.get(String(group.key)) ?? 0),
      ltr: shareOf(group),
    }));
    const totals = {
      show_count: sum.shows,
      episode_count: sum.episodes,
      country_count: sum.countries,
      platform_count: sum.platforms,
      downloads: sum.downloads,
      unique_reach: reach.all,
      ltr: shareOf(sum),
      row_count: rows.length,
      country_codes: origins.countries,
      platforms: origins.platforms,
    };
    return { rows: sortRows(rows, dimension, query, names), totals, names };
  }

  return {
    all,
    async page(station, dimension, query) {
      const { rows, totals } = await all(station, dimension, query);
      if (query.page === undefined) return { data: rows, totals };
      const start = (query.page - 1) * analyticsPageSize;
      return { data: rows.slice(start, start + analyticsPageSize), totals };
    },
    downloadsOf: async (station, episodeIds) =>
      Object.fromEntries(await downloadsOf(db, station, episodeIds)),
    async trends(station, range) {
      const filter = filterOf(station, { ...range, station_names: station.slug });
      const trends: ShowTrends = {};
      for (const { show_id, day, downloads } of await downloadsByShowAndDay(db, filter)) {
        const days = (trends[show_id] ??= Array<number>(filter.lastDay - filter.firstDay + 1).fill(0));
        days[day - filter.firstDay] = downloads;
      }
      return trends;
    },
  };
}

function subjectOf(
  dimension: Dimension,
  { key }: GroupedFigures,
  { firstDay }: FiguresFilter,
  names: FigureNames,
): Partial<AnalyticsRow> {
  if (dimension === 'show') return { aw_collection_id: String(key) };
  if (dimension === 'episode') {
    const episode = names.episodes.get(Number(key));
    return {
      aw_collection_id: String(episode?.show_id ?? ''),
      aw_episode_id: String(key),
      publish_date: episode?.published_at ?? null,
    };
  }
  if (dimension === 'country') return { country: String(key) };
  if (dimension === 'platform') return { platform: String(key) };
  return { start_time: ((dimension === 'date' ? Number(key) : firstDay) * dayMs) / 1000 };
}

function byPeriod(groups: readonly GroupedFigures[], granularity: Granularity): GroupedFigures[] {
  const periods = new Map<number, GroupedFigures>();
  for (const { key: day, downloads, heard } of groups) {
    const key = periodOf(Number(day), granularity);
    const known = periods.get(key);
    periods.set(key, {
      key,
      downloads: downloads + (known?.downloads ?? 0),
      heard: heard + (known?.heard ?? 0),
    });
  }
  return [...periods.values()];
}

function shareOf({ downloads, heard }: Pick<GroupedFigures, 'downloads' | 'heard'>): number {
  return downloads === 0 ? 0 : Math.min(1, heard / (downloads * wholeShare));
}

interface Reach {
  /** Listeners by the key of a row. */
  readonly by: ReadonlyMap<string, number>;
  readonly all: number;
}

interface ReachSettings {
  /** Ids of the selected shows; empty for all. */
  readonly shows: readonly number[];
  /** The keys of the rows that a listener belongs to. */
  keysOf(group: { key: GroupedReach['key']; shows: readonly number[] }): readonly string[];
}

/** Counts listeners once in every row that they belong to, and once in total, regardless of the number of shows. */
function adminScopeOf(groups: readonly GroupedReach[], { shows, keysOf }: ReachSettings): Reach {
  const by = new Map<string, number>();
  const selected = new Set(shows);
  let all = 0;
  for (const { key, shows: ids, listeners } of groups) {
    const showIds = ids.split(',').map(Number);
    const counted = selected.size === 0 ? showIds : showIds.filter((id) => selected.has(id));
    if (counted.length === 0) continue;
    all += listeners;
    for (const row of keysOf({ key, shows: counted })) by.set(row, (by.get(row) ?? 0) + listeners);
  }
  return { by, all };
}
