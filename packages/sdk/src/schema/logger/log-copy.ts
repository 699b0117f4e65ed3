import { z } from 'zod';
import { audioEvent } from '../audio-events/audio-event.ts';
import { backwards, forwards, logSilence, tooLong, withinADay } from './log-peaks.ts';

/**
 * A range of the broadcast in unix seconds, fractions included. A whole second in which an event starts means the start of that event,
 * because the log names starts in whole seconds.
 */
export const logCopyInput = z
  .object({
    /** Start of the range in unix seconds. */
    start: z.number().min(0),
    /** End of the range in unix seconds. */
    end: z.number().min(0),
  })
  .refine(forwards, backwards)
  .refine(withinADay, tooLong);

/** The copied audio as events in airing order, and the stretches of the range that were not recorded. */
export const logCopy = z.object({
  /** Events that hold the audio of the range, in order. */
  events: z.array(audioEvent),
  /** Stretches of the range without audio. */
  missing: z.array(logSilence),
});
export type LogCopy = z.output<typeof logCopy>;
