import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { openPostgres } from '../../platform/db/dialects/postgres/open-postgres.ts';
import { Client } from '../chaos/client.ts';
import { deliveryFindings } from '../chaos/delivery-findings.ts';
import { damagedAudio, lostOrRepeated, logFindings } from '../chaos/findings.ts';
import { newLedger, type Ledger } from '../chaos/ledger.ts';
import { prepare, publishEpisodes, uploadSounds } from '../chaos/load.ts';
import { createDestinations, startReceivers } from '../chaos/receivers.ts';
import { settled } from '../chaos/settled.ts';
import { startS3Server } from '../s3-server.ts';
import { startLiveSource } from '../soak/live-source.ts';
import { startBalancer } from '../start-balancer.ts';
import { Fleet } from './fleet.ts';
import { readSteadily, renameSteadily } from './readers.ts';

export interface UpgradeSettings {
  /** An empty database of PostgreSQL. */
  readonly databaseUrl: string;
  /** An empty folder. */
  readonly dataDir: string;
  /** Paths of the programs of the old and the new version. */
  readonly old: string;
  readonly next: string;
  /** Seconds of load between two steps. */
  readonly seconds: number;
  report(line: string): void;
}

const [web, worker] = ['web', 'worker,recorder'];
/** Seconds between two titles of the stream. */
const titleEvery = 30;

/**
 * Upgrades an installation of four machines one after the other, on PostgreSQL and S3 and under load. Resolves to the requests
 * that failed, and to what was lost or done twice.
 */
export async function runUpgrade({
  databaseUrl,
  dataDir,
  old,
  next,
  seconds,
  report,
}: UpgradeSettings): Promise<string[]> {
  await using stream = await startLiveSource(titleEvery);
  await using receivers = await startReceivers();
  const s3 = await startS3Server();
  let running: Fleet | undefined;
  await using balancer = await startBalancer(() => running?.urls() ?? []);
  const env = {
    ...receivers.platforms.env,
    ...s3.env,
    POSTKIT_ARCHIVE: 'objects',
    POSTKIT_SERVER_SECRET: randomBytes(32).toString('hex'),
    POSTKIT_PUBLIC_URL: balancer.url,
    POSTKIT_DRAIN_SECONDS: '3',
  };
  const dataDirOf = (name: string) => join(dataDir, name);
  const fleet = (running = new Fleet({ databaseUrl, env, dataDirOf }));
  const ledger = newLedger();
  const client = () => new Client(balancer.ready, ledger);
  try {
    const upgrade = await upgradeOf(fleet, { old, next, databaseUrl });
    const first = client();
    const [streamUrl = ''] = stream.urls;
    const material = await prepare(first, {
      streamUrl,
      destinations: await createDestinations(first, receivers),
    });
    // Before the first machine was ready, and the recording ran.
    ledger.failures.length = 0;
    const load = new AbortController();
    const { signal } = load;
    const clients = Promise.all([
      uploadSounds(client(), ledger, signal),
      publishEpisodes(client(), ledger, material, signal),
      renameSteadily(client(), ledger, material, signal),
      ...Array.from({ length: 3 }, () => readSteadily(client(), ledger, material, signal)),
    ]).then(() => undefined);
    await Promise.race([clients, takeSteps(upgrade, { ledger, seconds, report })]);
    load.abort();
    await clients;

    await using db = await disposableDatabase(databaseUrl);
    await settled(db);
    const log = await logFindings(db);
    const deliveries = await deliveryFindings(db, {
      ledger,
      receivers,
      client: client(),
      feed: material.feed,
    });
    report(
      `${ledger.requests} requests, ${ledger.uploads.length} uploads, ${ledger.episodes.length} episodes published`,
    );
    report(deliveries.summary);
    report(log.summary);
    const damaged = await damagedAudio({
      ...env,
      POSTKIT_DATA: dataDirOf('web 1'),
      DATABASE_URL: databaseUrl,
    });
    const lost = await lostOrRepeated(db, ledger, client());
    const found = [...ledger.failures, ...lost, ...log.found, ...damaged, ...deliveries.found];
    if (found.length > 0) report(fleet.output());
    return found;
  } catch (error) {
    report([...ledger.failures.slice(-20), fleet.output()].join('\n'));
    throw error;
  } finally {
    await fleet.kill();
    await s3.close();
  }
}

type Step = readonly [name: string, take: () => Promise<unknown>];

/** Starts the machines of the old version, and resolves to the steps to the new one. */
async function upgradeOf(
  fleet: Fleet,
  { old, next, databaseUrl }: Pick<UpgradeSettings, 'old' | 'next' | 'databaseUrl'>,
): Promise<readonly Step[]> {
  const [web1, web2] = [await fleet.start('web 1', web, old), await fleet.start('web 2', web, old)];
  const [worker1, worker2] = [
    await fleet.start('worker 1', worker, old),
    await fleet.start('worker 2', worker, old),
  ];
  const before = await migrationsOf(databaseUrl);
  let again = web2;
  return [
    ['all machines have the old version', async () => undefined],
    [
      'web 3 has the new version, and has migrated the database',
      async () => {
        await fleet.start('web 3', web, next);
        const after = await migrationsOf(databaseUrl);
        return `${after - before} migrations`;
      },
    ],
    ['web 1 has stopped', () => fleet.stop(web1)],
    ['worker 3 has the new version', () => fleet.start('worker 3', worker, next).then(() => undefined)],
    ['worker 1 has stopped', () => fleet.stop(worker1)],
    [
      'web 2 has restarted, with the old version on the new tables',
      async () => {
        await fleet.stop(web2);
        again = await fleet.start('web 2', web, old);
      },
    ],
    [
      'web 4 has the new version, and web 2 has stopped',
      async () => {
        await fleet.start('web 4', web, next);
        await fleet.stop(again);
      },
    ],
    [
      'worker 4 has the new version, and worker 2 has stopped',
      async () => {
        await fleet.start('worker 4', worker, next);
        await fleet.stop(worker2);
      },
    ],
  ];
}

async function takeSteps(
  steps: readonly Step[],
  { ledger, seconds, report }: { ledger: Ledger } & Pick<UpgradeSettings, 'seconds' | 'report'>,
): Promise<void> {
  for (const [name, take] of steps) {
    const started = performance.now();
    const more = await take();
    const took = ((performance.now() - started) / 1000).toFixed(1);
    const failed = ledger.failures.length;
    await wait(1000 * seconds);
    const counts = `${ledger.requests} requests, ${ledger.failures.length} failed`;
    report(`${name}${typeof more === 'string' ? ` (${more})` : ''}: ${took} s; until now ${counts}`);
    for (const failure of ledger.failures.slice(failed, failed + 5)) report(`  ${failure}`);
  }
}

async function disposableDatabase(url: string) {
  const db = await openPostgres(url);
  return Object.assign(db, { [Symbol.asyncDispose]: () => db.close() });
}

async function migrationsOf(url: string): Promise<number> {
  await using db = await disposableDatabase(url);
  const { rows } = await sql<{ count: number }>`select count(*) as count from migrations`.execute(
    db.tables(),
  );
  return Number(rows[0]?.count ?? 0);
}
