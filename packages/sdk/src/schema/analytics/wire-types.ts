// Written by `npm run generate`.

/** Query of the operation `analytics.shows`. */
export interface ShowAnalyticsQuery extends Omit<CountryAnalyticsQuery, 'dimension'> {
  /** `episode` for a row for each episode; `show` when absent. */
  dimension?: 'show' | 'episode' | undefined;
}

/** Query of the operation `analytics.total`. */
export interface TotalAnalyticsQuery extends Omit<ShowCsvQuery, 'dimension' | 'email'> {
  /** `date` for a row for each span of `granularity`; `total`, one row, when absent. */
  dimension?: 'total' | 'date' | undefined;
  /** Length of a row's span of days, with `dimension: 'date'`. */
  granularity?: 'day' | 'week' | 'year' | undefined;
}

/** Query of the operation `analytics.countries`. */
export interface CountryAnalyticsQuery extends Omit<PlatformAnalyticsQuery, 'dimension'> {
  /** Always by country. */
  dimension?: 'country' | undefined;
}

/** Query of the operation `analytics.platforms`. */
export interface PlatformAnalyticsQuery {
  /** First and last UTC day, both included. `YYYY-MM-DD`, in the station's time zone. */
  start_date: string;
  /** Last day, included. `YYYY-MM-DD`, in the station's time zone. */
  end_date: string;
  /** The station's slug, the same as in the path. 1 to 63 characters. */
  station_names: string;
  /** Comma-separated ids of shows; all shows when absent. */
  show_id?: string | undefined;
  /** Comma-separated names of platforms, and ISO codes of countries or `Unknown`. At most 4,000 characters. */
  platform_list?: string | undefined;
  /** Comma-separated ISO codes of countries, or `Unknown`. At most 4,000 characters. */
  countries_list?: string | undefined;
  /** Column to order the rows by; `downloads` when absent. */
  sort?:
    | 'aw_collection_id'
    | 'aw_episode_id'
    | 'publish_date'
    | 'downloads'
    | 'percentTotal'
    | 'unique_reach'
    | 'ltr'
    | 'country'
    | 'platform'
    | 'start_time'
    | undefined;
  /** Direction of the order. */
  order?: 'asc' | 'desc' | undefined;
  /** Page number from 1, with 100 rows each; every row when absent. */
  page?: number | undefined;
  /** Always by platform. */
  dimension?: 'platform' | undefined;
}

/** Query of the operation `analytics.showsCsv`. */
export interface ShowCsvQuery extends ShowAnalyticsQuery {
  /** Email address. */
  email?: string | undefined;
}

/** Query of the operation `analytics.totalCsv`. */
export interface TotalCsvQuery extends TotalAnalyticsQuery {
  /** Email address. */
  email?: string | undefined;
}

/** Query of the operation `analytics.countriesCsv`. */
export interface CountryCsvQuery extends CountryAnalyticsQuery {
  /** Email address. */
  email?: string | undefined;
}

/** Query of the operation `analytics.platformsCsv`. */
export interface PlatformCsvQuery extends PlatformAnalyticsQuery {
  /** Email address. */
  email?: string | undefined;
}

/** Figures of a show, episode, country, platform or span of days. Fields that this kind of row lacks are null. */
export interface AnalyticsRow extends Pick<AnalyticsTotals, 'downloads' | 'unique_reach' | 'ltr'> {
  /** Id of the show. Null in rows of another kind. */
  aw_collection_id: string | null;
  /** Id of the episode; null in rows of another kind. */
  aw_episode_id: string | null;
  /** When the episode was published; null if it never was. Unix seconds, UTC. */
  publish_date: number | null;
  /** Percentage of the downloads of all rows, 0 to 100. */
  percentTotal: number;
  /** ISO code, or `Unknown`. Null in rows of another kind. */
  country: string | null;
  /** Name of the app or platform; null in rows of another kind. */
  platform: string | null;
  /** Start of the row's span of days, UTC. Null in rows of another kind. Unix seconds, UTC. */
  start_time: number | null;
}

