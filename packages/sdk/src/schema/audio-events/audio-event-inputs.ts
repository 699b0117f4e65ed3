import { z } from 'zod';
import { resourceListQuery } from '../common/resource-list.ts';
import { queryInteger } from '../common/scalars.ts';
import { cart, cartTypes } from './audio-event.ts';

export const audioEventListQuery = resourceListQuery.extend({
  /** Only events of carts of this type: `LOGGER` is the log. */
  cart__type_name: z.enum(cartTypes).optional(),
  /** Only events of more AAC frames (1024 samples) than this. */
  frame_count__gt: queryInteger.optional(),
  /** Lowest id. Ids are unix seconds × 1000 + a number below 1000. */
  id__gte: queryInteger.optional(),
  /** First id that is left out. */
  id__lt: queryInteger.optional(),
  search: z.string().max(200).optional(),
  /** Comma-separated names. Escape a comma or a backslash inside a name with a backslash. */
  cart__category__name__in: z.string().max(4000).optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
});

/** Longest fade in milliseconds. */
export const longestFade = 30_000;
/** Levels of an event in dB, and the step between them. */
export const eventLevels = { lowest: -24, highest: 12, step: 0.5 } as const;
const gain = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .pipe(z.number().min(eventLevels.lowest).max(eventLevels.highest).multipleOf(eventLevels.step))
  .optional();
const fade = queryInteger.pipe(z.int().min(0).max(longestFade)).optional();

/**
 * `start` and `end`: seconds into the event. `pre_segments` and `post_segments`: steps of about 5 s of broadcast to add around it.
 * `fade_in` and `fade_out`: milliseconds, shortened to fit. Without one, an end that does not move keeps the event's own fade.
 * `gain`: level of the copy in dB. Without one, the copy keeps the event's level.
 */
export const cloneQuery = z.object({
  /** Seconds into the event at which the copy starts; the start of the event when absent. */
  start: z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d+(\.\d+)?$/)
        .transform(Number),
    ])
    .optional(),
  /** Seconds into the event at which the copy ends; the end of the event when absent. */
  end: z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d+(\.\d+)?$/)
        .transform(Number),
    ])
    .optional(),
  /** Steps of about 5 s of broadcast to add before the event. */
  pre_segments: queryInteger.pipe(z.int().min(0).max(6)).optional(),
  /** Steps of about 5 s of broadcast to add after the event. */
  post_segments: queryInteger.pipe(z.int().min(0).max(6)).optional(),
  /** Length of the fade at the start in milliseconds, shortened to fit. */
  fade_in: fade,
  /** Length of the fade at the end in milliseconds, shortened to fit. */
  fade_out: fade,
  /** Level of the copy in dB; the level of the event when absent. */
  gain,
});

/** The parts of an event to keep, in order, as seconds into it; `fade` is in milliseconds, at each place where audio was removed. */
export const cutInput = z.object({
  /** Parts to keep, in order. */
  keep: z
    .array(
      z
        .object({
          /** Seconds into the event. */
          start: z.number().min(0),
          /** Seconds into the event. */
          end: z.number().min(0),
        })
        .refine(({ start, end }) => end > start, 'A part must end after it starts.'),
    )
    .min(1, 'Keep at least one part.')
    .max(2000, 'Keep at most 2000 parts.')
    .refine(
      (parts) => parts.every(({ start }, index) => index === 0 || start >= (parts[index - 1]?.end ?? 0)),
      {
        message: 'The parts must be in order and must not overlap.',
      },
    ),
  /** Length of the fade at each place where audio was removed, in milliseconds; 15 when absent. */
  fade: z.int().min(0).max(1000).default(15),
});

export const editTokenQuery = z.object({
  /** Whether the editor starts to play at once. */
  auto_play: z.enum(['true', 'false']).optional(),
});
export const editToken = z.object({
  /** Id of the event to edit. */
  eventId: z.int(),
  /** Token that the waveform editor opens the event with. */
  token: z.string(),
});

export const mergeInput = z.object({
  /** Ids of the events to merge, in order. */
  events: z.array(z.int()).min(1, 'Choose at least one event.').max(2000),
});
export const mergeResponse = z.object({
  /** Path of the new event. */
  location: z.string(),
  id: z.int(),
});

export const bulkDeleteInput = z.object({
  /** Ids of the events to delete. */
  events: z.array(z.int()).min(1).max(10_000),
});
export const bulkDeleteResponse = z.object({
  /** Ids of the deleted events. */
  deleted: z.array(z.int()),
});

export const cartUpdate = cart
  .pick({ title: true, artist: true })
  .extend({
    /** `SINGLE_USE` keeps the upload out of the library. */
    type_name: z.enum(['UPLOAD', 'SINGLE_USE']),
  })
  .partial();

export const peaksQuery = z.object({
  /** Number of columns; each holds its lowest and highest sample. */
  points: queryInteger.pipe(z.int().min(1).max(8000)).optional(),
  /** Milliseconds into the event. */
  start: queryInteger.pipe(z.int().min(0)).optional(),
  /** Milliseconds into the event; its end when absent. */
  end: queryInteger.pipe(z.int().min(1)).optional(),
});

/** Lowest and highest sample of each column, −128 to 127. */
export const peaksResponse = z.object({
  /** Length of the event in seconds. */
  duration: z.number(),
  /** First millisecond of the columns. */
  start: z.int(),
  /** End of the columns in milliseconds. */
  end: z.int(),
  /** Lowest sample of each column, −128 to 127. */
  min: z.array(z.int()),
  /** Highest sample of each column, −128 to 127. */
  max: z.array(z.int()),
});
export type Peaks = z.output<typeof peaksResponse>;
