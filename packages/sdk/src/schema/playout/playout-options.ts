import { z } from 'zod';
import { playoutItemTypes } from './playout-item-types.ts';

/** A name that a system or a station uses. */
export const word = z.string().trim().min(1).max(200);

/** Settings of the reader of a system. An absent one is as the system has it. */
export const playoutOptions = z.object({
  /** The machine, mount or output that counts; empty for all. */
  channel: z.string().trim().max(200).optional(),
  /** Encoding of the text, such as `windows-1251`; empty to find it out. */
  charset: z.string().trim().max(40).optional(),
  /** Order of day and month in dates of numbers. */
  date_order: z.enum(['day-first', 'month-first']).optional(),
  /** Unit of lengths that are plain numbers; `auto` finds it out by their size. */
  length_unit: z.enum(['milliseconds', 'seconds', 'auto']).optional(),
  /** Kinds of content by categories, groups, playlists, folders or types of the system; they win over what it says. */
  types: z.record(word, z.enum(playoutItemTypes)).optional(),
  /** Kinds of content by ranges of cart numbers, such as `300000-399999`. */
  cart_types: z
    .record(
      z.string().regex(/^\s*\d+\s*[-–]\s*\d+\s*$/, 'Write a range as 300000-399999.'),
      z.enum(playoutItemTypes),
    )
    .optional(),
  /** Names that appear as artist without being one, such as that of the station. */
  own_names: z.array(word).max(50).optional(),
  /** Template of text lines, such as `%n|%t`. */
  template: z.string().max(500).optional(),
  /** Seconds between an element's time and its arrival after which it is stale. */
  stale_after_s: z.int().min(30).max(86_400).optional(),
});
export type PlayoutOptions = z.output<typeof playoutOptions>;
