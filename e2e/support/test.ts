import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { type StationProcess, startStationProcess } from './station-process.ts';

interface WorkerFixtures {
  /** The demo station of this worker. */
  station: StationProcess;
}

/** Playwright's test with a demo station of its own for each worker. */
export const test = base.extend<object, WorkerFixtures>({
  station: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from it
    async ({}, provide) => {
      const template = process.env.POSTKIT_E2E_TEMPLATE;
      if (!template) throw new Error('The global set-up did not run.');
      const dataDir = await mkdtemp(join(tmpdir(), 'postkit-worker-'));
      await cp(template, dataDir, { recursive: true });
      const station = await startStationProcess(dataDir);
      await provide(station);
      const { exitCode, signalCode } = station.process;
      const isGone = exitCode !== null || signalCode !== null;
      await station.stop();
      await rm(dataDir, { recursive: true, force: true });
      if (isGone) throw new Error(`The station ended by itself (${signalCode ?? exitCode}):\n${station.output()}`);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ station }, provide) => {
    await provide(station.url);
  },
});

export { expect } from '@playwright/test';
