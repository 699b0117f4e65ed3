import type { Tables } from '../platform/db/database.ts';
import { type DemoStepName, demoStepNames } from './demo-step-names.ts';

interface DemoTables {
  /** `begun` is the time up to which the demo has a broadcast; the others are the parts that are done. */
  demo_steps: { name: string; done_at: number };
}

const begun = 'begun';

/** Names that an older version stored, which made a part of the demo in one step. */
export type OldStepName = 'day' | 'episodes';

/** Stores the time of the demo; an earlier one stays. */
export async function insertBeginning(db: Tables, now: number): Promise<void> {
  await insertStep(db, begun, now);
}

/** Stores that a part is done. */
export async function insertStep(db: Tables, name: DemoStepName | typeof begun, now: number): Promise<void> {
  const added = db.tables<DemoTables>().insertInto('demo_steps').values({ name, done_at: now });
  await added.onConflict((conflict) => conflict.doNothing()).execute();
}

/** The time of the demo in milliseconds, and its parts that are done; null if none was begun. */
export async function readDemo(
  db: Tables,
): Promise<{ readonly now: number; readonly done: ReadonlySet<DemoStepName> } | null> {
  const rows = await db.tables<DemoTables>().selectFrom('demo_steps').selectAll().execute();
  const now = rows.find(({ name }) => name === begun)?.done_at;
  const names = new Set(rows.map(({ name }) => name));
  return now === undefined ? null : { now, done: new Set(demoStepNames.filter((name) => names.has(name))) };
}

/** Whether an older version finished a part. */
export async function isOldStepDone(db: Tables, name: OldStepName): Promise<boolean> {
  const step = db.tables<DemoTables>().selectFrom('demo_steps').select('name').where('name', '=', name);
  return (await step.executeTakeFirst()) !== undefined;
}
