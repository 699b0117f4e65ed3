import type { AudioType } from '@postkit/sdk/schema';
import type { Generated, Selectable } from 'kysely';

export interface UploadTables {
  uploads: {
    id: Generated<number>;
    station_id: number;
    /** Chosen by the client; a station has each once. */
    uuid: string;
    title: string;
    audio_type: AudioType;
    single_use: number;
    /** `receiving` the file, `encoding` it, then `ready` or `failed`. */
    status: 'receiving' | 'encoding' | 'ready' | 'failed';
    err_msg: string;
    event_id: number | null;
    /** Seconds; 0 until known. */
    duration: number;
    /** Decibels below full scale; null for silence or until known. */
    rms: number | null;
    /** Unix seconds. */
    changed_at: number;
    /** Who sends it in parts; null for what came in one request, as the two below. */
    person_id: number | null;
    /** Bytes that the whole file has. */
    bytes: number | null;
    /** Bytes that are on the disk for certain; of an upload in one request the bytes that it announced. */
    received: number;
    /** Unix seconds when the first byte was announced; null for what came in one request. */
    begun_at: number | null;
    /** 1 once an administrator cancelled it: it cannot start again under its uuid. */
    cancelled: Generated<number>;
  };
}

export type UploadRow = Selectable<UploadTables['uploads']>;
