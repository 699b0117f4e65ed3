import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../platform/db/database.ts';
import type { JobTables } from '../../platform/jobs/job-tables.ts';
import { startCountingStream } from '../counting-stream.ts';
import { startHook } from '../hook-server.ts';
import { Client } from './client.ts';
import { lostOrRepeated, unlistedGaps } from './findings.ts';
import { newLedger } from './ledger.ts';
import { prepare, publishEpisodes, uploadSounds } from './load.ts';
import { startMachines } from './machines.ts';

export interface ChaosSettings {
  readonly db: Database;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly seconds: number;
  /** Numbers from 0 to 1. */
  readonly random: () => number;
  report(line: string): void;
}

/** Milliseconds between two kills, at least; up to twice as long. */
const killEveryMs = 4000;
/** Milliseconds that the work left over may take at the end. */
const settleMs = 180_000;

/**
 * Runs an installation of four machines under load, kills its processes and machines with SIGKILL at random, and starts them
 * again. Resolves to what was lost, done twice or not listed.
 */
export async function runChaos({ db, databaseUrl, dataDir, seconds, random, report }: ChaosSettings): Promise<string[]> {
  await using stream = await startCountingStream();
  const hook = await startHook();
  const machines = startMachines({ databaseUrl, dataDir });
  const ledger = newLedger();
  try {
    const client = () => new Client(machines.urls, ledger);
    const material = await prepare(client(), { streamUrl: stream.url, hookUrl: hook.url });
    const load = new AbortController();
    const clients = [
      uploadSounds(client(), ledger, load.signal),
      uploadSounds(client(), ledger, load.signal),
      publishEpisodes(client(), ledger, material, load.signal),
    ];
    const failed = Promise.all(clients).then(() => undefined);
    const kills = await Promise.race([killAtRandom(), failed.then(() => [])]);
    load.abort();
    await failed;
    report(`${kills.length} kills, ${ledger.uploads.length} uploads, ${ledger.episodes.length} episodes, ${ledger.failures} failed calls`);
    await settled();
    const log = await unlistedGaps(db, dataDir);
    report(`${log.segments} segments recorded, ${log.gaps} gaps listed`);
    return [...(await lostOrRepeated(db, ledger, client())), ...log.found];
  } catch (error) {
    report(machines.output());
    throw error;
  } finally {
    await machines.stop();
    await hook.close();
  }

  async function killAtRandom(): Promise<string[]> {
    const names: string[] = [];
    const until = performance.now() + 1000 * seconds;
    while (performance.now() < until) {
      await wait(killEveryMs * (1 + random()));
      const name = await machines.killOne(random);
      names.push(name);
      report(`killed ${name}`);
    }
    return names;
  }

  /** Waits until no job is left, those that wait for a later time excepted. */
  async function settled(): Promise<void> {
    const until = performance.now() + settleMs;
    for (;;) {
      const jobs = db.tables<JobTables>().selectFrom('jobs').select('name').where('status', '!=', 'failed');
      const left = await jobs
        .where('run_at', '<', Date.now() + settleMs)
        .where('key', 'is distinct from', 'hourly')
        .execute();
      if (left.length === 0) return;
      if (performance.now() > until) throw new Error(`Jobs are left: ${left.map(({ name }) => name).join(', ')}`);
      await wait(500);
    }
  }
}
