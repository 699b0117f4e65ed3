import { sql, type Generated } from 'kysely';
import type { Migration } from '../platform/db/migrate.ts';

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

export const liveMigration: Migration = {
  name: '0002_live_events',
  async up(db) {
    await db.schema
      .createTable('live_events')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('at', 'integer', (column) => column.notNull())
      .execute();
    await sql`create index live_events_by_channel on live_events (channel, id)`.execute(db);
    await sql`create index live_events_by_time on live_events (at)`.execute(db);
  },
};
