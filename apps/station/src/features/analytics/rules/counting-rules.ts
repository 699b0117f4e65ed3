import type { CountingRuleId, DownloadWindow } from '@postkit/sdk/schema';

/** A version of the podcast measurement guidelines of the IAB Tech Lab, as far as it fixes a number or a choice. */
export interface CountingRule {
  readonly id: CountingRuleId;
  /** As screens and pages show it. */
  readonly name: string;
  /** Month of its release. */
  readonly released: string;
  readonly source: string;
  /** Milliseconds of the episode that make a download; all of a shorter episode. */
  readonly minimumMs: number;
  /** Milliseconds in which a listener's requests for an episode are one download. */
  readonly windowMs: number;
  /** The ways to place that window. */
  readonly windows: readonly DownloadWindow[];
  /** Bits of an IPv6 address that identify a listener. */
  readonly ipv6Bits: number;
  /** Bytes of a range from 0 that is a check of the server, not a download. */
  readonly probeBytes: number;
}

/**
 * Version 2.2, of May 2024. Its numbers, by the sections of 2.3, which kept them:
 * - a minute: step 2, "enough of the podcast content to play for 1 minute", or the complete file if it is shorter;
 * - 24 hours, as a calendar day or rolling from the first request: step 3, and the note on 2.2 in section 5.5.1 of 2.3;
 * - 64 bits of an IPv6 address: step 3, since 2.1;
 * - two bytes: step 1.2, number 6, "Disregard any 2 byte (0-1 byte) range requests".
 */
const iab22: CountingRule = {
  id: 'iab-2.2',
  name: 'IAB 2.2',
  released: '2024-05',
  source: 'https://iabtechlab.com/standards/podcast-measurement-guidelines/',
  minimumMs: 60_000,
  windowMs: 86_400_000,
  windows: ['calendar-day', 'first-touch'],
  ipv6Bits: 64,
  probeBytes: 2,
};

/**
 * Version 2.3, of 2026. It names a third window, which each further request extends (section 5.5.1, "last touch"), and
 * covers video. The other numbers are those of 2.2: steps 1.2 and 2 of section 5.5 and "Working with IPv6 Addresses".
 */
const iab23: CountingRule = {
  ...iab22,
  id: 'iab-2.3',
  name: 'IAB 2.3',
  released: '2026',
  source: 'https://github.com/IABTechLab/Podcast-Technical-Measurement/blob/main/PTM-Guidelines_v2.3.md',
  windows: ['calendar-day', 'first-touch', 'last-touch'],
};

export const countingRules: Readonly<Record<CountingRuleId, CountingRule>> = {
  'iab-2.2': iab22,
  'iab-2.3': iab23,
};

/** The rule and the window that a station counts by. */
export interface Counting {
  readonly rule: CountingRule;
  readonly window: DownloadWindow;
}

/** As stored with each reason, such as `iab-2.3/calendar-day`. */
export function countingKey({ rule, window }: Counting): string {
  return `${rule.id}/${window}`;
}

/** Whether a range only checks that the server sends ranges. */
export function isProbe(
  { probeBytes }: CountingRule,
  range: { start: number; end: number },
  bytes: number,
): boolean {
  return range.start === 0 && range.end < probeBytes && bytes > probeBytes;
}

/** Whether that much of an episode is a download, both in milliseconds. */
export function isDownload({ minimumMs }: CountingRule, consumedMs: number, durationMs: number): boolean {
  return consumedMs > 0 && consumedMs >= Math.min(minimumMs, durationMs);
}

/** First and last request of a listener for an episode, in milliseconds since 1970. */
export interface Visit {
  readonly started: number;
  readonly touched: number;
}

/** Whether a request belongs to an earlier visit of an earlier day. Within a calendar day there is one visit in any case. */
export function isSameVisit({ rule, window }: Counting, visit: Visit, now: number): boolean {
  if (window === 'calendar-day') return false;
  return now - (window === 'first-touch' ? visit.started : visit.touched) < rule.windowMs;
}
