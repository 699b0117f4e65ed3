import { sql, type Generated } from 'kysely';
import type { Migration } from '../db/migrate.ts';
import type { Lane } from '../turns/turn.ts';

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
    /** Null in a job of an older version until the queue starts. */
    lane: Lane | null;
    /** Null for work of the whole installation. */
    station_id: number | null;
    created_at: number;
    updated_at: number;
  };
}

/** A job that is done leaves the table; one that failed stays with its error. */
const firstMigration: Migration = {
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

const lanesMigration: Migration = {
  name: '0055_job_lanes',
  async up(db) {
    await db.schema.alterTable('jobs').addColumn('lane', 'text').execute();
    await db.schema.alterTable('jobs').addColumn('station_id', 'integer').execute();
  },
};

export const jobsMigrations: readonly Migration[] = [firstMigration, lanesMigration];
