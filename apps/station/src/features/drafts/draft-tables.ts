import { sql, type Generated, type Selectable } from 'kysely';
import type { Migration } from '../../platform/db/migrate.ts';

export interface DraftTables {
  drafts: {
    id: Generated<number>;
    station_id: number;
    user_id: number;
    key: string;
    revision: string;
    /** The editor's own record; JSON text that the station does not look into. */
    content: string;
    /** JSON list of event ids. */
    events: string;
    /** Unix seconds. */
    updated_at: number;
  };
}

export type DraftRow = Selectable<DraftTables['drafts']>;

export const draftsMigrations: readonly Migration[] = [
  {
    name: '0038_drafts',
    async up(db) {
      await sql`create table drafts (
        id integer primary key autoincrement,
        station_id integer not null,
        user_id integer not null,
        key text not null,
        revision text not null,
        content text not null,
        events text not null,
        updated_at integer not null
      )`.execute(db);
      await sql`create unique index drafts_by_key on drafts (user_id, station_id, key)`.execute(db);
      await sql`create index drafts_by_age on drafts (updated_at)`.execute(db);
    },
  },
];
