import type { Generated, Selectable } from 'kysely';
import type { AudioType } from '@postkit/sdk/schema';

export interface UploadTables {
  uploads: {
    id: Generated<number>;
    station_id: number;
    /** Chosen by the client; unique per station. */
    uuid: string;
    title: string;
    audio_type: AudioType;
    single_use: number;
    /** `receiving`, then `encoding`, then `ready` or `failed`. */
    status: 'receiving' | 'encoding' | 'ready' | 'failed';
    err_msg: string;
    event_id: number | null;
    /** Seconds; 0 until known. */
    duration: number;
    /** Decibels below full scale, of the louder channel; null for silence or until known. */
    rms: number | null;
    /** 1 if its channels are in opposite phase. */
    opposite_phase: Generated<number>;
    /** Unix seconds. */
    changed_at: number;
    /** The user who sends it in parts; null for an upload in one request, as are `bytes` and `begun_at`. */
    person_id: number | null;
    /** Size of the whole file. */
    bytes: number | null;
    /** Bytes that are safely on the disk; for an upload in one request, the bytes that it announced. */
    received: number;
    /** Unix seconds when the upload was announced; null for an upload in one request. */
    begun_at: number | null;
    /** 1 if an administrator cancelled it: it cannot start again under its uuid. */
    cancelled: Generated<number>;
    /** The process whose request sends it, where several share the database; null for parts. */
    receiver: Generated<string | null>;
  };
}

export type UploadRow = Selectable<UploadTables['uploads']>;
