// Written by `npm run wire-operations`.

/** A zip of everything that a station has made: it is streamed on request and kept for seven days. */
export interface StationExport {
  /** Identifies the export. A UUID. */
  guid: string;
  /** `processing` until the station has every file, then `complete`, or `error` if it could not be created. */
  status: 'processing' | 'complete' | 'error';
  /** 0 to 100. */
  progress: number;
  /** Number of files in the zip so far. */
  files: number;
  /** Size of the zip; 0 until it is complete. */
  bytes: number;
  /** Files that are not in the zip, each with a sentence that says why; empty until it is complete. */
  missing: {
    /** Path of the file in the zip. */
    path: string;
    /** Why it is left out. */
    reason: string;
  }[];
  /** Why there is no zip; empty for any other status. */
  error: string;
  /** When it was created. Unix seconds, UTC. */
  created_at: number;
  /** When the station removes the export; null while it is processing. Unix seconds, UTC. */
  expires_at: number | null;
}

/** Response of the operation `stationExports.list`. */
export interface StationExportsListResponse {
  /** Exports of the station, newest first. */
  station_exports: StationExport[];
}
