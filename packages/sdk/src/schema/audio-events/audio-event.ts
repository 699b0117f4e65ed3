import { z } from 'zod';
import { resourceUri, unixSeconds } from '../common/scalars.ts';

/**
 * Origin of an event: cut from the broadcast, uploaded by a user, or made for one timeline (clones, merges, deleted
 * uploads). Lists leave out the last kind.
 */
export const cartTypes = ['LOGGER', 'UPLOAD', 'SINGLE_USE'] as const;

/** Types of an upload. The part after the dash is its category. */
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

/** A fade inside an event, which a merge keeps from its parts. Positions are milliseconds into the event. */
export const innerFade = z.object({ start: z.int(), end: z.int(), direction: z.enum(['in', 'out']) });
export type InnerFade = z.output<typeof innerFade>;

/** The level that a part of an event keeps through a merge, in dB above the event's own. Positions are milliseconds into the event. */
export const innerLevel = z.object({ start: z.int(), end: z.int(), gain: z.number() });
export type InnerLevel = z.output<typeof innerLevel>;

/** A piece of logged or uploaded audio. Ids increase with air time: unix seconds × 1000 + a number below 1000. */
export const audioEvent = z.object({
  id: z.int(),
  resource_uri: resourceUri,
  /** Seconds; 0 while the station creates it. */
  duration: z.number().min(0),
  /** AAC frames of 1024 samples at 44.1 kHz. */
  frame_count: z.int(),
  /** When it aired or was created. */
  started_at: unixSeconds,
  cart,
  transcript: z.string().nullable(),
  /** Whether the station is still creating it. */
  processing: z.boolean(),
  /** Integrated loudness in LUFS; null if not measured. */
  loudness: z.number().nullable(),
  /** Length of the fade at the start and at the end in milliseconds; 0 for none. */
  fade_in: z.int().min(0),
  fade_out: z.int().min(0),
  /** Fades inside the event, in order. */
  inner_fades: z.array(innerFade),
  /** Level in dB; 0 plays the audio as it was recorded. */
  gain: z.number(),
  /** Levels of parts of the event, in order. */
  inner_levels: z.array(innerLevel),
});
export type AudioEvent = z.output<typeof audioEvent>;
