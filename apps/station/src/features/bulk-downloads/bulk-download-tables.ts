import type { Selectable } from 'kysely';
import type { BulkDownload, MediaFormat } from '@postkit/sdk/schema';

export interface BulkDownloadTables {
  bulk_downloads: {
    /** UUID. */
    id: string;
    station_id: number;
    user_id: number;
    format: MediaFormat;
    status: BulkDownload['status'];
    /** JSON: the requested ids, in the order of the zip. */
    episode_ids: string;
    /** JSON: the wire's `missing`; empty until the end. */
    missing: string;
    error: string;
    /** Unix seconds. */
    created_at: number;
    ended_at: number | null;
  };
  /** The prepared files of a bulk download. */
  bulk_download_files: {
    bulk_download_id: string;
    /** Index in `episode_ids`. */
    position: number;
    episode_id: number;
    /** Name in the zip. */
    name: string;
    bytes: number;
    crc32: number;
    /** Unix seconds. */
    modified_at: number;
  };
}

export type BulkDownloadRow = Selectable<BulkDownloadTables['bulk_downloads']>;
export type BulkFileRow = Selectable<BulkDownloadTables['bulk_download_files']>;
