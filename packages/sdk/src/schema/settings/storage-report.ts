import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';

const bytes = z.int().min(0);

/**
 * - `log`: recorded audio of the log
 * - `uploads`: uploaded and imported audio
 * - `renditions`: rendered files of episodes and campaigns
 * - `images`, `share_clips`: images and share clips
 * - `unfinished_uploads`: uploads that are still being sent or encoded
 */
export const storageKinds = [
  'log',
  'uploads',
  'renditions',
  'images',
  'share_clips',
  'unfinished_uploads',
] as const;
export type StorageKind = (typeof storageKinds)[number];

/** The space of a station and of the disk that all stations of the installation share. */
export const storageReport = z.object({
  /** The disk of the data folder. */
  disk: z.object({
    /** Size of the disk. */
    total_bytes: bytes,
    /** Bytes that are free. */
    free_bytes: bytes,
    /** Bytes below which nothing large is accepted. */
    kept_free_bytes: bytes,
  }),
  /** Bytes of the station by kind. */
  kinds: z.record(z.enum(storageKinds), bytes),
  /** Bytes of the hours of the log that a hold keeps; they are part of `log`. */
  held_bytes: bytes.optional(),
  /** Bytes that the station may use; null without a quota. */
  quota_bytes: bytes.nullable(),
  /** Growth of all stations in the last days. */
  growth: z.object({
    /** Days that were measured, at most 7; 0 before the first recording or upload. */
    days: z.int().min(0).max(7),
    /** Bytes that were added on a day, on average. */
    bytes_per_day: bytes,
  }),
  /** When the disk is full at this rate, with what the station removes meanwhile; null if not within a year. */
  full_at: unixSeconds.nullable(),
  /** The ages at which the station removes what it no longer needs. */
  retention: z.object({
    /** Days after which log audio is removed that no episode uses. */
    log_days: z.int(),
    /** Days after which uploads are removed that left the library. */
    removed_upload_days: z.int().optional(),
    /** Days after which entries of the audit log are removed. */
    audit_days: z.int().optional(),
    /** Days after which runs of schedules are removed, except the last one of each. */
    run_days: z.int().optional(),
    /** Bytes of log audio that reach this age in the next 7 days; the part that episodes use stays. */
    next_week_bytes: bytes,
  }),
  /** Nightly backups. */
  backup: z.object({
    /** `late`: the newest backup is older than two days, or there is none. */
    state: z.enum(['off', 'ok', 'late']),
    /** When the newest one was made; null without one. */
    newest_at: unixSeconds.nullable(),
    /** Why the last attempt failed; empty if it succeeded. */
    failure: z.string().optional(),
    /** Files that the newest verification could not read, until another backup is made. */
    damaged_files: z.int().min(0).optional(),
  }),
});
export type StorageReport = z.output<typeof storageReport>;
