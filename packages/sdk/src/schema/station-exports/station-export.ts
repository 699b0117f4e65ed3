import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';

/** A zip of everything that a station has made: it is streamed on request and kept for seven days. */
export const stationExport = z.object({
  /** Identifies the export. */
  guid: z.uuid(),
  /** `processing` until the station has every file, then `complete`, or `error` if it could not be created. */
  status: z.enum(['processing', 'complete', 'error']),
  /** Whether the zip contains the audio and video of the episodes; everything else is in every export. */
  includes_media: z.boolean(),
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
});
export type StationExportEstimate = z.output<typeof stationExportEstimate>;
