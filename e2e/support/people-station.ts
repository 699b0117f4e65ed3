import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStationProcess } from './station-process.ts';
import { makeTenants, type Tenant, type TenantKind } from './tenants.ts';

/** Each at a station of their own, with their kind as its slug. */
const kinds = [
  { slug: 'ordinary', person: {} },
  { slug: 'podcast-only', person: { licence: 'podcast' } },
  { slug: 'logger-only', features: { logger_only: true }, person: {} },
  { slug: 'logger-only-admin', features: { logger_only: true }, person: { admin: true } },
] as const satisfies readonly TenantKind[];

export type KindOfUser = (typeof kinds)[number]['slug'];

/** An installation with a user of every kind except admin, whom the demo station has. */
export interface PeopleStation extends AsyncDisposable {
  readonly url: string;
  readonly tenants: readonly Tenant[];
}

export async function startPeopleStation(): Promise<PeopleStation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'postkit-people-'));
  const tenants = await makeTenants(dataDir, kinds);
  const station = await startStationProcess(dataDir, {
    POSTKIT_DEMO: '0',
    POSTKIT_SALES_URL: 'https://sales.example.org/',
  });
  return {
    url: station.url,
    tenants,
    async [Symbol.asyncDispose]() {
      await station.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
