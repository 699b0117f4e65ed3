import { sql, type Generated, type Selectable } from 'kysely';
import type { AudioType } from '@postkit/sdk/schema';
import type { Migration } from '../../platform/db/migrate.ts';

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

export const uploadsMigrations: readonly Migration[] = [
  {
    name: '0021_uploads',
    async up(db) {
      await sql`create table uploads (
        id integer primary key autoincrement,
        station_id integer not null,
        uuid text not null,
        title text not null,
        audio_type text not null,
        single_use integer not null,
        status text not null,
        err_msg text not null,
        event_id integer,
        duration real not null,
        rms real,
        changed_at integer not null
      )`.execute(db);
      await sql`create unique index uploads_by_uuid on uploads (uuid, station_id)`.execute(db);
      await sql`create index uploads_unfinished on uploads (status) where status = 'receiving'`.execute(db);
    },
  },
  {
    name: '0026_resumable_uploads',
    async up(db) {
      await sql`alter table uploads add column person_id integer`.execute(db);
      await sql`alter table uploads add column bytes integer`.execute(db);
      await sql`alter table uploads add column received integer not null default 0`.execute(db);
    },
  },
  {
    name: '0056_upload_reservations',
    async up(db) {
      await sql`alter table uploads add column begun_at integer`.execute(db);
      await sql`update uploads set begun_at = changed_at where status = 'receiving' and bytes is not null`.execute(db);
      await sql`alter table uploads add column cancelled integer not null default 0`.execute(db);
    },
  },
];
