import { z } from 'zod';
import { calendarDate, queryInteger, unixSeconds } from '../common/scalars.ts';

/** Rows of one page of figures. */
export const analyticsPageSize = 100;

export const granularities = ['day', 'week', 'year'] as const;
export type Granularity = (typeof granularities)[number];

/** What a row can be sorted by. */
export const analyticsSorts = [
  'aw_collection_id',
  'aw_episode_id',
  'publish_date',
  'downloads',
  'percentTotal',
  'unique_reach',
  'ltr',
  'country',
  'platform',
  'start_time',
] as const;
export type AnalyticsSort = (typeof analyticsSorts)[number];

/** Where a download came from cannot be told, or what asked for it. */
export const unknownOrigin = 'Unknown';

const idList = z.string().regex(/^(?:\d{1,15}(?:,\d{1,15}){0,999})?$/, 'Separate ids with commas, such as 12,34.');
const wordList = z.string().max(4000);

const filters = {
  /** First and last UTC day, both counted. */
  start_date: calendarDate,
  end_date: calendarDate,
  /** The station's slug as in the address; another one does not exist. */
  station_names: z.string().min(1).max(63),
  /** Ids of shows joined by commas; all without it. */
  show_id: idList.optional(),
  /** Names of platforms, and ISO codes of countries or `Unknown`, joined by commas. */
  platform_list: wordList.optional(),
  countries_list: wordList.optional(),
  sort: z.enum(analyticsSorts).optional(),
  order: z.enum(['asc', 'desc']).optional(),
  /** From 1, of 100 rows; without it, every row. */
  page: queryInteger.pipe(z.int().min(1)).optional(),
};

const isForward = ({ start_date, end_date }: { start_date: string; end_date: string }) => start_date <= end_date;
const backward = { path: ['end_date'], error: 'The end date is before the start date.' };

/** By `show` (also without it) or by `episode`. */
const showsShape = z.object({ ...filters, dimension: z.enum(['show', 'episode']).optional() });
/** By `total`, one row (also without it), or by `date`, a row for each day, week or year. */
const totalShape = z.object({ ...filters, dimension: z.enum(['total', 'date']).optional(), granularity: z.enum(granularities).optional() });
const countriesShape = z.object({ ...filters, dimension: z.enum(['country']).optional() });
const platformsShape = z.object({ ...filters, dimension: z.enum(['platform']).optional() });

/** Where the file is mailed to, instead of waiting for it. */
const mailed = { email: z.email('This is not an email address.').max(254).optional() };

export const showAnalyticsQuery = showsShape.refine(isForward, backward);
export const totalAnalyticsQuery = totalShape.refine(isForward, backward);
export const countryAnalyticsQuery = countriesShape.refine(isForward, backward);
export const platformAnalyticsQuery = platformsShape.refine(isForward, backward);

export const showCsvQuery = showsShape.extend(mailed).refine(isForward, backward);
export const totalCsvQuery = totalShape.extend(mailed).refine(isForward, backward);
export const countryCsvQuery = countriesShape.extend(mailed).refine(isForward, backward);
export const platformCsvQuery = platformsShape.extend(mailed).refine(isForward, backward);

/** Figures of a show, an episode, a country, a platform or a span of days; null is what a row of that kind has not. */
export const analyticsRow = z.object({
  /** Id of the show. */
  aw_collection_id: z.string().nullable(),
  aw_episode_id: z.string().nullable(),
  /** Of an episode; null where it was never published. */
  publish_date: unixSeconds.nullable(),
  downloads: z.int().min(0),
  /** Downloads over the downloads of all rows, times 100. */
  percentTotal: z.number(),
  /** User agents and addresses that downloaded, each counted once a UTC day. */
  unique_reach: z.int().min(0),
  /** Mean share of the duration that a download took, 0 to 1. */
  ltr: z.number().min(0).max(1),
  /** ISO code, or `Unknown`. */
  country: z.string().nullable(),
  platform: z.string().nullable(),
  /** When the days that the row is about begin, UTC. */
  start_time: unixSeconds.nullable(),
});
export type AnalyticsRow = z.output<typeof analyticsRow>;

/** What all rows come to, on whichever page they are. */
export const analyticsTotals = z.object({
  show_count: z.int(),
  episode_count: z.int(),
  country_count: z.int(),
  platform_count: z.int(),
  downloads: z.int(),
  unique_reach: z.int(),
  ltr: z.number(),
  /** Rows on all pages. */
  row_count: z.int(),
  /** What can be filtered by within these days and shows, by name. */
  country_codes: z.array(z.string()),
  platforms: z.array(z.string()),
});
export type AnalyticsTotals = z.output<typeof analyticsTotals>;

export const analyticsAnswer = z.object({ data: z.array(analyticsRow), totals: analyticsTotals });
export type AnalyticsAnswer = z.output<typeof analyticsAnswer>;

export const csvRequested = z.object({ job_id: z.uuid() });

/** Episodes whose ids lie in these ranges, both ends included. */
export const episodeNamesInput = z
  .array(z.object({ station: z.string().min(1).max(63), min: z.int().min(0), max: z.int().min(0) }))
  .max(1000);

/** By the episode's key, as `episodeKey` makes it. */
export const episodeNames = z.record(z.string(), z.object({ name: z.string(), timestamp: unixSeconds }));
export type EpisodeNames = z.output<typeof episodeNames>;

/** By the show's id. */
export const showNames = z.record(z.string(), z.string());
