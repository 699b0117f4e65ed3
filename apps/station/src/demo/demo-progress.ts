import { slugsOf } from '../features/accounts/index.ts';
import type { DemoProgress } from '../features/settings/index.ts';
import type { Tables } from '../platform/db/database.ts';
import { readDemo } from './demo-progress.repository.ts';
import { demoStations } from './demo-stations.ts';
import { type DemoStepName, demoStepNames } from './demo-step-names.ts';

export function createDemoProgress(db: Tables): DemoProgress {
  let isOver = false;
  return async (station) => {
    if (isOver || !demoStations.some(({ slug }) => slugsOf(station).includes(slug))) return null;
    const demo = await readDemo(db);
    // The first start begins it before a user can sign in, so it never begins later.
    isOver = !demo || demo.done.size === demoStepNames.length;
    return demo && !isOver ? demoProgressOf(demo.done) : null;
  };
}

/** 0 to 100. */
export function demoProgressOf(done: ReadonlySet<DemoStepName>): number {
  return Math.floor((100 * done.size) / demoStepNames.length);
}
