import type { ConnectionType, DeliveryStatus } from '@postkit/sdk/schema';
import type { Selectable } from 'kysely';

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
