import { evidenceOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import type { SignedInUser } from '../../platform/http/access.ts';
import { serveSource } from '../../platform/http/serve-file.ts';
import { type Accounts, userDisplayName } from '../accounts/index.ts';
import type { LogChains } from './chain/log-chain.service.ts';
import { fail } from './evidence-errors.ts';
import { evidenceKey } from './exports/evidence-exports.jobs.ts';
import { presentEvidenceExport } from './exports/evidence-exports.presenter.ts';
import type { EvidenceExports } from './exports/evidence-exports.service.ts';
import type { LogHolds } from './holds/log-holds.service.ts';

export interface EvidenceRoutes {
  readonly accounts: Pick<Accounts, 'stationAt' | 'user'>;
  readonly holds: LogHolds;
  readonly chains: LogChains;
  readonly exports: EvidenceExports;
}

export function registerEvidenceRoutes(
  { register, storage }: StationContext,
  { accounts, holds, chains, exports }: EvidenceRoutes,
): void {
  const nameOf = (person: SignedInUser) => userDisplayName(accounts, person);

  register(evidenceOperations.holds, async ({ params }) => ({
    holds: await holds.list(accounts.stationAt(params.station)),
  }));

  register(evidenceOperations.createHold, async ({ params, body, person }) =>
    holds.create(accounts.stationAt(params.station), await nameOf(person), body),
  );

  register(evidenceOperations.updateHold, ({ params, body }) =>
    holds.update(accounts.stationAt(params.station), params.id, body),
  );

  register(evidenceOperations.releaseHold, async ({ params, person }) =>
    holds.release(accounts.stationAt(params.station), params.id, await nameOf(person)),
  );

  register(evidenceOperations.chain, ({ params, query }) =>
    chains.read(accounts.stationAt(params.station), query.from ?? 0),
  );

  register(evidenceOperations.check, ({ params }) =>
    chains.check(accounts.stationAt(params.station), params.id),
  );

  register(evidenceOperations.startExport, async ({ params, body, person }) =>
    presentEvidenceExport(
      await exports.start(accounts.stationAt(params.station), await nameOf(person), body),
    ),
  );

  register(evidenceOperations.exports, async ({ params }) => ({
    evidence_exports: (await exports.list(accounts.stationAt(params.station))).map(presentEvidenceExport),
  }));

  register(evidenceOperations.removeExport, ({ params }) =>
    exports.remove(accounts.stationAt(params.station), params.guid),
  );

  register(evidenceOperations.file, async ({ params, request, reply }) => {
    const station = accounts.stationAt(params.station);
    const row = await exports.find(station, params.guid);
    if (row.status === 'processing') throw fail('evidence.preparing');
    if (row.status === 'error') throw fail('evidence.failed', { message: row.error });
    const key = evidenceKey(row);
    if ((await storage.stat(key))?.bytes !== row.bytes) throw failPlatform('resource.gone');
    const from = new Date(row.from_ms).toISOString().slice(0, 16).replaceAll(':', '');
    return serveSource(
      request,
      reply,
      {
        type: 'application/zip',
        downloadName: `${station.slug} evidence ${from}.zip`,
        cacheControl: 'private, no-cache',
      },
      {
        size: row.bytes,
        etag: `"${row.sha256}"`,
        modifiedAt: (row.ended_at ?? row.created_at) * 1000,
        open: (range) => storage.open(key, range),
      },
    );
  });
}
