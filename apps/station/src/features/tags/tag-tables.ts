import { sql, type Generated } from 'kysely';
import type { Migration } from '../../platform/db/migrate.ts';

export interface TagTables {
  tags: {
    id: Generated<number>;
    station_id: number;
    name: string;
    /** The name as it is compared and sorted: folded by Unicode, which SQLite's own collation is not. */
    name_key: string;
  };
}

export const tagsMigrations: readonly Migration[] = [
  {
    name: '0011_tags',
    async up(db) {
      await sql`create table tags (
        id integer primary key autoincrement,
        station_id integer not null,
        name text not null,
        name_key text not null
      )`.execute(db);
      await sql`create unique index tags_by_name on tags (station_id, name_key)`.execute(db);
    },
  },
];
