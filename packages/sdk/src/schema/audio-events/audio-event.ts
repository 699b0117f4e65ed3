import { z } from 'zod';
import { resourceUri, unixSeconds } from '../common/scalars.ts';

/**
 * How a piece of audio came to be: cut from the broadcast, uploaded by somebody, or made for one timeline
 * (clones, merges, deleted uploads), which no list shows.
 */
export const cartTypes = ['LOGGER', 'UPLOAD', 'SINGLE_USE'] as const;

/** What an uploader may say a file is. The part behind the dash is its category. */
export const audioTypes = ['UPLOAD-Talk', 'UPLOAD-Promo', 'UPLOAD-Commercial', 'UPLOAD-Music', 'UPLOAD-Intro', 'UPLOAD-Outro'] as const;
export const audioType = z.enum(audioTypes);
export type AudioType = z.output<typeof audioType>;

export const cart = z.object({
  id: z.int(),
  title: z.string().max(300),
  artist: z.string().max(300),
  identifier: z.string().max(100),
  category: z.object({ name: z.string(), resource_uri: resourceUri }),
  type_name: z.enum(cartTypes),
  timestamp_created: unixSeconds,
  resource_uri: resourceUri,
});
export type Cart = z.output<typeof cart>;

/** A rise from silence or a fall to it inside an event, which a merge keeps of its parts; milliseconds of the event. */
export const innerFade = z.object({ start: z.int(), end: z.int(), direction: z.enum(['in', 'out']) });
export type InnerFade = z.output<typeof innerFade>;

/** A piece of logged or uploaded audio. Ids rise with the time it aired: unix seconds × 1000 + a number below 1000. */
export const audioEvent = z.object({
  id: z.int(),
  resource_uri: resourceUri,
  /** Seconds; 0 while it is being made. */
  duration: z.number().min(0),
  /** AAC frames of 1024 samples at 44.1 kHz. */
  frame_count: z.int(),
  /** When it aired, or was made. */
  started_at: unixSeconds,
  cart,
  transcript: z.string().nullable(),
  /** True while the station still makes it. */
  processing: z.boolean(),
  /** Integrated loudness in LUFS, where it was measured. */
  loudness: z.number().nullable(),
  /** Milliseconds in which it rises from and falls to silence; 0 without a fade. */
  fade_in: z.int().min(0),
  fade_out: z.int().min(0),
  /** Its other fades, in their order. */
  inner_fades: z.array(innerFade),
});
export type AudioEvent = z.output<typeof audioEvent>;
