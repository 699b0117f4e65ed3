import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedDemoTemplate } from './shared-demo-template.ts';
import { type StationProcess, startStationProcess } from './station-process.ts';

/** A demo station for one test whose changes would disturb others. */
export interface OwnStation {
  readonly url: string;
  /** Kills it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again over the same data folder, at the same address. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** @param env Settings in addition to the usual ones. */
export async function startOwnStation(env: NodeJS.ProcessEnv = {}): Promise<OwnStation> {
  const template = await sharedDemoTemplate();
  const dataDir = await mkdtemp(join(tmpdir(), 'postkit-own-'));
  await cp(template, dataDir, { recursive: true });
  let station: StationProcess = await startStationProcess(dataDir, env);
  const { url } = station;
  return {
    url,
    kill: () => station.kill(),
    async restart() {
      station = await startStationProcess(dataDir, { ...env, PORT: new URL(url).port });
    },
    async close() {
      await station.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
