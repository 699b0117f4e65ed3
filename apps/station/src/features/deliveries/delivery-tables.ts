import type { Selectable } from 'kysely';
import type { ConnectionType, DeliveryStatus } from '@postkit/sdk/schema';

export interface DeliveryTables {
  /** The delivery of an episode to a platform. Feeds and players read from the station and have no row. */
  deliveries: {
    episode_id: number;
    connection_id: number;
    station_id: number;
    type: ConnectionType;
    /** Type and title of the destination at the last delivery. */
    title: string;
    status: DeliveryStatus;
    message: string;
    attempts: number;
    /** Unix seconds. */
    retry_at: number | null;
    /** JSON of the sent fields; empty if none were sent. */
    sent: string;
    /** JSON of the platform's response. */
    received: string;
    /** The episode's id on the platform; empty until it has one. */
    remote_id: string;
    /** JSON of the adapter's progress between attempts. */
    checkpoint: string;
    /** The version of the episode on the platform. */
    fingerprint: string;
    /** Unix seconds of an attempt without a response, which may have arrived. */
    open_since: number | null;
    updated_at: number;
  };
}

export type DeliveryRow = Selectable<DeliveryTables['deliveries']>;
