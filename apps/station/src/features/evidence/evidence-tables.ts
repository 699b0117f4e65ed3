import type { Generated, Selectable } from 'kysely';
import type { EvidenceExport, LogManifest } from '@postkit/sdk/schema';

export interface EvidenceTables {
  /** Stretches of logs whose audio stays, with those that are over. */
  log_holds: {
    id: Generated<number>;
    station_id: number;
    /** Unix milliseconds. */
    from_ms: number;
    to_ms: number;
    reason: string;
    /** Unix milliseconds; null for a hold without an end. */
    until_ms: number | null;
    /** Names, which outlive their users. */
    held_by: string;
    /** Unix seconds. */
    held_at: number;
    released_by: Generated<string>;
    released_at: number | null;
  };
  /** The links of the chains of logs. */
  log_manifests: {
    station_id: number;
    seq: number;
    kind: LogManifest['kind'];
    /** Archive file without its extension: `log-1/2026-03-01T14`. */
    hour: string;
    /** Unix milliseconds of the first segment; in the first link, when the audio begins that the chain covers. */
    hour_ms: number;
    /** Number of segments in the list. */
    segments: number;
    /** The manifest as it was hashed. */
    text: string;
    sha256: string;
    /** The list, gzipped; null in links without one, and once the audio of the hour was removed. */
    list: Uint8Array | null;
  };
  evidence_exports: {
    /** UUID. */
    id: string;
    station_id: number;
    exported_by: string;
    reason: string;
    /** Unix milliseconds. */
    from_ms: number;
    to_ms: number;
    status: EvidenceExport['status'];
    /** 0 to 100. */
    progress: number;
    /** Of the zip; 0 and empty until it is complete. */
    bytes: number;
    sha256: string;
    error: string;
    /** Unix seconds. */
    created_at: number;
    ended_at: number | null;
  };
}

export type LogHoldRow = Selectable<EvidenceTables['log_holds']>;
export type ManifestRow = Selectable<EvidenceTables['log_manifests']>;
export type EvidenceExportRow = Selectable<EvidenceTables['evidence_exports']>;
