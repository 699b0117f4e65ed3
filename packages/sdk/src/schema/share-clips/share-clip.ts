import { z } from 'zod';
import { percentage, resourceReference, resourceUri, text, unixSeconds } from '../common/scalars.ts';

/** Seconds of the longest share clip. */
export const longestShareClip = 90;

/** Shapes of a share clip: 1080 × 1920 or 1080 × 1080 pixels. */
export const shareClipAspects = ['9:16', '1:1'] as const;
/** Shape of the picture of a share clip, width to height. */
export const shareClipAspect = z.enum(shareClipAspects);
export type ShareClipAspect = z.output<typeof shareClipAspect>;

/**
 * A share clip to make: `start` and `end` are seconds of an episode as it plays, or of the events of an open timeline.
 * `show` gives a timeline its cover and loudness.
 */
export const shareClipInput = z
  .object({
    playlist_id: z.int().positive().optional(),
    /** Events of an unsaved timeline, instead of `playlist_id`: their paths, or the objects of a response. */
    events: z.array(resourceReference).min(1).max(2000).optional(),
    /** Path of the show of an unsaved timeline. */
    show: resourceUri.optional(),
    /** Seconds from the start of the audio. */
    start: z.number().min(0),
    /** Seconds from the start of the audio. */
    end: z.number().min(0),
    /** Shape of the picture, width to height. */
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
/** As clients write it: with the paths of the events. */
export type ShareClipInput = Omit<z.input<typeof shareClipInput>, 'events'> &
  Pick<z.output<typeof shareClipInput>, 'events'>;

/** A captioned video of a short range of audio, for social platforms. The station keeps it for 30 days. */
export const shareClip = z.object({
  /** Identifies the clip. */
  guid: z.uuid(),
  /** Id of the episode; null for a clip of a timeline that was open in the editor. */
  playlist_id: z.int().nullable(),
  /** Title of the clip. */
  title: z.string(),
  /** Seconds from the start of the audio. */
  start: z.number(),
  /** Seconds from the start of the audio. */
  end: z.number(),
  /** Shape of the picture, width to height. */
  aspect: shareClipAspect,
  /** Whether the words are shown. */
  captions: z.boolean(),
  /** State of the file. */
  status: z.enum(['processing', 'complete', 'error']),
  /** Progress of the render. */
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
