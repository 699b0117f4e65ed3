import type { StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { AddItemJobs } from './add-item-jobs.ts';
import type { ImportReader } from './imports-reader.service.ts';
import type { ImportProgressPublisher } from './imports.live.ts';
import { resetFailed, skipWaiting, updateImport } from './imports.repository.ts';
import type { Imports } from './imports.ts';
import type { OwnerConsent } from './owner-consent.ts';
import { recordAsOwner, recordImportChange } from './record-import-change.ts';
import { withWarnings } from './with-warnings.ts';

export interface ImportChangeDeps {
  readonly addJobs: AddItemJobs;
  readonly owners: OwnerConsent;
  readonly publisher: ImportProgressPublisher;
  readonly reader: Pick<ImportReader, 'existing'>;
}

const ended = { state: 'cancelled', owner_token: '', owner_until: null } as const;
const declined = 'The owner of the podcast did not allow the import';

/** Retries and cancels imports, and starts those that their owners allow. */
export function createImportChanges(
  { db, clock }: StationContext,
  { addJobs, owners, publisher, reader: { existing } }: ImportChangeDeps,
): Pick<Imports, 'retry' | 'cancel' | 'consentRequest' | 'consent' | 'decline'> {
  return {
    retry: (station, id) =>
      db.transaction(async (transaction) => {
        const before = await existing(transaction, station, id);
        if (before.state !== 'applied' && before.state !== 'cancelled') throw fail('resource.conflict');
        const row = await updateImport(transaction, id, { state: 'applied' });
        await recordImportChange(transaction, before, row);
        await resetFailed(transaction, id);
        await addJobs(transaction, { ...row, options: '{}' });
        return publisher.publish(transaction, station, row);
      }),
    cancel: (station, id) =>
      db.transaction(async (transaction) => {
        const before = await existing(transaction, station, id);
        await skipWaiting(transaction, id, 'The import was cancelled');
        const row = await updateImport(transaction, id, ended);
        await recordImportChange(transaction, before, row);
        return publisher.publish(transaction, station, row);
      }),
    consentRequest: (station, token) => owners.read(db, station.id, token),
    decline: (station, token, network) =>
      db.transaction(async (transaction) => {
        const before = await owners.read(transaction, station.id, token);
        await skipWaiting(transaction, before.id, declined);
        const row = await updateImport(transaction, before.id, {
          ...ended,
          warnings: withWarnings(before.warnings, [declined]),
        });
        await recordAsOwner({ clock, network }, transaction, before, row);
        await publisher.publish(transaction, station, row);
        return row;
      }),
    consent: (station, token, network) =>
      db.transaction(async (transaction) => {
        const before = await owners.read(transaction, station.id, token);
        const row = await updateImport(transaction, before.id, {
          state: 'applied',
          owner_token: '',
          owner_until: null,
        });
        await recordAsOwner({ clock, network }, transaction, before, row);
        await addJobs(transaction, row);
        await publisher.publish(transaction, station, row);
        return row;
      }),
  };
}
