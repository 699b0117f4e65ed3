import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';
import { logDays } from '../station-exports/station-export.ts';

/** The kinds of things that an import of a station counts. */
export const stationImportParts = [
  'shows',
  'episodes',
  'destinations',
  'schedules',
  'holidays',
  'categories',
  'tags',
  'campaigns',
  'drafts',
  'webhooks',
  'recordings',
  'images',
  'audio_files',
  'video_files',
] as const;

/** A user in an export: created here, or a user of this company already, or one of another company, which stays as it is. */
const movedUser = z.object({
  /** First and last name. */
  name: z.string(),
  /** Compared with the users of this installation. */
  email: z.string(),
  /** Whether the user is an admin of the station. */
  admin: z.boolean(),
  /** `new`: created, and invited again by an admin; `known`: gets the role; `elsewhere`: left out. */
  state: z.enum(['new', 'known', 'elsewhere']),
});

/** The effect of an import that has changed nothing yet. */
export const stationImportPlan = z.object({
  /** The station that was exported. */
  station: z.object({
    /** Its title, which the import sets. */
    title: z.string(),
    /** Its slug, which the import does not set. */
    slug: z.string(),
    /** Its address before the move. */
    address: z.string(),
    timezone: z.string(),
  }),
  exported_at: unixSeconds,
  /** Number of files in the zip; the checksum of each was compared. */
  files: z.int(),
  /** Their size. */
  bytes: z.int(),
  /** Whether the zip has audio and video. */
  includes_media: z.boolean(),
  /** Days of the log in the zip; null for none. */
  log: logDays.nullable(),
  /** Number of things, by their kind. */
  parts: z.array(
    z.object({
      /** Kind of things. */
      part: z.enum(stationImportParts),
      /** Number of them. */
      count: z.int(),
    }),
  ),
  /** Users of the station. */
  users: z.array(movedUser),
  /** Files that the export already lacked, each with the reason. */
  missing: z.array(
    z.object({
      /** Path in the zip. */
      path: z.string(),
      /** Why the export lacked it. */
      reason: z.string(),
    }),
  ),
  /** Whether every address keeps its path, so that only the host changes. */
  keeps_paths: z.boolean(),
});
export type StationImportPlan = z.output<typeof stationImportPlan>;

/** An import of the export of another installation into a station that is empty. */
export const stationImport = z.object({
  /** Identifies the import. */
  guid: z.uuid(),
  /**
   * `receiving` until the zip has arrived, `checking` while its checksums are compared, `planned` until an admin applies it,
   * `importing`, then `complete`. `error` if the zip was refused or the import failed, and `undoing` while it is taken back.
   */
  status: z.enum(['receiving', 'checking', 'planned', 'importing', 'complete', 'undoing', 'error']),
  /** Progress of the current state, 0 to 100. */
  progress: z.int().min(0).max(100),
  /** Size of the zip. */
  bytes: z.int(),
  /** Bytes that have arrived. */
  received: z.int(),
  /** The effect of the import; null until the zip was checked. */
  plan: stationImportPlan.nullable(),
  /** Why the zip was refused, or the import failed; empty for any other status. Nothing of it is in the station then. */
  error: z.string(),
  created_at: unixSeconds,
  /** When it was completed or refused; null before. */
  ended_at: unixSeconds.nullable(),
});
export type StationImport = z.output<typeof stationImport>;

/** The zip that will be sent. */
export const stationImportInput = z.object({
  /** Its size. */
  bytes: z.int().min(1).max(1e15),
});
/** The zip that will be sent, as it is announced. */
export type StationImportInput = z.input<typeof stationImportInput>;