/** Totals over the rows of all pages. */
export interface AnalyticsTotals {
  /** Number of shows with downloads. */
  show_count: number;
  /** Number of episodes with downloads. */
  episode_count: number;
  /** Number of countries with downloads. */
  country_count: number;
  /** Number of platforms with downloads. */
  platform_count: number;
  /** Number of downloads. */
  downloads: number;
  /** Listeners: distinct pairs of user agent and address, counted once per UTC day. */
  unique_reach: number;
  /** Mean share of the duration that a download covered, 0 to 1. */
  ltr: number;
  /** Number of rows on all pages. */
  row_count: number;
  /** Names to filter by within these days and shows. */
  country_codes: string[];
  /** Names of platforms to filter by within these days and shows. */
  platforms: string[];
}

/** Response of the operation `analytics.shows`. */
export interface AnalyticsResponse {
  /** Rows of the page. */
  data: AnalyticsRow[];
  /** Totals over the rows of all pages. */
  totals: AnalyticsTotals;
}

/** Response of the operation `analytics.showsCsv`. */
export interface CsvRequested {
  /** Id of the job, which its live events carry. A UUID. */
  job_id: string;
}

/** Ranges of episode ids, both ends included. */
export type EpisodeNamesInput = {
  /** Slug of the station. 1 to 63 characters. */
  station: string;
  /** Lowest id of the range. */
  min: number;
  /** Highest id of the range. */
  max: number;
}[];

/** Keyed by `episodeKey`. */
export type EpisodeNames = Record<
  string,
  {
    /** Name of the episode. */
    name: string;
    /** When the episode was published, or created if it never was. Unix seconds, UTC. */
    timestamp: number;
  }
>;

/** Keyed by the id of the show. */
export type ShowNames = { [x: string]: string };

/** Query of the operation `analytics.episodeDownloads`. */
export interface EpisodeDownloadsQuery {
  /** Ids of the resources to read. One to 100 ids, separated by commas. */
  ids: string;
}

/** Downloads of episodes on all days, keyed by episode id. Episodes without downloads are left out. */
export type EpisodeDownloads = { [x: string]: number };

/** First and last UTC day, both included, at most a year apart. */
export interface ShowTrendsQuery {
  /** First day, included. `YYYY-MM-DD`, in the station's time zone. */
  start_date: string;
  /** Last day, included. `YYYY-MM-DD`, in the station's time zone. */
  end_date: string;
}

/** Downloads of each show on each day of the range, keyed by show id. Shows without downloads are left out. */
export type ShowTrends = { [x: string]: number[] };

/** Query of the operation `analytics.averageEpisodes`. */
export interface AverageEpisodesQuery {
  /** Comma-separated ids of one to five shows. */
  show_id: string;
  /** First UTC day on which the episodes were published. `YYYY-MM-DD`, in the station's time zone. */
  start_date: string;
  /** Last UTC day on which the episodes were published, included. `YYYY-MM-DD`, in the station's time zone. */
  end_date: string;
}

/** Downloads of the average episode of each show by days since publishing. Shows that do not exist are left out. */
export interface AverageEpisodes {
  /** In the order of their ids in the query. */
  shows: {
    /** Id of the show. */
    show_id: number;
    /** Episodes of the show that were published in the days; the newest 50 if there are more. */
    episodes: number;
    /** One entry for each UTC day since publishing that at least one of the episodes has completed, at most 28. */
    days: {
      /** From 0, the UTC day of publishing. */
      day: number;
      /** Downloads of an average episode until the end of the day: the sum of the means of the days. */
      downloads: number;
      /** Episodes that have completed the day, of which the day's mean is. At least 1. */
      episodes: number;
    }[];
  }[];
}

/** Query of the operation `analytics.explain`. */
export interface ExplanationQuery extends DevicesQuery {
  /** Id of an episode; all episodes when absent. */
  episode_id?: number | undefined;
}

