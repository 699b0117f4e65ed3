import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';

/** How a site embeds a player. */
export const embedKind = z.enum(['script', 'element', 'frame']);
export type EmbedKind = z.output<typeof embedKind>;

/** The version of a build of the player, such as `4-1f0c9a3e`. */
const version = z.string().regex(/^\d{1,3}-[\da-f]{8}$/, 'This is not a version such as 4-1f0c9a3e.');

/** One page view with players, as they report it. */
export const embedReport = z.object({
  /** Origin of the page, if the request does not contain it: for frames. */
  site: z.string().max(300).optional(),
  version,
  kind: embedKind,
  /** Kinds of errors, separated by commas. */
  errors: z.string().max(40).optional(),
});

/** The page views of one site with one version and kind of player. */
export const embed = z.object({
  /** Origin such as `https://www.example.com`; empty if the browser hides it. */
  site: z.string(),
  version: z.string(),
  kind: embedKind,
  /** Number of page views. */
  views: z.int().min(0),
  /** Page views with each kind of error. */
  errors: z.object({
    /** Number of times that the list of episodes failed to load. */
    list: z.int().min(0),
    /** Number of times that there was no episode to show. */
    empty: z.int().min(0),
    /** Number of times that audio failed to play. */
    audio: z.int().min(0),
  }),
  /** When the page was first seen. */
  first_seen: unixSeconds,
  /** When the page was last seen. */
  last_seen: unixSeconds,
});
export type Embed = z.output<typeof embed>;

export const embedHealth = z.object({
  /** Whether players report, and the station counts. */
  enabled: z.boolean(),
  /** The version that the station serves now; empty if the player is not built. */
  current_version: z.string(),
  /** Latest seen first, at most 500. */
  embeds: z.array(embed),
});
export type EmbedHealth = z.output<typeof embedHealth>;

export const embedHealthUpdate = embedHealth.pick({ enabled: true });
