// Written by `npm run generate`.

import type { MediaFormat } from '../episodes/wire-types.ts';

/** Body of the operation `bulkDownloads.start`. */
export interface BulkDownloadInput {
  /** Ids of the episodes to download. 1 to 1,000 entries. */
  audio_playlist_ids: number[];
  /** File format of the audio. */
  format?: MediaFormat | undefined;
}

/** A zip of the audio of several episodes. The station streams it on request and keeps it for two days. */
export interface BulkDownload {
  /** Identifies the download. A UUID. */
  guid: string;
  /** `processing` until the station has every file, then `complete`, or `error` if there is no file at all. */
  status: 'processing' | 'complete' | 'error';
  /** File format of the audio. */
  format: MediaFormat;
  /** The requested episodes, in the order of the zip. */
  audio_playlist_ids: number[];
  /** The files in the zip, `bytes` uncompressed. */
  mp3_list: {
    /** Id of the episode. */
    playlist_id: number;
    /** Name of the file in the zip. */
    file: string;
    /** Size of the file in bytes. */
    bytes: number;
  }[];
  /** The requested episodes that are not in the zip, each with a sentence that says why. */
  missing: {
    /** Id of the episode. */
    playlist_id: number;
    /** Name of the episode. */
    name: string;
    /** Why its audio is left out. */
    reason: string;
  }[];
  /** 0 to 100. */
  progress: number;
  /** Size of the zip; 0 until it is complete. */
  bytes: number;
  /** Why there is no zip; empty for any other status. */
  error: string;
  /** When it was created. Unix seconds, UTC. */
  created_at: number;
  /** When the station removes the zip; null while it is processing. Unix seconds, UTC. */
  expires_at: number | null;
}

/** Response of the operation `bulkDownloads.list`. */
export interface BulkDownloadsListResponse {
  /** Downloads of the user, newest first. */
  bulk_downloads: BulkDownload[];
}
