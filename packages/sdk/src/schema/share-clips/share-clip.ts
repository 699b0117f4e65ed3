import { z } from 'zod';
import { percentage, resourceUri, text, unixSeconds } from '../common/scalars.ts';

/** Seconds of the longest share clip. */
export const longestShareClip = 90;

/** Shapes of a share clip: 1080 × 1920 or 1080 × 1080 pixels. */
export const shareClipAspects = ['9:16', '1:1'] as const;
export const shareClipAspect = z.enum(shareClipAspects);
export type ShareClipAspect = z.output<typeof shareClipAspect>;

/**
 * A share clip to make: `start` and `end` are seconds of an episode as it plays, or of the events of an open timeline.
 * `show` gives a timeline its cover and loudness.
 */
export const shareClipInput = z
  .object({
    playlist_id: z.int().positive().optional(),
    events: z.array(resourceUri).min(1).max(2000).optional(),
    show: resourceUri.optional(),
    start: z.number().min(0),
    end: z.number().min(0),
    aspect: shareClipAspect.default('9:16'),
    /** Shown in the video; by default the name of the episode. */
    title: text(120).optional(),
    /** Shows the words of the transcript, if there is one. */
    captions: z.boolean().default(true),
  })
  .refine(({ playlist_id, events }) => (playlist_id === undefined) !== (events === undefined), {
    path: ['playlist_id'],
    message: 'Name an episode or the events of a timeline, and not both.',
  })
  .refine(({ start, end }) => end > start, { path: ['end'], message: 'The end must be after the start.' })
  .refine(({ start, end }) => end - start <= longestShareClip, {
    path: ['end'],
    message: `A clip has at most ${longestShareClip} seconds. Choose a shorter range.`,
  });
export type ShareClipInput = z.input<typeof shareClipInput>;

/** A captioned video of a short range of audio, for social platforms. The station keeps it for 30 days. */
export const shareClip = z.object({
  guid: z.uuid(),
  /** Null for a clip of a timeline that was open in the editor. */
  playlist_id: z.int().nullable(),
  title: z.string(),
  start: z.number(),
  end: z.number(),
  aspect: shareClipAspect,
  captions: z.boolean(),
  status: z.enum(['processing', 'complete', 'error']),
  progress: percentage,
  /** Size of the mp4; 0 until it is complete. */
  bytes: z.int(),
  /** Why a complete clip has no captions though they were requested; empty otherwise. */
  notice: z.string(),
  /** Why there is no clip; empty for any other status. */
  error: z.string(),
  created_at: unixSeconds,
  /** When the station removes the clip; null while it is processing. */
  expires_at: unixSeconds.nullable(),
});
export type ShareClip = z.output<typeof shareClip>;
