import { z } from 'zod';
import { queryInteger } from '../common/scalars.ts';

/** Most events of one request. */
export const mostPeaksEvents = 100;

/** Comma-separated ids. */
export const eventIdList = z
  .string()
  .regex(/^\d{1,16}(?:,\d{1,16}){0,99}$/, `Give 1 to ${mostPeaksEvents} ids, separated by commas.`);

export const eventsPeaksQuery = z.object({
  /** Ids of up to 100 events, separated by commas. */
  events: eventIdList,
  /** Number of columns per event; each holds the peaks of an equal part of it. */
  points: queryInteger.pipe(z.int().min(1).max(2048)),
  /** Milliseconds into each event. */
  start: queryInteger.pipe(z.int().min(0)).optional(),
  /** Milliseconds into each event; its end when absent. */
  end: queryInteger.pipe(z.int().min(1)).optional(),
});

/** The waveform of an event: for each column its lowest and highest sample, −128 to 127, and an estimate of its RMS, 0 to 127. */
export const eventPeaks = z.object({
  id: z.int(),
  /** Lowest sample of each column, −128 to 127. */
  min: z.array(z.int()),
  /** Highest sample of each column, −128 to 127. */
  max: z.array(z.int()),
  /** From the peaks of short windows, because the archive stores no RMS. */
  rms: z.array(z.int()),
});
export type EventPeaks = z.output<typeof eventPeaks>;

/** In the order of the ids; events that do not exist, have no audio or were deleted are left out. */
export const eventsPeaks = z.object({
  /** Waveforms of the events that have audio. */
  peaks: z.array(eventPeaks),
});
