import { z } from 'zod';
import { queryInteger, unixSeconds } from '../common/scalars.ts';

/** Longest range of one request in seconds: a 25-hour day and some margin. */
const longestRange = 26 * 3600;

/** A range in unix seconds. */
const rangeQuery = z.object({
  /** Start of the range in unix seconds. */
  start: queryInteger.pipe(z.int().min(0)),
  /** End of the range in unix seconds. */
  end: queryInteger.pipe(z.int().min(0)),
});

interface Range {
  start: number;
  end: number;
}

export const forwards = ({ start, end }: Range) => end > start;
export const withinADay = ({ start, end }: Range) => end - start <= longestRange;
export const backwards = { path: ['end'], error: 'This must be later than the start.' };
export const tooLong = { path: ['end'], error: 'This must be at most 26 hours after the start.' };

export const logPeaksQuery = rangeQuery
  .extend({
    /** Number of columns; each holds its lowest and highest sample. */
    points: queryInteger.pipe(z.int().min(1).max(4000)),
  })
  .refine(forwards, backwards)
  .refine(withinADay, tooLong);

/** Lowest and highest sample of each column, −128 to 127; null in gaps. */
export const logPeaks = z.object({
  /** Start of the range. */
  start: unixSeconds,
  /** End of the range. */
  end: unixSeconds,
  /** Lowest sample of each column, −128 to 127; null without audio. */
  min: z.array(z.int().nullable()),
  /** Highest sample of each column, −128 to 127; null without audio. */
  max: z.array(z.int().nullable()),
});
export type LogPeaks = z.output<typeof logPeaks>;

/** A range of at most 26 hours in unix seconds. */
export const logSpanQuery = rangeQuery.refine(forwards, backwards).refine(withinADay, tooLong);

/** A stretch of recorded silence. */
export const logSilence = z.object({
  /** Start of the range. */
  start: unixSeconds,
  /** End of the range. */
  end: unixSeconds,
});
export type LogSilence = z.output<typeof logSilence>;
