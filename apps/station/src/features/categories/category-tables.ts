import { sql, type Generated, type Selectable } from 'kysely';
import type { LabelColor } from '@postkit/sdk/schema';
import type { Migration } from '../../platform/db/migrate.ts';
import type { CategoryGroup } from '@postkit/sdk/schema';

export interface CategoryTables {
  category_groups: {
    id: Generated<number>;
    station_id: number;
    name: string;
    name_key: string;
    color: LabelColor;
    category_type: CategoryGroup['category_type'];
    display_in_player: number;
    allow_sharing: number;
    allow_replaying: number;
    allow_replacing: number;
    allow_inserting: number;
    allow_replacement_skipping: number;
    absorb: string;
    version: Generated<number>;
  };
  categories: {
    id: Generated<number>;
    station_id: number;
    name: string;
    name_key: string;
    /** Null: in no group. */
    group_id: number | null;
    position: number;
  };
}

export type GroupRow = Selectable<CategoryTables['category_groups']>;
export type CategoryRow = Selectable<CategoryTables['categories']>;

export const categoriesMigrations: readonly Migration[] = [
  {
    name: '0012_categories',
    async up(db) {
      await sql`create table category_groups (
        id integer primary key autoincrement,
        station_id integer not null,
        name text not null,
        name_key text not null,
        color text not null,
        category_type text not null,
        display_in_player integer not null,
        allow_sharing integer not null,
        allow_replaying integer not null,
        allow_replacing integer not null,
        allow_inserting integer not null,
        allow_replacement_skipping integer not null,
        absorb text not null
      )`.execute(db);
      await sql`create unique index category_groups_by_name on category_groups (station_id, name_key)`.execute(db);
      await sql`create table categories (
        id integer primary key autoincrement,
        station_id integer not null,
        name text not null,
        name_key text not null,
        group_id integer references category_groups (id) on delete set null,
        position integer not null
      )`.execute(db);
      await sql`create unique index categories_by_name on categories (station_id, name_key)`.execute(db);
      await sql`create index categories_by_group on categories (group_id)`.execute(db);
    },
  },
  {
    name: '0023_category_versions',
    async up(db) {
      await sql`alter table category_groups add column version integer not null default 1`.execute(db);
    },
  },
];
