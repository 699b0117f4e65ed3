import type { Generated } from 'kysely';

export interface LiveTables {
  live_events: {
    /** Rises without a gap over all channels: an event whose transaction is rolled back leaves none. */
    id: Generated<number>;
    channel: string;
    name: string;
    /** JSON. */
    data: string;
    at: number;
  };
}
