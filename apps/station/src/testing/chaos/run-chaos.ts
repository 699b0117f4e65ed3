import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../platform/db/database.ts';
import { startS3Server } from '../s3-server.ts';
import { startLiveSource } from '../soak/live-source.ts';
import { startBalancer } from '../start-balancer.ts';
import { Client } from './client.ts';
import { deliveryFindings } from './delivery-findings.ts';
import { damagedAudio, lostOrRepeated, logFindings } from './findings.ts';
import { newLedger } from './ledger.ts';
import { prepare, publishEpisodes, uploadSounds } from './load.ts';
import { type Machines, startMachines } from './machines.ts';
import { createDestinations, startReceivers } from './receivers.ts';
import { settled } from './settled.ts';

/** A folder that the machines share, or a bucket, where each has a folder of its own. */
export type ChaosStorage = 'folder' | 's3';

export interface ChaosSettings {
  readonly db: Database;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly storage: ChaosStorage;
  readonly seconds: number;
  /** Numbers from 0 to 1. */
  readonly random: () => number;
  report(line: string): void;
}

/** Milliseconds between two kills, at least; up to twice as long. */
const killEveryMs = 4000;
/** Seconds between two titles of the stream. */
const titleEvery = 30;

/**
 * Runs an installation of four machines under load, kills its processes and machines with SIGKILL at random, and starts them
 * again. Resolves to what was lost, done twice or not listed.
 */
export async function runChaos({
  db,
  databaseUrl,
  dataDir,
  storage,
  seconds,
  random,
  report,
}: ChaosSettings): Promise<string[]> {
  await using stream = await startLiveSource(titleEvery);
  await using receivers = await startReceivers();
  await using files = await storageOf(storage, dataDir);
  let started: Machines | undefined;
  await using balancer = await startBalancer(() => started?.urls() ?? []);
  const env = { ...receivers.platforms.env, ...files.env, POSTKIT_PUBLIC_URL: balancer.url };
  const machines = (started = startMachines({ databaseUrl, env }, files.dataDirOf));
  const ledger = newLedger();
  try {
    const client = () => new Client(machines.urls, ledger);
    const first = client();
    const [streamUrl = ''] = stream.urls;
    const material = await prepare(first, {
      streamUrl,
      destinations: await createDestinations(first, receivers),
    });
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
    const { uploads, episodes, failures, requests } = ledger;
    report(
      `${kills.length} kills, ${uploads.length} uploads, ${episodes.length} episodes, ${failures.length} of ${requests} calls failed`,
    );
    await settled(db);
    const log = await logFindings(db);
    report(log.summary);
    const deliveries = await deliveryFindings(db, {
      ledger,
      receivers,
      client: client(),
      feed: material.feed,
    });
    report(deliveries.summary);
    const damaged = await damagedAudio({
      ...env,
      POSTKIT_DATA: files.dataDirOf(0),
      DATABASE_URL: databaseUrl,
    });
    return [...(await lostOrRepeated(db, ledger, client())), ...log.found, ...damaged, ...deliveries.found];
  } catch (error) {
    report(machines.output());
    throw error;
  } finally {
    await machines.stop();
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
}

interface ChaosFiles extends AsyncDisposable {
  /** Settings of all machines. */
  readonly env: Readonly<Record<string, string>>;
  /** The data folder of a machine, by its number. */
  dataDirOf(at: number): string;
}

async function storageOf(storage: ChaosStorage, dataDir: string): Promise<ChaosFiles> {
  if (storage === 'folder')
    return { env: {}, dataDirOf: () => dataDir, [Symbol.asyncDispose]: async () => undefined };
  const s3 = await startS3Server();
  return {
    env: { ...s3.env, POSTKIT_ARCHIVE: 'objects', POSTKIT_SERVER_SECRET: randomBytes(32).toString('hex') },
    dataDirOf: (at) => join(dataDir, String(at)),
    [Symbol.asyncDispose]: () => s3.close(),
  };
}