/** How the downloads of a selection came about. */
export interface Explanation {
  /** The rule of the station. */
  counting: {
    /** Version of the IAB's guidelines. */
    rule: 'iab-2.2' | 'iab-2.3';
    /** As shown, such as IAB 2.3. */
    name: string;
    /** The 24 hours of one download. */
    window: 'calendar-day' | 'first-touch' | 'last-touch';
    /** Address of the guidelines. An http or https address. */
    source: string;
  };
  /** The list of robots and apps. */
  list: {
    /** Address of its repository. An http or https address. */
    source: string;
    /** Day of its version, such as 2026-08-06. `YYYY-MM-DD`, in the station's time zone. */
    date: string;
    /** Commit of its version. */
    commit: string;
    /** Number of robots in it. */
    robots: number;
    /** Number of apps in it. */
    apps: number;
  };
  /** First UTC day of which reasons are kept: at most 90 days ago. `YYYY-MM-DD`, in the station's time zone. */
  kept_from: string;
  /** Downloads of the selection, as in all other figures. */
  downloads: number;
  /** Requests for audio with a known reason. */
  requests: number;
  /** Requests by reason, in the order of the funnel; each has all five. By country or platform, there are no probes: they are not kept so. */
  reasons: {
    /** Reason of the decision. */
    reason: 'robot' | 'probe' | 'short' | 'repeat' | 'counted';
    /** Number of requests. */
    requests: number;
  }[];
  /** Requests by the rule that decided, such as iab-2.3/calendar-day; several after a change of the setting. */
  rules: {
    /** Version of the guidelines and window. */
    rule: string;
    /** Number of requests. */
    requests: number;
  }[];
  /** The robots with the most requests, at most ten. */
  robots: {
    /** Name in the list. */
    name: string;
    /** Number of requests. */
    requests: number;
  }[];
}

/** The difference that a recount of the kept days would make. */
export interface RecountPreview {
  /** The current list of robots and apps. */
  list: {
    /** Address of its repository. An http or https address. */
    source: string;
    /** Day of its version, such as 2026-08-06. `YYYY-MM-DD`, in the station's time zone. */
    date: string;
    /** Commit of its version. */
    commit: string;
    /** Number of robots in it. */
    robots: number;
    /** Number of apps in it. */
    apps: number;
  };
  /** First UTC day that is recounted. `YYYY-MM-DD`, in the station's time zone. */
  kept_from: string;
  /** Downloads of these days as counted. */
  downloads: number;
  /** Downloads of these days by the current list. */
  downloads_after: number;
  /** Most downloads first, at most 100; empty if a recount changes nothing. At most 100 entries. */
  changes: {
    /** App as counted; null for a robot. */
    from: string | null;
    /** App by the current list; null for a robot. */
    to: string | null;
    /** Number of downloads. */
    downloads: number;
    /** Example of the user agents. */
    agent: string;
  }[];
  /** The last recount of the station; null for none. */
  last: {
    /** State of the recount. */
    status: 'running' | 'completed' | 'failed';
    /** When it was requested. Unix seconds, UTC. */
    requested_at: number;
    /** When it ended; null while it runs. Unix seconds, UTC. */
    ended_at: number | null;
  } | null;
}

/** Query of the operation `analytics.devices`. */
export interface DevicesQuery {
  /** First UTC day. `YYYY-MM-DD`, in the station's time zone. */
  start_date: string;
  /** Last UTC day, included. `YYYY-MM-DD`, in the station's time zone. */
  end_date: string;
  /** Comma-separated ids of shows; all shows when absent. */
  show_id?: string | undefined;
  /** Comma-separated names of platforms. At most 4,000 characters. */
  platform_list?: string | undefined;
  /** Comma-separated ISO codes of countries, or `Unknown`. At most 4,000 characters. */
  countries_list?: string | undefined;
}

/** Downloads by device. Those that were counted before the station stored devices are missing. */
export interface DeviceFigures {
  /** Most downloads first. */
  devices: {
    /** Name in OPAWG's list, such as Apple iPhone, or Unknown. */
    device: string;
    /** Such as iOS, or Unknown. */
    system: string;
    /** Number of downloads. */
    downloads: number;
  }[];
}

