import { z } from 'zod';
import { resourceReference, resourceUri } from '../common/scalars.ts';

/** Measured levels of audio, as EBU R128 defines them; null for silence. */
const levels = {
  /** Integrated loudness in LUFS. Null for silence. */
  loudness: z.number().nullable(),
  /** True peak in dBTP. Null for silence. */
  true_peak: z.number().nullable(),
  /** Loudness range in LU. Null for silence. */
  range: z.number().nullable(),
};

/** Levels of a rendered episode. */
export const episodeLevels = z.object({
  ...levels,
  /** dB by which the render raised the audio to the loudness of its show; below 0 lowered. */
  gain: z.number(),
});
export type EpisodeLevels = z.output<typeof episodeLevels>;

export const timelineLevelsInput = z.object({
  /** Events in playing order: their paths, or the objects of a response. */
  events: z.array(resourceReference).max(2000),
  /** The show whose bumpers and target count. */
  show: resourceUri.optional(),
});

/** A stretch of the timeline, seconds from its start. */
const stretch = z.object({
  /** Seconds from the start of the timeline. */
  start: z.number(),
  /** Seconds from the start of the timeline. */
  end: z.number(),
});

/** Levels of a timeline before it is rendered, computed from the index without decoding. */
export const timelineLevels = z.object({
  /** `measuring` while audio of an older installation is measured in the background; ask again. */
  status: z.enum(['measured', 'measuring']),
  ...levels,
  /** LUFS that the render aims at; null if the show has no target. */
  target: z.number().nullable(),
  /** dB by which the render raises everything; below 0 it lowers it. */
  gain: z.number(),
  /** Whether the render lowers peaks. */
  is_limited: z.boolean(),
  /** dBTP that the render keeps all peaks below; null if it changes neither loudness nor peaks. */
  limit: z.number().nullable(),
  /** Short-term loudness (3 s) in LUFS, one value a second; null for silence. */
  curve: z.array(z.number().nullable()),
  /** Silences of 3 s or more. */
  silences: z.array(stretch),
  /** Audio that is at full scale for several samples. */
  clipped: z.array(stretch),
  /** Pauses of the recording inside events: their place in the timeline, and how much is missing, in seconds. */
  gaps: z.array(
    z.object({
      /** Seconds from the start of the timeline. */
      at: z.number(),
      /** Length of the missing audio in seconds. */
      seconds: z.number(),
    }),
  ),
});
export type TimelineLevels = z.output<typeof timelineLevels>;
