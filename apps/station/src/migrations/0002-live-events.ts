import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
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
}
