import { sql, type Generated, type Selectable } from 'kysely';
import type { ConnectionType } from '@postkit/sdk/schema';
import type { Migration } from '../../platform/db/migrate.ts';

export interface ConnectionTables {
  connections: {
    id: Generated<number>;
    station_id: number;
    type: ConnectionType;
    /** JSON of the fields that the types share; one shape for all of them. */
    details: string;
    /** Never travel back. */
    app_secret: string;
    token: string;
    /** Unix seconds. */
    updated_at: number;
    /** Null where the station made it, or an older version stored it. */
    made_by: number | null;
    /** When a feed was last touched that waits for the first save of its show, unix seconds; null once it is confirmed. */
    provisional_at: number | null;
  };
  connection_shows: { connection_id: number; show_id: number; station_id: number };
}

export type StoredConnection = Selectable<ConnectionTables['connections']>;

export const connectionsMigrations: readonly Migration[] = [
  {
    name: '0013_connections',
    async up(db) {
      await sql`create table connections (
        id integer primary key autoincrement,
        station_id integer not null,
        type text not null,
        details text not null,
        app_secret text not null,
        token text not null,
        updated_at integer not null
      )`.execute(db);
      await sql`create index connections_by_station on connections (station_id, id)`.execute(db);
      await sql`create table connection_shows (
        connection_id integer not null references connections (id) on delete cascade,
        show_id integer not null,
        station_id integer not null,
        primary key (connection_id, show_id)
      )`.execute(db);
      await sql`create index connection_shows_by_show on connection_shows (station_id, show_id, connection_id)`.execute(db);
    },
  },
  {
    name: '0053_connection_makers',
    async up(db) {
      await sql`alter table connections add column made_by integer`.execute(db);
    },
  },
  {
    name: '0052_provisional_feeds',
    async up(db) {
      await sql`alter table connections add column provisional_at integer`.execute(db);
      await sql`create index provisional_connections on connections (provisional_at) where provisional_at is not null`.execute(db);
    },
  },
];
