import type { Generated, Selectable } from 'kysely';
import type { ConnectionType } from '@postkit/sdk/schema';

export interface DestinationTables {
  connections: {
    id: Generated<number>;
    station_id: number;
    type: ConnectionType;
    /** JSON of the fields that the types share; one shape for all of them. */
    details: string;
    /** Never returned. Sealed, or empty. */
    app_secret: string;
    token: string;
    /** Renews the token. Sealed, or empty. */
    refresh_token: Generated<string>;
    /** Unix seconds; null if the token does not expire. */
    token_expires_at: number | null;
    /** Unix seconds at which the user must have authorized again; null if the access continues. */
    reconnect_by: number | null;
    /** 0 for secrets that an older version stored as plain text, until the station starts. */
    secrets_sealed: 0 | 1;
    /** 1 for a feed that only subscribers read. */
    is_private: Generated<0 | 1>;
    /** 1 for a feed that also lists the episodes of the other public feeds of the station. */
    all_shows: Generated<0 | 1>;
    /** Unix seconds. */
    updated_at: number;
    /** Null if the station or an older version created it. */
    made_by: number | null;
    /** When a provisional feed last changed, in Unix seconds; null once it is confirmed. */
    provisional_at: number | null;
  };
  connection_shows: { connection_id: number; show_id: number; station_id: number };
}

export type StoredDestination = Selectable<DestinationTables['connections']>;
