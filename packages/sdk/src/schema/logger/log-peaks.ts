import { z } from 'zod';
import { queryInteger, unixSeconds } from '../common/scalars.ts';

/** Longest range that is answered at once, in seconds: a day of 25 hours, and a little. */
const longestRange = 26 * 3600;

/** From one moment to another, unix seconds. */
const rangeQuery = z.object({ start: queryInteger.pipe(z.int().min(0)), end: queryInteger.pipe(z.int().min(0)) });

interface Range {
  start: number;
  end: number;
}

const forwards = ({ start, end }: Range) => end > start;
const withinADay = ({ start, end }: Range) => end - start <= longestRange;
const backwards = { path: ['end'], error: 'This must be later than the start.' };
const tooLong = { path: ['end'], error: 'This must be at most 26 hours after the start.' };

export const logPeaksQuery = rangeQuery
  .extend({
    /** How many columns; each holds the lowest and the highest sample in it. */
    points: queryInteger.pipe(z.int().min(1).max(4000)),
  })
  .refine(forwards, backwards)
  .refine(withinADay, tooLong);

/** Lowest and highest sample of each column, −128 to 127; null where nothing was logged. */
export const logPeaks = z.object({
  start: unixSeconds,
  end: unixSeconds,
  min: z.array(z.int().nullable()),
  max: z.array(z.int().nullable()),
});
export type LogPeaks = z.output<typeof logPeaks>;

export const logSilencesQuery = rangeQuery.refine(forwards, backwards).refine(withinADay, tooLong);

/** A time during which the station was on air and nothing was to be heard. */
export const logSilence = z.object({ start: unixSeconds, end: unixSeconds });
export type LogSilence = z.output<typeof logSilence>;
