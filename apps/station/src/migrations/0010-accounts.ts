import { type Kysely, sql } from 'kysely';

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

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
