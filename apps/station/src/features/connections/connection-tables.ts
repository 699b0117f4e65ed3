import type { ConnectionType } from '@postkit/sdk/schema';
import type { Generated, Selectable } from 'kysely';

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
