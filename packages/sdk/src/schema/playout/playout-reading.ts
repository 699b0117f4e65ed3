import { z } from 'zod';
import { playoutItemTypes } from './playout-item-types.ts';
import { playoutOptions } from './playout-options.ts';

/** Effects of a message: `start` begins an element, `stop` ends one, `next` is a plan, `none` changes nothing. */
export const playoutMessageKinds = ['start', 'stop', 'next', 'none'] as const;

/**
 * - `logged`: an element begins
 * - `late`: an element began earlier, before one that is known already
 * - `corrected`: it says more of an element that is known
 * - `stopped`: an element ends
 * - `repeated`: the station knew it
 * - `stale`: its time is too far from its arrival, as after a restart
 * - `plan`: it names the next element
 * - `no event`: it changes nothing
 */
export const playoutFates = [
  'logged',
  'late',
  'corrected',
  'stopped',
  'repeated',
  'stale',
  'plan',
  'no event',
] as const;

/**
 * - `repaired`: a fault of the message was mended
 * - `guessed`: something that it does not say was assumed
 * - `ignored`: a part of it was not read
 * - `stale`: a time of it is old
 * - `unreadable`: it could not be read
 */
export const playoutFindingLevels = ['repaired', 'guessed', 'ignored', 'stale', 'unreadable'] as const;

/** Characters of a sample at most. */
export const mostSampleCharacters = 64 * 1024;

const place = z.string().min(1).max(200);

/** Fields of a message that a form can name. `event` says start, stop or next; `type` is the system's own word. */
export const playoutFields = [
  'title',
  'artist',
  'album',
  'cart',
  'second_id',
  'playback_id',
  'category',
  'isrc',
  'label',
  'channel',
  'event',
  'start',
  'end',
  'planned',
  'played',
  'type',
] as const;

/** The form of messages of a system that has no reader of its own. */
export const playoutForm = z.object({
  /** `form`: values of a query or a body. `columns`: values between separators. `pattern`: named groups of a regular expression. */
  form: z.enum(['xml', 'json', 'form', 'columns', 'pattern']),
  /** Path of the elements in a document that has several. */
  items: place.optional(),
  /** Place of each field: a path such as `now.song.title` or `Event/@id`, a column from 1, or the name of a value or group. */
  fields: z.partialRecord(z.enum(playoutFields), place),
  /** Between columns. */
  separator: z.string().min(1).max(10).optional(),
  /** Regular expression with named groups, for each line. */
  pattern: z.string().min(1).max(500).optional(),
  /** Unit of lengths that are plain numbers; `auto` finds it out by their size. */
  length_unit: z.enum(['milliseconds', 'seconds', 'auto']).optional(),
  /** Format of times that are not read by themselves, such as `dd.MM.yy HH:mm:ss`. */
  time_format: z.string().min(1).max(40).optional(),
});
export type PlayoutForm = z.output<typeof playoutForm>;

/** A message of a playout system, to see how the station reads it. */
export const playoutSample = z.object({
  /** Id of the system; absent with `form`. */
  system: z.string().min(1).max(40).optional(),
  /** The form of a system that has no reader; absent with `system`. */
  form: playoutForm.optional(),
  /** The message: text, or base64 of its bytes. */
  sample: z.string().min(1, 'Enter a message.').max(mostSampleCharacters),
  /** Whether `sample` is base64. */
  is_base64: z.boolean().default(false),
  /** Query of the request that brought it, without `?`. */
  query: z.string().max(4000).default(''),
  /** Content type of the request that brought it. */
  content_type: z.string().max(200).default(''),
  /** Settings of the reader; absent for those of the system. */
  options: playoutOptions.optional(),
  /** Unix milliseconds of its arrival; absent for now. */
  arrived_at_ms: z.int().min(0).max(8_640_000_000_000).optional(),
});
/** As clients write it. */
export type PlayoutSample = z.input<typeof playoutSample>;

/** A message as the station reads it. */
export const playoutElement = z.object({
  /** Its fate in the log. */
  fate: z.enum(playoutFates),
  /** The reason of the fate, as a sentence; empty if it needs none. */
  reason: z.string(),
  /** Its effect. */
  kind: z.enum(playoutMessageKinds),
  /** Unix milliseconds; null if it names no start. */
  started_at_ms: z.number().nullable(),
  /** Unix milliseconds of the end that it states; else null. */
  ended_at_ms: z.number().nullable(),
  /** Milliseconds; null if unknown. */
  planned_ms: z.number().nullable(),
  /** Milliseconds; null if unknown. */
  played_ms: z.number().nullable(),
  /** Empty if the message has none, as the other texts. */
  title: z.string(),
  /** Performer. */
  artist: z.string(),
  /** Album. */
  album: z.string(),
  /** Identifier as the system writes it, with leading zeros. */
  cart: z.string(),
  /** Id of this playback; empty if the system has none. */
  playback_id: z.string(),
  /** The system's own category, group, playlist or folder. */
  category: z.string(),
  /** Kind of content, in the station's words. */
  type: z.enum(playoutItemTypes),
  /** International Standard Recording Code, without hyphens. */
  isrc: z.string(),
  /** Record label. */
  label: z.string(),
  /** Output, machine or mount that plays it. */
  channel: z.string(),
  /** Further fields by the names of the system. */
  fields: z.record(z.string(), z.string()),
});
export type PlayoutElement = z.output<typeof playoutElement>;

/** A sample as the station reads it. */
export const playoutReading = z.object({
  /** In the order of the sample. */
  messages: z.array(playoutElement),
  /** Remarks of the reader. */
  findings: z.array(
    z.object({
      /** Kind of remark. */
      level: z.enum(playoutFindingLevels),
      /** A sentence. */
      text: z.string(),
    }),
  ),
  /** Encodings that were used, such as `windows-1252`. */
  encodings: z.array(z.string()),
});
export type PlayoutReading = z.output<typeof playoutReading>;
