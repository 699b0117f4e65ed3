import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostKitClient } from '@postkit/sdk';
import { expect, test as base } from '@playwright/test';
import { enterStation } from './enter-station.ts';
import { startStationProcess } from './station-process.ts';
import { clientOf, makeTenants, type Tenant, type TenantKind } from './tenants.ts';

/** Each at a station of their own, with their kind as its slug. */
const kinds = [
  { slug: 'ordinary', person: {} },
  { slug: 'podcast-only', person: { licence: 'podcast' } },
  { slug: 'logger-only', features: { logger_only: true }, person: {} },
  { slug: 'logger-only-admin', features: { logger_only: true }, person: { admin: true } },
] as const satisfies readonly TenantKind[];

type Kind = (typeof kinds)[number]['slug'];

interface PeopleFixtures {
  /** Signs the page's browser in as a user of this kind, and resolves to a client of that user. */
  enterAs(kind: Kind): Promise<PostKitClient>;
}

interface PeopleWorkerFixtures {
  people: { url: string; tenants: readonly Tenant[] };
}

/** A test at an installation with a user of every kind except admin, which all other journeys use. */
export const test = base.extend<PeopleFixtures, PeopleWorkerFixtures>({
  people: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from it
    async ({}, provide) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'postkit-people-'));
      const tenants = await makeTenants(dataDir, kinds);
      const station = await startStationProcess(dataDir, { POSTKIT_DEMO: '0', POSTKIT_SALES_URL: 'https://sales.example.org/' });
      await provide({ url: station.url, tenants });
      await station.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ people }, provide) => provide(people.url),
  enterAs: async ({ people, context }, provide) => {
    await provide(async (kind) => {
      const tenant = people.tenants.find(({ slug }) => slug === kind);
      if (!tenant) throw new Error(`Nobody is ${kind}.`);
      const client = await clientOf(people.url, tenant);
      await enterStation(context, people.url, await client.sessions.signIn(tenant.username, tenant.password), kind);
      return client;
    });
  },
});

export { expect };
