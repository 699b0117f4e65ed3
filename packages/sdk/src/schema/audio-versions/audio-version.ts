import { z } from 'zod';
import { stationIdParams } from '../common/params.ts';
import { queryInteger, unixSeconds } from '../common/scalars.ts';

/** How the timeline of a version differs from that of the version before. */
export const pieceChanges = z.object({
  /** Titles of new pieces. */
  added: z.array(z.string()),
  /** Titles of pieces that it no longer has. */
  removed: z.array(z.string()),
  /** Titles of pieces whose length changed. */
  edited: z.array(z.string()),
  /** Whether the pieces that both have are in another order. */
  reordered: z.boolean(),
});
export type PieceChanges = z.output<typeof pieceChanges>;

/** The audio that an episode has or had since it was published. */
export const audioVersion = z.object({
  /** From 1. */
  number: z.int(),
  /** Since when it was the audio of the episode. */
  created_at: unixSeconds,
  /** Name of the user who saved it. */
  made_by: z.string(),
  /** Words of the staff about it; empty for none. */
  note: z.string(),
  /** Length in seconds. */
  duration: z.number(),
  /** Size of the mp3 in bytes, without the ID3 tag that listeners get. */
  bytes: z.int(),
  /** Whether it is the audio of the episode now. */
  is_served: z.boolean(),
  /** Whether its files are still kept, so that it can be restored. */
  can_restore: z.boolean(),
  /** Until when its files are kept. Null for the version that is served and for one whose files are gone. */
  kept_until: unixSeconds.nullable(),
  /** The version whose files it has. Null for new audio. */
  restored_from: z.int().nullable(),
  /** How its timeline differs from that of the version before. Null if one of them is not known. */
  changes: pieceChanges.nullable(),
  /** Counted downloads of it. */
  downloads: z.int().min(0),
});
export type AudioVersion = z.output<typeof audioVersion>;

/** Words about a version. */
export const versionNote = z.object({
  /** At most 500 characters; empty for none. */
  note: z.string().trim().max(500),
});

/** Path parameters of a version. */
export const audioVersionParams = stationIdParams.extend({
  /** Number of the version. */
  number: queryInteger,
});
