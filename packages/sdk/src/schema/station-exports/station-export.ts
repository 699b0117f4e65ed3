import { z } from 'zod';
import { calendarDate, unixSeconds } from '../common/scalars.ts';

/** Days of the log, first and last included, in the time zone of the station. */
export const logDays = z
  .object({
    /** First day, included. */
    first_day: calendarDate,
    /** Last day, included. */
    last_day: calendarDate,
  })
  .refine(({ first_day, last_day }) => first_day <= last_day, {
    path: ['last_day'],
    error: 'The last day is before the first.',
  });

/** A zip of everything that a station has made, from which another installation can continue it: it is streamed on request and kept for seven days. */
export const stationExport = z.object({
  /** Identifies the export. */
  guid: z.uuid(),
  /** `processing` until the station has every file, then `complete`, or `error` if it could not be created. */
  status: z.enum(['processing', 'complete', 'error']),
  /** Whether the zip contains the audio and video of the episodes; everything else is in every export. */
  includes_media: z.boolean(),
  /** Days of the log whose recordings and events are in the zip; null for none. */
  log: logDays.nullable(),
  /** 0 to 100. */
  progress: z.int().min(0).max(100),
  /** Number of files in the zip so far. */
  files: z.int(),
  /** Size of the zip; 0 until it is complete. */
  bytes: z.int(),
  /** Files that are not in the zip, each with a sentence that says why; empty until it is complete. */
  missing: z.array(
    z.object({
      /** Path of the file in the zip. */
      path: z.string(),
      /** Why it is left out. */
      reason: z.string(),
    }),
  ),
  /** Why there is no zip; empty for any other status. */
  error: z.string(),
  created_at: unixSeconds,
  /** When the station removes the export; null while it is processing. */
  expires_at: unixSeconds.nullable(),
});
export type StationExport = z.output<typeof stationExport>;

/** Options of a new export. */
export const stationExportInput = z.object({
  /** Whether to include the audio and video of the episodes; default true. */
  includes_media: z.boolean().default(true),
  /** Days of the log to include: recordings and events. Null, the default, for none, because a day is about 1.4 GB. */
  log: logDays.nullable().default(null),
});
/** Options of a new export, as they are sent. */
export type StationExportInput = z.input<typeof stationExportInput>;

const exportPart = z.object({
  /** Number of files. */
  files: z.int(),
  /** Their size together. */
  bytes: z.int(),
});

/** The size of an export before it starts. Lists, transcripts, feeds and numbers are not counted: they are small beside audio. */
export const stationExportEstimate = z.object({
  /** Audio and video of the episodes. */
  media: exportPart,
  /** Images of the station. */
  images: exportPart,
  /** The recordings and uploads that episodes and the library are made of, at most; they come with audio and video. */
  timelines: exportPart,
  /** Days of the log with recordings, oldest first. */
  log_days: z.array(
    z.object({
      /** Day in the time zone of the station. */
      day: calendarDate,
      /** Size of its recordings. */
      bytes: z.int(),
    }),
  ),
});
export type StationExportEstimate = z.output<typeof stationExportEstimate>;
