import type { ConnectionType, DeliveryStatus } from '@postkit/sdk/schema';
import { sql, type Selectable } from 'kysely';
import type { Migration } from '../../platform/db/migrate.ts';

export interface DeliveryTables {
  /** What became of an episode at a platform that the station sends it to. Feeds and players are read; they have no row. */
  deliveries: {
    episode_id: number;
    connection_id: number;
    station_id: number;
    type: ConnectionType;
    /** Of the destination when it was last sent to. */
    title: string;
    status: DeliveryStatus;
    message: string;
    attempts: number;
    /** Unix seconds. */
    retry_at: number | null;
    /** JSON of what was sent; empty where nothing was. */
    sent: string;
    /** JSON of what came back. */
    received: string;
    /** Of the episode there; empty while there is none. */
    remote_id: string;
    /** JSON: what the service keeps between tries. */
    memory: string;
    /** What of the episode is out there. */
    fingerprint: string;
    /** Unix seconds of a try that got no answer, and so may have arrived. */
    open_since: number | null;
    updated_at: number;
  };
}

export type DeliveryRow = Selectable<DeliveryTables['deliveries']>;

export const deliveriesMigrations: readonly Migration[] = [
  {
    name: '0037_deliveries',
    async up(db) {
      await sql`create table deliveries (
        episode_id integer not null references episodes (id) on delete cascade,
        connection_id integer not null,
        station_id integer not null,
        type text not null,
        title text not null,
        status text not null,
        message text not null,
        attempts integer not null,
        retry_at integer,
        sent text not null,
        received text not null,
        remote_id text not null,
        memory text not null,
        fingerprint text not null,
        open_since integer,
        updated_at integer not null,
        primary key (episode_id, connection_id)
      ) without rowid`.execute(db);
      await sql`create index deliveries_by_connection on deliveries (connection_id)`.execute(db);
    },
  },
];
