import type { CompanyStation } from '@postkit/sdk/schema';
import { currentAuditScope } from '../../../platform/audit/audit-scope.ts';
import { changedFields } from '../../../platform/audit/changed-fields.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { fail } from '../../../platform/errors/platform-errors.ts';
import type { StationRow } from '../account-tables.ts';
import { invalidField } from '../user-errors.ts';
import { companyOf, type CompanyCaller } from './company-of.ts';
import type { CompanyStationDeps } from './company-station-deps.ts';
import { changeableFields } from './company-stations.presenter.ts';
import { stationOf } from './company-stations.repository.ts';
import type { StationDeletion } from './delete-station.jobs.ts';
import { endStreamsAt } from './end-streams-at.ts';
import { activeHolds, beginDeletion } from './station-deletion.repository.ts';
import { failStation } from './station-errors.ts';

export interface DeletionDeps extends CompanyStationDeps {
  readonly deletion: Pick<StationDeletion, 'add'>;
}

/** Deletes stations. */
export interface StationDeletions {
  /**
   * Deletes an archived station. It no longer exists at once, and a job removes its rows and files.
   * @param confirm its slug
   * @throws request.invalid, stations.not-archived, stations.held
   */
  delete(caller: CompanyCaller, id: number, confirm: string): Promise<CompanyStation>;
}

export function createStationDeletions(
  deps: DeletionDeps,
  get: (caller: CompanyCaller, id: number) => Promise<CompanyStation>,
): StationDeletions {
  const { db, directory } = deps;
  return {
    async delete(caller, id, confirm) {
      const station = await get(caller, id);
      await db.transaction(async (transaction) => {
        const row = await stationOf(transaction, await companyOf(transaction, caller), id);
        if (!row) throw fail('resource.absent');
        if (row.deleting === 1) return;
        if (row.archived_at === null) throw failStation('stations.not-archived');
        if (confirm !== row.slug) throw invalidField('confirm', `Type “${row.slug}” to delete this station.`);
        await startDeletion(transaction, deps, row);
      });
      await directory.reload(id);
      return { ...station, state: 'deleting' };
    },
  };
}

/**
 * Marks a station as being deleted and adds its job, with an entry in the audit log of a station that stays.
 * @throws stations.held
 */
export async function startDeletion(
  transaction: Transaction,
  { clock, live, directory, deletion }: DeletionDeps,
  row: StationRow,
): Promise<void> {
  const holds = await activeHolds(transaction, row.id, clock.now());
  if (holds > 0)
    throw failStation('stations.held', {
      message: `${holds === 1 ? 'A hold keeps' : `${holds} holds keep`} audio of the log of ${row.title}. Release ${holds === 1 ? 'it' : 'them'} before the station is deleted.`,
    });
  await endStreamsAt(transaction, live, row);
  await beginDeletion(transaction, row, clock.seconds());
  await deletion.add(transaction, { station_id: row.id }, { key: String(row.id) });
  const here = currentAuditScope()?.stationId ?? null;
  const others = directory.all.filter(({ id, companyId }) => id !== row.id && companyId === row.company_id);
  const stationId =
    here !== null && here !== row.id ? here : (others.find(({ state }) => state === 'active')?.id ?? null);
  const changes = changedFields(changeableFields(row), null);
  await recordChange(transaction, {
    kind: 'station',
    action: 'deleted',
    id: row.id,
    name: row.title,
    changes,
    stationId,
  });
}
