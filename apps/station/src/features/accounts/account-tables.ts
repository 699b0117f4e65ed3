import { sql, type Generated, type Selectable } from 'kysely';
import type { Licence } from '@postkit/sdk/schema';
import type { Migration } from '../../platform/db/migrate.ts';

export interface AccountTables {
  companies: { id: Generated<number>; name: string };
  stations: {
    id: Generated<number>;
    company_id: number;
    /** Lower case. */
    slug: string;
    /** The wire's `station_name`; unique, because the station's live channel is named after it. */
    name: string;
    title: string;
    timezone: string;
    station_type: 'radio' | 'tv';
    /** JSON of the contract's station features. */
    features: string;
    /** kb/s. */
    bitrate: number;
    default_show_id: number | null;
    default_image: string;
    format: string | null;
    geo_state: string | null;
    geo_region: string | null;
    search_key: string | null;
    is_avess: number;
    login_host: string | null;
    login_api_version: number;
    redirect_domain: string | null;
    force_redirect_url: string | null;
  };
  users: {
    id: Generated<number>;
    company_id: number;
    username: string;
    email: string;
    first_name: string;
    last_name: string;
    password: string;
    disabled: number;
    company_admin: number;
    created_at: number;
    /** Rises with every save. */
    version: Generated<number>;
  };
  station_people: { station_id: number; user_id: number; admin: number; licence: Licence };
  /** Where somebody who works nowhere worked last, so that those who could see them find them again. */
  last_stations: { station_id: number; user_id: number; licence: Licence };
  station_entries: { station_id: number; user_id: number; entered_at: number };
  sessions: {
    /** SHA-256 of the random id, which only the browser knows. */
    id_hash: string;
    user_id: number;
    created_at: number;
    seen_at: number;
    expires_at: number;
  };
  api_keys: {
    id: Generated<number>;
    user_id: number;
    name: string;
    prefix: string;
    /** SHA-256; the key is random and long, so it needs no slow hash. */
    key_hash: string;
    created_at: number;
    last_used_at: number | null;
  };
}

export type StationRow = Selectable<AccountTables['stations']>;
export type UserRow = Selectable<AccountTables['users']>;
export type SessionRow = Selectable<AccountTables['sessions']>;
export type ApiKeyRow = Selectable<AccountTables['api_keys']>;

const statements = [
  sql`create table companies (id integer primary key autoincrement, name text not null)`,
  sql`create table stations (
    id integer primary key autoincrement,
    company_id integer not null references companies (id),
    slug text not null unique,
    name text not null unique,
    title text not null,
    timezone text not null,
    station_type text not null,
    features text not null,
    bitrate integer not null,
    default_show_id integer,
    default_image text not null,
    format text,
    geo_state text,
    geo_region text,
    search_key text,
    is_avess integer not null,
    login_host text,
    login_api_version integer not null,
    redirect_domain text,
    force_redirect_url text
  )`,
  sql`create index stations_by_company on stations (company_id)`,
  sql`create table users (
    id integer primary key autoincrement,
    company_id integer not null references companies (id),
    username text not null collate nocase unique,
    email text not null collate nocase unique,
    first_name text not null,
    last_name text not null,
    password text not null,
    disabled integer not null,
    company_admin integer not null,
    created_at integer not null
  )`,
  sql`create index users_by_company on users (company_id)`,
  sql`create table station_people (
    station_id integer not null references stations (id),
    user_id integer not null references users (id),
    admin integer not null,
    licence text not null,
    primary key (station_id, user_id)
  )`,
  sql`create index station_people_by_user on station_people (user_id)`,
  sql`create table station_entries (
    station_id integer not null references stations (id),
    user_id integer not null references users (id),
    entered_at integer not null,
    primary key (station_id, user_id)
  )`,
  sql`create table sessions (
    id_hash text primary key,
    user_id integer not null references users (id),
    created_at integer not null,
    seen_at integer not null,
    expires_at integer not null
  )`,
  sql`create index sessions_by_user on sessions (user_id)`,
  sql`create index sessions_by_expiry on sessions (expires_at)`,
  sql`create table api_keys (
    id integer primary key autoincrement,
    user_id integer not null references users (id),
    name text not null,
    prefix text not null,
    key_hash text not null unique,
    created_at integer not null,
    last_used_at integer
  )`,
  sql`create index api_keys_by_user on api_keys (user_id)`,
];

export const accountsMigrations: readonly Migration[] = [
  {
    name: '0010_accounts',
    async up(db) {
      for (const statement of statements) await statement.execute(db);
    },
  },
  {
    name: '0015_users',
    async up(db) {
      await sql`alter table users add column version integer not null default 1`.execute(db);
      await sql`create table last_stations (
        station_id integer not null references stations (id),
        user_id integer not null references users (id),
        licence text not null,
        primary key (station_id, user_id)
      )`.execute(db);
      await sql`create index last_stations_by_user on last_stations (user_id)`.execute(db);
    },
  },
];
