import type { Selectable } from 'kysely';
import type { StationExport } from '@postkit/sdk/schema';

export interface StationExportTables {
  station_exports: {
    /** UUID. */
    id: string;
    station_id: number;
    user_id: number;
    status: StationExport['status'];
    /** 1 if it contains the audio and video of the episodes. */
    includes_media: number;
    /** `YYYY-MM-DD`, both inclusive; null for an export without the log. */
    log_first_day: string | null;
    log_last_day: string | null;
    /** 0 to 100. */
    progress: number;
    /** Size of the zip; 0 until it is complete. */
    bytes: number;
    /** JSON: the wire's `missing`; empty until the end. */
    missing: string;
    error: string;
    /** Unix seconds. */
    created_at: number;
    ended_at: number | null;
  };
  /** The files of an export, in the order of the zip. */
  station_export_files: {
    export_id: string;
    position: number;
    /** Path in the zip. */
    path: string;
    bytes: number;
    crc32: number;
    sha256: string;
  };
}

export type StationExportRow = Selectable<StationExportTables['station_exports']>;
export type StationExportFileRow = Selectable<StationExportTables['station_export_files']>;
