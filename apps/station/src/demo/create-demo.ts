import { z } from 'zod';
import type { StationContext } from '../context.ts';
import type { Features } from '../features.ts';
import type { Tables, Transaction } from '../platform/db/database.ts';
import { airedStations } from './demo-aired-stations.ts';
import { reserveDemoHours } from './demo-day.ts';
import { defineDemoFeed } from './demo-playout.ts';
import { insertBeginning, insertStep, isOldStepDone, readDemo } from './demo-progress.repository.ts';
import { demoProgressOf } from './demo-progress.ts';
import { type DemoStepName, demoStepNames } from './demo-step-names.ts';
import { demoSteps } from './demo-steps.ts';

/** Makes the content of the demo stations while they are in use. */
export interface Demo {
  /** Begins the demo of a first start, whose stations exist. Jobs make it. Continues one that an older version left unfinished. */
  begin(): Promise<void>;
  /** Adds the job of an unfinished demo if none is queued. */
  resume(): Promise<void>;
}

/** There is one job at a time, in whichever process; each makes one part and adds the next. */
const key = 'demo';

/** Declares the job. Create it before the jobs start, and only where the demo is on. */
export function createDemo(context: StationContext, features: Features): Demo {
  const { db, clock, jobs, announce, log } = context;
  const steps = demoSteps(context, features);
  defineDemoFeed(context, features);

  const job = jobs.define('demo.make', {
    payload: z.object({}),
    lane: 'background',
    concurrency: 1,
    // A full disk, or a store that does not respond, ends some time.
    retries: Infinity,
    async run(_payload, { signal, turn, complete }) {
      const demo = await readDemo(db);
      const next = nextStep(demo?.done);
      if (demo && next) await steps[next]({ now: demo.now, signal, turn });
      await complete(async (transaction) => {
        if (next) await finishStep(transaction, next);
      });
    },
  });

  async function finishStep(transaction: Transaction, step: DemoStepName): Promise<void> {
    await insertStep(transaction, step, clock.now());
    const done = (await readDemo(transaction))?.done ?? new Set();
    for (const { station } of airedStations(features.accounts)) {
      await announce(station, 'demo_progress', { progress: demoProgressOf(done) }, { within: transaction });
    }
    if (nextStep(done)) await addJob(transaction);
    else transaction.afterCommit(() => log.info('the demo is complete, the audio of its episodes follows'));
  }

  async function addJob(to: Tables): Promise<void> {
    await job.add(to, {}, { key });
  }

  return {
    async begin() {
      const stations = airedStations(features.accounts);
      const hasOldLog = (await features.audioEvents.log(stations[0].station.id)).last !== null;
      await db.transaction(async (transaction) => {
        const now = clock.now();
        if (!(await readDemo(transaction))) await keepOldSteps(transaction, { hasOldLog, now });
        await insertBeginning(transaction, now);
        await reserveDemoHours(transaction, features.audioEvents, stations, now);
        await addJob(transaction);
      });
    },
    async resume() {
      const demo = await readDemo(db);
      if (demo && nextStep(demo.done) && !(await job.isQueued(db, key))) await addJob(db);
    },
  };
}

function nextStep(done: ReadonlySet<DemoStepName> = new Set(demoStepNames)): DemoStepName | undefined {
  return demoStepNames.find((name) => !done.has(name));
}

/** An older version wrote the whole broadcast in one transaction, and all episodes after it. */
async function keepOldSteps(
  transaction: Transaction,
  { hasOldLog, now }: { hasOldLog: boolean; now: number },
): Promise<void> {
  const isOfDay = (name: DemoStepName) => /^(?:day-|library|latest-hours|clips|first-clips)/.test(name);
  const isOfEpisodes = (name: DemoStepName) => name.startsWith('episodes-');
  if (hasOldLog) for (const name of demoStepNames.filter(isOfDay)) await insertStep(transaction, name, now);
  if (!(await isOldStepDone(transaction, 'episodes'))) return;
  for (const name of demoStepNames.filter(isOfEpisodes)) await insertStep(transaction, name, now);
}
