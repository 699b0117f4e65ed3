import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '@postkit/sdk/schema';
import { startStation, type TestStation } from '../testing/index.ts';
import { makeLog } from '../testing/make-log.ts';
import { createDemo } from './create-demo.ts';
import { insertBeginning, insertStep, readDemo } from './demo-progress.repository.ts';
import { createDemoProgress } from './demo-progress.ts';
import { demoStations } from './demo-stations.ts';
import { demoStepNames } from './demo-step-names.ts';
import '../testing/postgres/only-on-sqlite.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function start(options: Parameters<typeof startStation>[0] = {}): Promise<TestStation> {
  const server = await startStation(options);
  closing.push(() => server.close());
  return server;
}

describe('createDemoProgress', () => {
  it('counts the parts of the demo stations until they are complete, and no other station has any', async () => {
    const { db } = (await start()).context;
    await insertBeginning(db, 1000);
    const progress = createDemoProgress(db);
    const [harbour, other] = [
      { slug: 'lake-fm', formerSlugs: ['harbour-fm'] },
      { slug: 'station', formerSlugs: [] },
    ];
    expect([await progress(harbour), await progress(other)]).toEqual([0, null]);
    for (const name of demoStepNames.slice(0, demoStepNames.length / 2)) await insertStep(db, name, 1000);
    expect([await progress(harbour), await progress(other)]).toEqual([50, null]);
    for (const name of demoStepNames) await insertStep(db, name, 1000);
    expect(await progress(harbour)).toBeNull();
  });

  it('is null for an installation that has no demo', async () => {
    expect(
      await createDemoProgress((await start()).context.db)({ slug: 'harbour-fm', formerSlugs: [] }),
    ).toBeNull();
  });
});

describe('an installation of an older version', () => {
  it('without a demo has none after a start with one', async () => {
    const first = await startStation();
    await first.stop();
    const server = await start({ dataDir: first.dataDir, env: { POSTKIT_DEMO: '1' } });
    expect(await readDemo(server.context.db)).toBeNull();
    const answer = await server.call(`/${server.slug}/api/v1/settings/`, { as: await server.signIn() });
    expect(settings.parse(await answer.json()).demo_progress).toBeNull();
  });

  it.each([
    [
      'after its broadcast',
      ['catalogue', 'day'],
      demoStepNames.filter((name) => !/^(?:episodes|downloads|schedules)/.test(name)),
    ],
    ['at its end', ['catalogue', 'day', 'episodes', 'downloads', 'schedules'], demoStepNames],
  ])('whose first start was interrupted %s continues there', async (_when, stored, done) => {
    const server = await start();
    const { context, features } = server;
    const companyId = await features.accounts.addCompany('Harbour Media');
    for (const station of demoStations) await features.accounts.addStation({ ...station, companyId });
    await makeLog(server, {}, features.accounts.stationAt('harbour-fm'));
    const rows = stored.map((name) => ({ name, done_at: 1000 }));
    await context.db
      .tables<{ demo_steps: { name: string; done_at: number } }>()
      .insertInto('demo_steps')
      .values(rows)
      .execute();
    await createDemo(
      { ...context, jobs: { ...context.jobs, define: () => ({ ...idleJob }) } },
      features,
    ).begin();
    expect((await readDemo(context.db))?.done).toEqual(new Set(done));
    expect((await features.audioEvents.log(features.accounts.stationAt('harbour-fm').id)).last?.n).toBe(1);
  });
});

/** A kind of job that is never queued. */
const idleJob = {
  name: 'demo.make',
  add: async () => 1,
  isQueued: async () => false,
  cancel: async () => 0,
  abort: async () => {},
  raise: async () => {},
};
