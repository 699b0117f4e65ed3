import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('key', 'text')
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('run_at', 'integer', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('interruptions', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('lease', 'text')
    .addColumn('error', 'text')
    .addColumn('created_at', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'integer', (column) => column.notNull())
    .execute();
  await sql`create unique index jobs_waiting on jobs (name, key) where key is not null and status = 'pending' and attempts = 0`.execute(
    db,
  );
  await sql`create index jobs_due on jobs (status, run_at)`.execute(db);
}
