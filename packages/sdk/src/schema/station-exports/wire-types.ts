// Written by `npm run generate`.

/** Days of the log, first and last included, in the time zone of the station. */
export interface LogDays {
  /** First day, included. `YYYY-MM-DD`, in the station's time zone. */
  first_day: string;
  /** Last day, included. `YYYY-MM-DD`, in the station's time zone. */
  last_day: string;
}

/** A zip of everything that a station has made, from which another installation can continue it: it is streamed on request and kept for seven days. */
export interface StationExport {
  /** Identifies the export. A UUID. */
  guid: string;
  /** `processing` until the station has every file, then `complete`, or `error` if it could not be created. */
  status: 'processing' | 'complete' | 'error';
  /** Whether the zip contains the audio and video of the episodes; everything else is in every export. */
  includes_media: boolean;
  /** Days of the log whose recordings and events are in the zip; null for none. */
  log: LogDays | null;
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

/** Options of a new export. */
export interface StationExportInput {
  /** Whether to include the audio and video of the episodes; default true. */
  includes_media?: boolean | undefined;
  /** Days of the log to include: recordings and events. Null, the default, for none, because a day is about 1.4 GB. */
  log?: LogDays | null | undefined;
}

/** The size of an export before it starts. Lists, transcripts, feeds and numbers are not counted: they are small beside audio. */
export interface StationExportEstimate {
  /** Audio and video of the episodes. */
  media: {
    /** Number of files. */
    files: number;
    /** Their size together. */
    bytes: number;
  };
  /** Images of the station. */
  images: {
    /** Number of files. */
    files: number;
    /** Their size together. */
    bytes: number;
  };
  /** The recordings and uploads that episodes and the library are made of, at most; they come with audio and video. */
  timelines: {
    /** Number of files. */
    files: number;
    /** Their size together. */
    bytes: number;
  };
  /** Days of the log with recordings, oldest first. */
  log_days: {
    /** Day in the time zone of the station. `YYYY-MM-DD`, in the station's time zone. */
    day: string;
    /** Size of its recordings. */
    bytes: number;
  }[];
}

/** Response of the operation `stationExports.list`. */
export interface StationExportsListResponse {
  /** Exports of the station, newest first. */
  station_exports: StationExport[];
}
