import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';

/** Longest stretch of an evidence export in seconds: a day, also one with an hour more. */
export const longestEvidenceSeconds = 25 * 3600;

/** A zip that proves what a stretch of the log contains; the station keeps it for seven days. */
export const evidenceExport = z.object({
  /** Identifies the export. */
  guid: z.uuid(),
  /** `processing` until the zip is stored, then `complete`, or `error` if it could not be created. */
  status: z.enum(['processing', 'complete', 'error']),
  /** Start of the stretch. */
  start: unixSeconds,
  /** End of the stretch. */
  end: unixSeconds,
  /** Why it was exported. */
  reason: z.string(),
  /** Name of the user who exported it. */
  exported_by: z.string(),
  /** 0 to 100. */
  progress: z.int().min(0).max(100),
  /** Size of the zip; 0 until it is complete. */
  bytes: z.int(),
  /** SHA-256 of the zip; empty until it is complete. */
  sha256: z.string(),
  /** Why there is no zip; empty for any other status. */
  error: z.string(),
  /** When it was requested. */
  created_at: unixSeconds,
  /** When the station removes it; null while it is processing. */
  expires_at: unixSeconds.nullable(),
});
export type EvidenceExport = z.output<typeof evidenceExport>;

/** A new evidence export. */
export const evidenceExportInput = z.object({
  /** Start of the stretch. */
  start: unixSeconds,
  /** End of the stretch, at most 25 hours later. */
  end: unixSeconds,
  /** Why it is exported, up to 500 characters. */
  reason: z.string().trim().min(1, 'Write why this audio is exported.').max(500),
});
export type EvidenceExportInput = z.input<typeof evidenceExportInput>;
