import type { CompanyStation } from '@postkit/sdk/schema';
import { changedFields } from '../../../platform/audit/changed-fields.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { StationRow } from '../account-tables.ts';
import { updateStation } from '../accounts.repository.ts';
import { companyOf, type CompanyCaller } from './company-of.ts';
import type { CompanyStationDeps } from './company-station-deps.ts';
import { stateOf } from './company-stations.presenter.ts';
import { otherActiveStations } from './company-stations.repository.ts';
import { endStreamsAt } from './end-streams-at.ts';
import { remainingStation } from './remaining-station.ts';
import { failStation } from './station-errors.ts';

/** Archives stations, and returns them. A station that is in the state already stays as it is. */
export interface StationStates {
  /** @throws resource.absent, stations.deleting, stations.last */
  archive(caller: CompanyCaller, id: number): Promise<CompanyStation>;
  /** Its log stays off until a user turns it on. @throws resource.absent, stations.deleting */
  restore(caller: CompanyCaller, id: number): Promise<CompanyStation>;
}

export function createStationStates(
  { db, clock, directory, live, outside }: CompanyStationDeps,
  get: (caller: CompanyCaller, id: number) => Promise<CompanyStation>,
): StationStates {
  async function setArchived(
    transaction: Transaction,
    row: StationRow,
    archivedAt: number | null,
  ): Promise<void> {
    if ((row.archived_at === null) === (archivedAt === null)) return;
    const isOnly =
      archivedAt !== null && (await otherActiveStations(transaction, row.company_id, row.id)) === 0;
    if (isOnly) throw failStation('stations.last');
    await updateStation(transaction, row.id, { archived_at: archivedAt });
    if (archivedAt !== null) await outside.switchOffLog(transaction, row.id);
    await endStreamsAt(transaction, live, row);
    const changes = changedFields(
      { state: stateOf(row) },
      { state: stateOf({ ...row, archived_at: archivedAt }) },
    );
    await recordChange(transaction, {
      kind: 'station',
      action: 'changed',
      id: row.id,
      name: row.title,
      changes,
      stationId: row.id,
    });
  }

  async function changeState(
    caller: CompanyCaller,
    id: number,
    archivedAt: number | null,
  ): Promise<CompanyStation> {
    await db.transaction(async (transaction) => {
      const row = await remainingStation(transaction, await companyOf(transaction, caller), id);
      await setArchived(transaction, row, archivedAt);
    });
    await directory.reload(id);
    return get(caller, id);
  }

  return {
    archive: (caller, id) => changeState(caller, id, clock.seconds()),
    restore: (caller, id) => changeState(caller, id, null),
  };
}
