import { z } from 'zod';
import { resourceListQuery } from '../common/resource-list.ts';
import { queryInteger } from '../common/scalars.ts';
import { cart, cartTypes } from './audio-event.ts';

export const audioEventListQuery = resourceListQuery.extend({
  cart__type_name: z.enum(cartTypes).optional(),
  frame_count__gt: queryInteger.optional(),
  id__gte: queryInteger.optional(),
  id__lt: queryInteger.optional(),
  search: z.string().max(200).optional(),
  /** Comma-separated names. Escape a comma or a backslash inside a name with a backslash. */
  cart__category__name__in: z.string().max(4000).optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
});

/** Longest fade in milliseconds. */
export const longestFade = 30_000;
const fade = queryInteger.pipe(z.int().min(0).max(longestFade)).optional();

/**
 * `start` and `end`: seconds into the event. `pre_segments` and `post_segments`: steps of about 5 s of broadcast to add around it.
 * `fade_in` and `fade_out`: milliseconds, shortened to fit. Without one, an end that does not move keeps the event's own fade.
 */
export const cloneQuery = z.object({
  start: z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d+(\.\d+)?$/)
        .transform(Number),
    ])
    .optional(),
  end: z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d+(\.\d+)?$/)
        .transform(Number),
    ])
    .optional(),
  pre_segments: queryInteger.pipe(z.int().min(0).max(6)).optional(),
  post_segments: queryInteger.pipe(z.int().min(0).max(6)).optional(),
  fade_in: fade,
  fade_out: fade,
});

export const editTokenQuery = z.object({ auto_play: z.enum(['true', 'false']).optional() });
export const editToken = z.object({ eventId: z.int(), token: z.string() });

export const mergeInput = z.object({ events: z.array(z.int()).min(1, 'Choose at least one event.').max(2000) });
export const mergeResponse = z.object({ location: z.string(), id: z.int() });

export const bulkDeleteInput = z.object({ events: z.array(z.int()).min(1).max(10_000) });
export const bulkDeleteResponse = z.object({ deleted: z.array(z.int()) });

export const cartUpdate = cart
  .pick({ title: true, artist: true })
  .extend({ type_name: z.enum(['UPLOAD', 'SINGLE_USE']) })
  .partial();

export const peaksQuery = z.object({
  /** Number of columns; each holds its lowest and highest sample. */
  points: queryInteger.pipe(z.int().min(1).max(8000)).optional(),
  /** Milliseconds into the event. */
  start: queryInteger.pipe(z.int().min(0)).optional(),
  end: queryInteger.pipe(z.int().min(1)).optional(),
});

/** Lowest and highest sample of each column, −128 to 127. */
export const peaksResponse = z.object({
  duration: z.number(),
  start: z.int(),
  end: z.int(),
  min: z.array(z.int()),
  max: z.array(z.int()),
});
export type Peaks = z.output<typeof peaksResponse>;
