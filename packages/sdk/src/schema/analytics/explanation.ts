import { z } from 'zod';
import { calendarDate, queryInteger, unixSeconds } from '../common/scalars.ts';
import { backward, idList, isForward } from './date-range.ts';

/** Versions of the IAB's podcast measurement guidelines. */
export const countingRuleIds = ['iab-2.2', 'iab-2.3'] as const;
export type CountingRuleId = (typeof countingRuleIds)[number];

/** The 24 hours in which a listener's requests for an episode are one download. */
export const downloadWindows = ['calendar-day', 'first-touch', 'last-touch'] as const;
export type DownloadWindow = (typeof downloadWindows)[number];

/**
 * Why a request for audio was counted or not: it came from a robot, only checked the server, belongs to less than a minute,
 * or to a download that another request counts, or it is counted.
 */
export const figureReasons = ['robot', 'probe', 'short', 'repeat', 'counted'] as const;
export type FigureReason = (typeof figureReasons)[number];

const days = {
  /** First UTC day. */
  start_date: calendarDate,
  /** Last UTC day, included. */
  end_date: calendarDate,
  /** Comma-separated ids of shows; all shows when absent. */
  show_id: idList.optional(),
};

export const explanationQuery = z
  .object({
    ...days,
    /** Id of an episode; all episodes when absent. */
    episode_id: queryInteger.pipe(z.int().min(1)).optional(),
    /** Comma-separated names of platforms. */
    platform_list: z.string().max(4000).optional(),
    /** Comma-separated ISO codes of countries, or `Unknown`. */
    countries_list: z.string().max(4000).optional(),
  })
  .refine(isForward, backward);

const requestCount = z.int().min(0);

/** The public list by which robots and apps are recognised. */
const agentListFacts = z.object({
  /** Address of its repository. */
  source: z.url(),
  /** Day of its version, such as 2026-08-06. */
  date: calendarDate,
  /** Commit of its version. */
  commit: z.string(),
  /** Number of robots in it. */
  robots: z.int(),
  /** Number of apps in it. */
  apps: z.int(),
});

/** The rule by which a station counts. */
const countingFacts = z.object({
  /** Version of the IAB's guidelines. */
  rule: z.enum(countingRuleIds),
  /** As shown, such as IAB 2.3. */
  name: z.string(),
  /** The 24 hours of one download. */
  window: z.enum(downloadWindows),
  /** Address of the guidelines. */
  source: z.url(),
});

/** How the downloads of a selection came about. */
export const explanation = z.object({
  /** The rule of the station. */
  counting: countingFacts,
  /** The list of robots and apps. */
  list: agentListFacts,
  /** First UTC day of which reasons are kept: at most 90 days ago. */
  kept_from: calendarDate,
  /** Downloads of the selection, as in all other figures. */
  downloads: requestCount,
  /** Requests for audio with a known reason. */
  requests: requestCount,
  /** Requests by reason, in the order of the funnel; each has all five. By country or platform, there are no probes: they are not kept so. */
  reasons: z.array(
    z.object({
      /** Reason of the decision. */
      reason: z.enum(figureReasons),
      /** Number of requests. */
      requests: requestCount,
    }),
  ),
  /** Requests by the rule that decided, such as iab-2.3/calendar-day; several after a change of the setting. */
  rules: z.array(
    z.object({
      /** Version of the guidelines and window. */
      rule: z.string(),
      /** Number of requests. */
      requests: requestCount,
    }),
  ),
  /** The robots with the most requests, at most ten. */
  robots: z.array(
    z.object({
      /** Name in the list. */
      name: z.string(),
      /** Number of requests. */
      requests: requestCount,
    }),
  ),
});
export type Explanation = z.output<typeof explanation>;

/** Downloads that the current list names otherwise than they were counted. Robots have no name here, because they are not counted. */
const recountChange = z.object({
  /** App as counted; null for a robot. */
  from: z.string().nullable(),
  /** App by the current list; null for a robot. */
  to: z.string().nullable(),
  /** Number of downloads. */
  downloads: requestCount,
  /** Example of the user agents. */
  agent: z.string(),
});

/** The difference that a recount of the kept days would make. */
export const recountPreview = z.object({
  /** The current list of robots and apps. */
  list: agentListFacts,
  /** First UTC day that is recounted. */
  kept_from: calendarDate,
  /** Downloads of these days as counted. */
  downloads: requestCount,
  /** Downloads of these days by the current list. */
  downloads_after: requestCount,
  /** Most downloads first, at most 100; empty if a recount changes nothing. */
  changes: z.array(recountChange).max(100),
  /** The last recount of the station; null for none. */
  last: z
    .object({
      /** State of the recount. */
      status: z.enum(['running', 'completed', 'failed']),
      /** When it was requested. */
      requested_at: unixSeconds,
      /** When it ended; null while it runs. */
      ended_at: unixSeconds.nullable(),
    })
    .nullable(),
});
export type RecountPreview = z.output<typeof recountPreview>;

export const devicesQuery = z
  .object({
    ...days,
    /** Comma-separated names of platforms. */
    platform_list: z.string().max(4000).optional(),
    /** Comma-separated ISO codes of countries, or `Unknown`. */
    countries_list: z.string().max(4000).optional(),
  })
  .refine(isForward, backward);

/** Downloads by device. Those that were counted before the station stored devices are missing. */
export const deviceFigures = z.object({
  /** Most downloads first. */
  devices: z.array(
    z.object({
      /** Name in OPAWG's list, such as Apple iPhone, or Unknown. */
      device: z.string(),
      /** Such as iOS, or Unknown. */
      system: z.string(),
      /** Number of downloads. */
      downloads: requestCount,
    }),
  ),
});
export type DeviceFigures = z.output<typeof deviceFigures>;

/** How the station counts, as a document of methodology. */
export const methodology = z.object({
  /** The rule of the station. */
  counting: countingFacts,
  /** Seconds of an episode that make a download. */
  minimum_seconds: z.int(),
  /** Hours of the window in which a listener's requests are one download. */
  window_hours: z.int(),
  /** Bits of an IPv6 address that identify a listener. */
  ipv6_bits: z.int(),
  /** Days for which the reasons of figures are kept. */
  reason_days: z.int(),
  /** The list of robots and apps. */
  list: agentListFacts,
  /** All rules that the station knows. */
  rules: z.array(
    z.object({
      /** Version of the guidelines. */
      rule: z.enum(countingRuleIds),
      /** As shown, such as IAB 2.3. */
      name: z.string(),
      /** Year or month of its release. */
      released: z.string(),
      /** Address of the guidelines. */
      source: z.url(),
      /** The windows that it allows. */
      windows: z.array(z.enum(downloadWindows)),
    }),
  ),
  /** The method in plain words, by part. */
  sections: z.array(
    z.object({
      /** Heading of the part. */
      title: z.string(),
      /** Sentences of the part. */
      items: z.array(z.string()),
    }),
  ),
});
export type Methodology = z.output<typeof methodology>;
