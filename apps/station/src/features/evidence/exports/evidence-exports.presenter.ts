import type { EvidenceExport } from '@postkit/sdk/schema';
import type { EvidenceExportRow } from '../evidence-tables.ts';

/** Seconds that an export is kept after its end. */
export const keepSeconds = 7 * 86_400;

export function presentEvidenceExport(row: EvidenceExportRow): EvidenceExport {
  const { id, status, reason, exported_by, bytes, sha256, error, created_at, ended_at } = row;
  return {
    guid: id,
    status,
    start: row.from_ms / 1000,
    end: row.to_ms / 1000,
    reason,
    exported_by,
    progress: status === 'processing' ? row.progress : 100,
    bytes,
    sha256,
    error,
    created_at,
    expires_at: ended_at === null ? null : ended_at + keepSeconds,
  };
}