/** How the station counts, as a document of methodology. */
export interface Methodology {
  /** The rule of the station. */
  counting: {
    /** Version of the IAB's guidelines. */
    rule: 'iab-2.2' | 'iab-2.3';
    /** As shown, such as IAB 2.3. */
    name: string;
    /** The 24 hours of one download. */
    window: 'calendar-day' | 'first-touch' | 'last-touch';
    /** Address of the guidelines. An http or https address. */
    source: string;
  };
  /** Seconds of an episode that make a download. */
  minimum_seconds: number;
  /** Hours of the window in which a listener's requests are one download. */
  window_hours: number;
  /** Bits of an IPv6 address that identify a listener. */
  ipv6_bits: number;
  /** Days for which the reasons of figures are kept. */
  reason_days: number;
  /** The list of robots and apps. */
  list: {
    /** Address of its repository. An http or https address. */
    source: string;
    /** Day of its version, such as 2026-08-06. `YYYY-MM-DD`, in the station's time zone. */
    date: string;
    /** Commit of its version. */
    commit: string;
    /** Number of robots in it. */
    robots: number;
    /** Number of apps in it. */
    apps: number;
  };
  /** All rules that the station knows. */
  rules: {
    /** Version of the guidelines. */
    rule: 'iab-2.2' | 'iab-2.3';
    /** As shown, such as IAB 2.3. */
    name: string;
    /** Year or month of its release. */
    released: string;
    /** Address of the guidelines. An http or https address. */
    source: string;
    /** The windows that it allows. */
    windows: ('calendar-day' | 'first-touch' | 'last-touch')[];
  }[];
  /** The method in plain words, by part. */
  sections: {
    /** Heading of the part. */
    title: string;
    /** Sentences of the part. */
    items: string[];
  }[];
}

/** The downloads of an episode in the 24 hours after it was published. */
export interface FirstDay {
  /** Id of the episode. */
  playlist_id: number;
  /** Id of the show. */
  show_id: number;
  /** Name of the episode. */
  name: string;
  /** Title of the show. */
  show: string;
  /** When it was published. Unix seconds, UTC, of a publication, which an archive may date before 1970: negative then. */
  published_at: number;
  /** Downloads until the end of each hour since publishing; at most 24, the last one is still running. At most 24 entries. */
  downloads: number[];
  /** The same of the show's usual episode, for all 24 hours; null if too few earlier episodes were counted by hour. 24 entries. */
  usual: number[] | null;
  /** Number of earlier episodes that `usual` is the mean of. */
  usual_episodes: number;
  /** All downloads, also after the first day. */
  total: number;
}

/** The newest published episodes first. */
export interface FirstDays {
  /** The newest episodes, newest first. */
  episodes: FirstDay[];
}

/** Query of the operation `analytics.retention`. */
export interface RetentionQuery {
  /** Id of the episode. */
  episode_id: number;
  /** Number of its audio version; the newest with downloads when absent. */
  version?: number | undefined;
}

/** Which minutes of an episode were fetched, by the downloads of players that ask for ranges. It is no measure of listening. A recount does not change it. */
export interface Retention {
  /** Id of the episode. */
  episode_id: number;
  /** Name of the episode. */
  name: string;
  /** Number of the audio version. */
  version: number;
  /** Audio versions whose minutes are counted, oldest first. */
  versions: number[];
  /** Seconds of the version's audio; null without counted downloads. */
  duration: number | null;
  /** All downloads of the version. Those that are not in the next two were counted before the station stored minutes. */
  downloads: number;
  /** Downloads that reveal which minutes were fetched. */
  in_ranges: number;
  /** Downloads that reveal no minutes: one response had the whole episode, the player asked for no range, or the audio was replaced meanwhile. */
  whole: number;
  /** All minutes of the audio in order; empty without counted downloads. */
  minutes: {
    /** From 0 on; the last one may be shorter. */
    minute: number;
    /** Downloads in ranges that fetched at least half of the minute. */
    downloads: number;
  }[];
}
