import { z } from 'zod';
import { resourceUri, unixSeconds } from '../common/scalars.ts';
import { audioTypes } from './audio-types.ts';

/**
 * Origin of an event: cut from the broadcast, uploaded by a user, or made for one timeline (clones, merges, deleted
 * uploads). Lists leave out the last kind.
 */
export const cartTypes = ['LOGGER', 'UPLOAD', 'SINGLE_USE'] as const;

/** The kind of uploaded audio. */
export const audioType = z.enum(audioTypes);
export type AudioType = z.output<typeof audioType>;

export const cart = z.object({
  id: z.int(),
  /** Title, such as the name of the song. */
  title: z.string().max(300),
  /** Artist or speaker; empty if none is known. */
  artist: z.string().max(300),
  /** Identifier of the playout system; empty if none is known. */
  identifier: z.string().max(100),
  /** Category of the audio. */
  category: z.object({
    /** Name of the category. */
    name: z.string(),
    resource_uri: resourceUri,
  }),
  /** Where the audio comes from: the log, an upload, or a copy. */
  type_name: z.enum(cartTypes),
  /** When the cart was created. */
  timestamp_created: unixSeconds,
  resource_uri: resourceUri,
});
export type Cart = z.output<typeof cart>;

/** A fade inside an event, which a merge keeps from its parts. Positions are milliseconds into the event. */
export const innerFade = z.object({
  /** First millisecond of it in the event. */
  start: z.int(),
  /** Millisecond of the event at which it ends. */
  end: z.int(),
  /** Whether the audio fades in or out. */
  direction: z.enum(['in', 'out']),
});
export type InnerFade = z.output<typeof innerFade>;

/** The level that a part of an event keeps through a merge, in dB above the event's own. Positions are milliseconds into the event. */
export const innerLevel = z.object({
  /** First millisecond of it in the event. */
  start: z.int(),
  /** Millisecond of the event at which it ends. */
  end: z.int(),
  /** Level in dB. */
  gain: z.number(),
});
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
  /** Title, artist and category of the audio. */
  cart,
  /** Text of the audio; null without a transcript. */
  transcript: z.string().nullable(),
  /** Whether the station is still creating it. */
  processing: z.boolean(),
  /** Integrated loudness in LUFS; null if not measured. */
  loudness: z.number().nullable(),
  /** Length of the fade at the start and at the end in milliseconds; 0 for none. */
  fade_in: z.int().min(0),
  /** Length of the fade at the end in milliseconds; 0 for none. */
  fade_out: z.int().min(0),
  /** Fades inside the event, in order. */
  inner_fades: z.array(innerFade),
  /** Level in dB; 0 plays the audio as it was recorded. */
  gain: z.number(),
  /** Levels of parts of the event, in order. */
  inner_levels: z.array(innerLevel),
});
export type AudioEvent = z.output<typeof audioEvent>;
