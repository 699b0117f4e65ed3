import type { AverageEpisode, ShowTrends } from '@postkit/sdk/schema';
import { changeOf } from './overview-range.ts';

/** Shows that the chart can keep apart. */
export const mostCompared = 5;
export const leastCompared = 2;

/** A show of the comparison. */
export interface ComparedShow {
  readonly id: string;
  readonly name: string;
  readonly downloads: number;
  /** Downloads of as many days before. */
  readonly before: number;
  /** In percent; null for downloads where there were none before. */
  readonly change: number | null;
}

/** A point of the chart: its place on the axis, and a value for each show, by `s` and the id. */
export type ComparedPoint = Readonly<Record<string, number>>;

/** The key of a show's values in the points: recharts reads numbers as indexes. */
export const seriesKey = (id: string): string => `s${id}`;

/** The two to five shows to begin with: those that are filtered, or those with the most downloads. */
export function firstCompared(chosen: readonly string[], byDownloads: readonly string[]): string[] {
  const filtered = chosen.slice(0, mostCompared);
  return filtered.length >= leastCompared
    ? filtered
    : [...new Set([...filtered, ...byDownloads])].slice(0, 3);
}

export function comparedShows(
  ids: readonly string[],
  names: Readonly<Record<string, string>>,
  { now, before }: { now: ShowTrends; before: ShowTrends },
): ComparedShow[] {
  const sum = (values: readonly number[] = []) => values.reduce((total, value) => total + value, 0);
  return ids.map((id) => {
    const [downloads, earlier] = [sum(now[id]), sum(before[id])];
    return {
      id,
      name: names[id] ?? `#${id}`,
      downloads,
      before: earlier,
      change: downloads === earlier ? 0 : changeOf(downloads, earlier),
    };
  });
}

/** Downloads by UTC day; `at` in unix seconds. */
export function pointsByDate(
  ids: readonly string[],
  trends: ShowTrends,
  start: string,
  days: number,
): ComparedPoint[] {
  const first = Date.parse(start) / 1000;
  return Array.from({ length: days }, (_, day) => ({
    at: first + day * 86_400,
    ...Object.fromEntries(ids.map((id) => [seriesKey(id), trends[id]?.[day] ?? 0])),
  }));
}

/** Downloads of the average episode until the end of each day since publishing; `at` counts these days from 1. */
export function pointsByAge(shows: readonly AverageEpisode[]): ComparedPoint[] {
  const length = Math.max(0, ...shows.map(({ days }) => days.length));
  return Array.from({ length }, (_, day) => ({
    at: day + 1,
    ...Object.fromEntries(
      shows.flatMap(({ show_id, days }) => {
        const reached = days[day];
        return reached ? [[seriesKey(String(show_id)), reached.downloads]] : [];
      }),
    ),
  }));
}
