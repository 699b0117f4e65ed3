import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostKitClient } from '@postkit/sdk';
import * as schema from '@postkit/sdk/schema';
import { startStationProcess, type StationProcess } from './station-process.ts';
import { clientOf, makeTenants, type Tenant, type TenantKind } from './tenants.ts';

/** A station process without demo, its one tenant, and a client of the tenant's user that validates every response. */
export interface TenantStation extends AsyncDisposable {
  readonly dataDir: string;
  readonly station: StationProcess;
  readonly tenant: Tenant;
  readonly client: PostKitClient;
}

/** Starts one over a fresh folder; disposal stops the station and removes the folder. */
export async function startTenantStation(
  env: NodeJS.ProcessEnv = {},
  kind: TenantKind = { slug: 'harbour' },
): Promise<TenantStation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'postkit-tenant-'));
  const [tenant] = await makeTenants(dataDir, [kind]);
  if (!tenant) throw new Error('One tenant was to be made.');
  const station = await startStationProcess(dataDir, { POSTKIT_DEMO: '0', ...env });
  const client = await clientOf(station.url, tenant, { validate: schema });
  return {
    dataDir,
    station,
    tenant,
    client,
    async [Symbol.asyncDispose]() {
      client.live.close();
      await station.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
