import { sql, type Generated } from 'kysely';
import type { Migration } from '../db/migrate.ts';

export interface JobTables {
  jobs: {
    id: Generated<number>;
    name: string;
    key: string | null;
    payload: string;
    status: 'pending' | 'running' | 'failed';
    run_at: number;
    /** Tries begun. */
    attempts: number;
    /** Tries that the end of the process cut short. */
    interruptions: number;
    /** Names the try that holds the job; another try of it can no longer end it. */
    lease: string | null;
    error: string | null;
    created_at: number;
    updated_at: number;
  };
}

/** A job that is done leaves the table; one that failed stays with its error. */
export const jobsMigration: Migration = {
  name: '0001_jobs',
  async up(db) {
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
  },
};
