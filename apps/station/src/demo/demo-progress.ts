import { sql } from 'kysely';
import type { Database } from '../platform/db/database.ts';
import type { Migration } from '../platform/db/migrate.ts';
import type { Clock } from '../platform/clock.ts';

interface DemoTables {
  demo_steps: { name: string; done_at: number };
}

export const demoMigrations: readonly Migration[] = [
  {
    name: '0019_demo',
    async up(db) {
      await sql`create table demo_steps (name text primary key, done_at integer not null)`.execute(db);
    },
  },
];

/** One part of the demo station. May run again after a crash, so it leaves alone what it already made. */
export interface DemoStep {
  readonly name: string;
  run(): Promise<void>;
}

/** Runs the parts that are not done yet, in their order. */
export async function runDemo(db: Database, clock: Clock, steps: readonly DemoStep[]): Promise<void> {
  for (const step of steps) {
    const { name } = step;
    const done = db.tables<DemoTables>().selectFrom('demo_steps').select('name').where('name', '=', name);
    if (await done.executeTakeFirst()) continue;
    await step.run();
    await db.tables<DemoTables>().insertInto('demo_steps').values({ name, done_at: clock.now() }).execute();
  }
}
