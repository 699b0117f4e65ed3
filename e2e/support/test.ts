import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { createClient, type PostKitClient } from '@postkit/sdk';
import type { SignInResponse } from '@postkit/sdk/schema';
import type { BarePage } from '../bare-page/serve-bare-page.ts';
import { keepBrowsing, type KeptBrowsing } from './kept-browsing.ts';
import { type PeopleStation, startPeopleStation } from './people-station.ts';
import { admin, type StationProcess, startStationProcess } from './station-process.ts';

/** Shared by all tests of a worker; made when the first of them needs it. */
interface WorkerFixtures {
  /** The demo station of this worker. */
  station: StationProcess;
  /** One sign-in for all journeys, because a station limits password attempts. */
  signedIn: SignInResponse;
  /** A client of the admin at Harbour FM. */
  client: PostKitClient;
  /** A station with a user of every kind except admin. */
  people: PeopleStation;
  /** A third-party page, on an origin of its own, whose calls reach the demo station. */
  bare: BarePage;
  kept: KeptBrowsing;
}

/**
 * Playwright's test with a demo station of its own for each worker. Every fixture of a worker is here: Playwright starts another
 * worker, with a browser and a station of its own, for a file whose tests have other worker fixtures than the file before.
 */
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
      if (isGone)
        throw new Error(`The station ended by itself (${signalCode ?? exitCode}):\n${station.output()}`);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  signedIn: [
    async ({ station }, provide) => {
      await provide(
        await createClient({ baseUrl: station.url }).sessions.signIn(admin.email, admin.password),
      );
    },
    { scope: 'worker' },
  ],
  client: [
    async ({ station, signedIn }, provide) => {
      await provide(clientAt(station.url, signedIn));
    },
    { scope: 'worker' },
  ],
  people: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from it
    async ({}, provide) => {
      await using people = await startPeopleStation();
      await provide(people);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  bare: [
    async ({ station }, provide) => {
      // Vite takes half a second of CPU to load, and few workers need it.
      const { serveBarePage } = await import('../bare-page/serve-bare-page.ts');
      await using bare = await serveBarePage(station.url);
      await provide(bare);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  kept: [
    async ({ browser }, provide) => {
      const kept = keepBrowsing(browser);
      await provide(kept);
      await kept.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ station }, provide) => {
    await provide(station.url);
  },
  context: async (
    { kept, baseURL, viewport, colorScheme, locale, timezoneId, javaScriptEnabled, contextOptions },
    provide,
    info,
  ) => {
    const named = {
      ...(baseURL ? { baseURL } : {}),
      ...(locale ? { locale } : {}),
      ...(timezoneId ? { timezoneId } : {}),
    };
    await provide(await kept.take({ ...contextOptions, ...named, viewport, colorScheme, javaScriptEnabled }));
    await kept.release(info.status === info.expectedStatus);
  },
  page: async ({ context, kept }, provide) => {
    await provide(kept.pageOf(context));
  },
});

/** A client with the key of a sign-in. */
export function clientAt(
  url: string,
  { username, apikey }: SignInResponse,
  station = 'harbour-fm',
): PostKitClient {
  return createClient({ baseUrl: url, station, credentials: { username, apiKey: apikey } });
}

export { expect } from '@playwright/test';
