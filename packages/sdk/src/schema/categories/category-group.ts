import { z } from 'zod';
import { resourceUri } from '../common/scalars.ts';

/** Label colours of groups. `gray` is the default and means ads. */
export const labelColors = [
  'gray',
  'color-a',
  'color-b',
  'color-c',
  'color-d',
  'color-e',
  'color-f',
  'color-g',
  'color-h',
  'color-i',
  'color-j',
  'color-k',
  'color-l',
  'color-m',
  'color-n',
] as const;
/** Name of a colour of the interface. */
export const labelColor = z.enum(labelColors);
export type LabelColor = z.output<typeof labelColor>;

export const categoryTypes = ['music', 'bed', 'hidden', 'advert', 'other'] as const;

/**
 * Rules for the audio of a group in published episodes: `keep` it, `warn` and ask the user who publishes to accept it, or `strip`
 * it. Drafts keep everything.
 */
export const episodeRules = ['keep', 'warn', 'strip'] as const;
export type EpisodeRule = (typeof episodeRules)[number];

/** A category of logged audio. Its name is its id and the end of its path. */
export const category = z.object({
  /** Its name, which is also its id. */
  name: z.string().trim().min(1).max(100),
  resource_uri: resourceUri,
});
export type Category = z.output<typeof category>;

export const categoryGroup = z.object({
  id: z.int(),
  /** Its id as text. */
  key: z.string(),
  /** Name of the group. */
  name: z.string().trim().min(1, 'A group needs a name.').max(100),
  /** Colour of its events in the interface. */
  color: labelColor,
  /** Categories of the group. */
  categories: z.array(category),
  /** The kind of audio in its categories. */
  category_type: z.enum(categoryTypes),
  /** Rule for its audio in published episodes: it stays, must be accepted, or is left out. */
  in_episodes: z.enum(episodeRules),
  /** Stored for players; the station does not use it. */
  display_in_player: z.boolean(),
  /** Stored for players; the station does not use it. */
  allow_sharing: z.boolean(),
  /** Stored for players; the station does not use it. */
  allow_replaying: z.boolean(),
  /** Stored for players; the station does not use it. */
  allow_replacing: z.boolean(),
  /** Stored for players; the station does not use it. */
  allow_inserting: z.boolean(),
  /** Stored for players; the station does not use it. */
  allow_replacement_skipping: z.boolean(),
  /** Stored as given; the station does not use it. */
  absorb: z.string(),
  /** Increases with every change, also when a category moves to another group. */
  version: z.int(),
  resource_uri: resourceUri,
});
export type CategoryGroup = z.output<typeof categoryGroup>;

export const categoryGroupInput = z.object({
  /** Name of the group. */
  name: categoryGroup.shape.name,
  /** Colour of its events in the interface. */
  color: labelColor.default('gray'),
  /** The kind of audio in its categories. */
  category_type: categoryGroup.shape.category_type.default('other'),
  /** Categories of the group. */
  categories: z
    .array(category.pick({ name: true }))
    .max(10_000)
    .default([]),
  /** Rule for its audio in published episodes: it stays, must be accepted, or is left out. */
  in_episodes: categoryGroup.shape.in_episodes.default('keep'),
  /** Stored for players; the station does not use it. */
  display_in_player: z.boolean().default(false),
  /** Stored for players; the station does not use it. */
  allow_sharing: z.boolean().default(false),
  /** Stored for players; the station does not use it. */
  allow_replaying: z.boolean().default(false),
  /** Stored for players; the station does not use it. */
  allow_replacing: z.boolean().default(false),
  /** Stored for players; the station does not use it. */
  allow_inserting: z.boolean().default(false),
  /** Stored for players; the station does not use it. */
  allow_replacement_skipping: z.boolean().default(false),
  /** Stored as given; the station does not use it. */
  absorb: z.string().max(100).default(''),
});

export const categoryGroupUpdate = categoryGroup
  .omit({ id: true, categories: true, resource_uri: true })
  .extend({
    /** Categories of the group. */
    categories: z.array(category.pick({ name: true })).max(10_000),
  })
  .partial();
