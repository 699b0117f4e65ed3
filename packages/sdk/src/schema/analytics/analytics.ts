import { z } from 'zod';
import { calendarDate, queryIds, queryInteger, unixSeconds } from '../common/scalars.ts';
import { backward, idList, isForward } from './date-range.ts';

/** Rows of one page of figures. */
export const analyticsPageSize = 100;

export const granularities = ['day', 'week', 'year'] as const;
export type Granularity = (typeof granularities)[number];

/** Columns that rows can be sorted by. */
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

/** Country or platform of a download that cannot be identified. */
export const unknownOrigin = 'Unknown';

const wordList = z.string().max(4000);

const filters = {
  /** First and last UTC day, both included. */
  start_date: calendarDate,
  end_date: calendarDate,
  /** The station's slug, the same as in the path. */
  station_names: z.string().min(1).max(63),
  /** Comma-separated ids of shows; all shows when absent. */
  show_id: idList.optional(),
  /** Comma-separated names of platforms, and ISO codes of countries or `Unknown`. */
  platform_list: wordList.optional(),
  /** Comma-separated ISO codes of countries, or `Unknown`. */
  countries_list: wordList.optional(),
  /** Column to order the rows by; `downloads` when absent. */
  sort: z.enum(analyticsSorts).optional(),
  order: z.enum(['asc', 'desc']).optional(),
  /** Page number from 1, with 100 rows each; every row when absent. */
  page: queryInteger.pipe(z.int().min(1)).optional(),
};

/** `show` (the default) or `episode`. */
const showsShape = z.object({
  ...filters,
  /** `episode` for a row for each episode; `show` when absent. */
  dimension: z.enum(['show', 'episode']).optional(),
});
/** `total` (the default) for one row, or `date` for a row for each day, week or year. */
const totalShape = z.object({
  ...filters,
  /** `date` for a row for each span of `granularity`; `total`, one row, when absent. */
  dimension: z.enum(['total', 'date']).optional(),
  /** Length of a row's span of days, with `dimension: 'date'`. */
  granularity: z.enum(granularities).optional(),
});
const countriesShape = z.object({
  ...filters,
  /** Always by country. */
  dimension: z.enum(['country']).optional(),
});
const platformsShape = z.object({
  ...filters,
  /** Always by platform. */
  dimension: z.enum(['platform']).optional(),
});

/** Email address that the file is sent to. */
const mailed = { email: z.email('This is not an email address.').max(254).optional() };

export const showAnalyticsQuery = showsShape.refine(isForward, backward);
export const totalAnalyticsQuery = totalShape.refine(isForward, backward);
export const countryAnalyticsQuery = countriesShape.refine(isForward, backward);
export const platformAnalyticsQuery = platformsShape.refine(isForward, backward);

export const showCsvQuery = showsShape.extend(mailed).refine(isForward, backward);
export const totalCsvQuery = totalShape.extend(mailed).refine(isForward, backward);
export const countryCsvQuery = countriesShape.extend(mailed).refine(isForward, backward);
export const platformCsvQuery = platformsShape.extend(mailed).refine(isForward, backward);

/** Figures of a show, episode, country, platform or span of days. Fields that this kind of row lacks are null. */
export const analyticsRow = z.object({
  /** Id of the show. Null in rows of another kind. */
  aw_collection_id: z.string().nullable(),
  /** Id of the episode; null in rows of another kind. */
  aw_episode_id: z.string().nullable(),
  /** When the episode was published; null if it never was. */
  publish_date: unixSeconds.nullable(),
  /** Number of downloads. */
  downloads: z.int().min(0),
  /** Percentage of the downloads of all rows, 0 to 100. */
  percentTotal: z.number(),
  /** Listeners: distinct pairs of user agent and address, counted once per UTC day. */
  unique_reach: z.int().min(0),
  /** Mean share of the duration that a download covered, 0 to 1. */
  ltr: z.number().min(0).max(1),
  /** ISO code, or `Unknown`. Null in rows of another kind. */
  country: z.string().nullable(),
  /** Name of the app or platform; null in rows of another kind. */
  platform: z.string().nullable(),
  /** Start of the row's span of days, UTC. Null in rows of another kind. */
  start_time: unixSeconds.nullable(),
});
export type AnalyticsRow = z.output<typeof analyticsRow>;

/** Totals over the rows of all pages. */
export const analyticsTotals = z.object({
  /** Number of shows with downloads. */
  show_count: z.int(),
  /** Number of episodes with downloads. */
  episode_count: z.int(),
  /** Number of countries with downloads. */
  country_count: z.int(),
  /** Number of platforms with downloads. */
  platform_count: z.int(),
  /** Number of downloads. */
  downloads: z.int(),
  /** Listeners: distinct pairs of user agent and address, counted once per UTC day. */
  unique_reach: z.int(),
  /** Mean share of the duration that a download covered, 0 to 1. */
  ltr: z.number(),
  /** Number of rows on all pages. */
  row_count: z.int(),
  /** Names to filter by within these days and shows. */
  country_codes: z.array(z.string()),
  /** Names of platforms to filter by within these days and shows. */
  platforms: z.array(z.string()),
});
export type AnalyticsTotals = z.output<typeof analyticsTotals>;

export const analyticsResponse = z.object({
  /** Rows of the page. */
  data: z.array(analyticsRow),
  totals: analyticsTotals,
});
export type AnalyticsResponse = z.output<typeof analyticsResponse>;

export const csvRequested = z.object({ job_id: z.uuid() });

/** Ranges of episode ids, both ends included. */
export const episodeNamesInput = z
  .array(
    z.object({
      /** Slug of the station. */
      station: z.string().min(1).max(63),
      /** Lowest id of the range. */
      min: z.int().min(0),
      /** Highest id of the range. */
      max: z.int().min(0),
    }),
  )
  .max(1000);

/** Keyed by `episodeKey`. */
export const episodeNames = z.record(
  z.string(),
  z.object({
    /** Name of the episode. */
    name: z.string(),
    /** When the episode was published, or created if it never was. */
    timestamp: unixSeconds,
  }),
);
export type EpisodeNames = z.output<typeof episodeNames>;

/** Keyed by the id of the show. */
export const showNames = z.record(z.string(), z.string());

export const episodeDownloadsQuery = z.object({ ids: queryIds });

/** Downloads of episodes on all days, keyed by episode id. Episodes without downloads are left out. */
export const episodeDownloads = z.record(z.string(), z.int().min(0));
export type EpisodeDownloads = z.output<typeof episodeDownloads>;

/** First and last UTC day, both included, at most a year apart. */
export const showTrendsQuery = z
  .object({ start_date: calendarDate, end_date: calendarDate })
  .refine(isForward, backward)
  .refine(({ start_date, end_date }) => Date.parse(end_date) - Date.parse(start_date) <= 366 * 86_400_000, {
    path: ['end_date'],
    error: 'Choose at most a year.',
  });

/** Downloads of each show on each day of the range, keyed by show id. Shows without downloads are left out. */
export const showTrends = z.record(z.string(), z.array(z.int().min(0)));
export type ShowTrends = z.output<typeof showTrends>;
