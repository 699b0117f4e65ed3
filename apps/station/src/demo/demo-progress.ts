import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';

interface DemoTables {
  demo_steps: { name: string; done_at: number };
}

/** One part of the demo station. May run again after a crash, so it must keep its earlier work. */
export interface DemoStep {
  readonly name: string;
  run(): Promise<void>;
}

/** Runs the parts that are not done yet, in order. */
export async function runDemo(db: Database, clock: Clock, steps: readonly DemoStep[]): Promise<void> {
  for (const step of steps) {
    const { name } = step;
    const done = db.tables<DemoTables>().selectFrom('demo_steps').select('name').where('name', '=', name);
    if (await done.executeTakeFirst()) continue;
    await step.run();
    await db.tables<DemoTables>().insertInto('demo_steps').values({ name, done_at: clock.now() }).execute();
  }
}
