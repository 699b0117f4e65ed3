import type { Feature, StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { removeUnowned } from '../../platform/storage/remove-unowned.ts';
import { type Accounts, serverSecret } from '../accounts/index.ts';
import type { ArchiveFile, AudioEvents } from '../audio-events/index.ts';
import type { Logger } from '../logger/index.ts';
import { createLogChains } from './chain/log-chain.service.ts';
import { recordRemoval } from './chain/record-removal.ts';
import { defineSealHours } from './chain/seal-hours.jobs.ts';
import { createSigningKey } from './chain/signing-key.ts';
import { registerEvidenceRoutes } from './evidence.routes.ts';
import { createEvidenceExportJobs, evidenceFiles, exportOfKey } from './exports/evidence-exports.jobs.ts';
import { evidenceExportById } from './exports/evidence-exports.repository.ts';
import { createEvidenceExports } from './exports/evidence-exports.service.ts';
import { createStoreEvidence } from './exports/store-evidence.ts';
import { createLogHolds } from './holds/log-holds.service.ts';

export interface EvidenceDeps {
  readonly accounts: Accounts;
  readonly audioEvents: Pick<AudioEvents, 'logged'>;
  readonly logger: Pick<Logger, 'source'>;
}

/** The log as evidence: holds, the chain of its hours, and exports of stretches. Create it before the jobs start. */
export async function createEvidence(
  context: StationContext,
  { accounts, audioEvents, logger }: EvidenceDeps,
): Promise<Feature> {
  const { db, config } = context;
  const key = createSigningKey(await serverSecret(config));
  defineSealHours(context, { accounts });
  const jobs = createEvidenceExportJobs(
    context,
    accounts,
    createStoreEvidence(context, { audioEvents, logger, key }),
  );
  return {
    start: () =>
      removeUnowned(context, {
        folder: evidenceFiles,
        ownerOf: exportOfKey,
        exists: async (id) => Boolean(await evidenceExportById(db, id)),
        owners: 'evidence exports',
      }),
    routes: () =>
      registerEvidenceRoutes(context, {
        accounts,
        holds: createLogHolds(context),
        chains: createLogChains(context, key),
        exports: createEvidenceExports(context, jobs),
      }),
  };
}

/** Records in the chain of a log that an old file of it is removed. */
export function createRemovalRecorder(
  { clock }: Pick<StationContext, 'clock'>,
  accounts: Pick<Accounts, 'stationById'>,
): (transaction: Transaction, file: ArchiveFile) => Promise<void> {
  return async (transaction, file) => {
    const station = accounts.stationById(file.station_id);
    if (station && file.name.startsWith('log-')) await recordRemoval(transaction, station, file, clock.now());
  };
}
