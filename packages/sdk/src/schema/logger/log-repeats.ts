import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';

/** An event whose sound aired before, in the 26 hours before it. */
export const logRepeat = z.object({
  event_id: z.int(),
  /** The latest earlier event in which the sound starts. */
  earlier_id: z.int(),
  /** When the sound started in that event, which may be longer. */
  at: unixSeconds,
});
export type LogRepeat = z.output<typeof logRepeat>;

export const logRepeats = z.object({
  /** In the order in which the events aired. */
  repeats: z.array(logRepeat),
  /** Events that the station has not compared by their sound: it has not yet, or its ffmpeg has no Chromaprint. */
  unheard: z.array(z.int()),
});
export type LogRepeats = z.output<typeof logRepeats>;
