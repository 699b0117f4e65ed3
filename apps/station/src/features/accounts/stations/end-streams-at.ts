import type { Transaction } from '../../../platform/db/database.ts';
import type { StationRow } from '../account-tables.ts';
import { userIdsAt } from '../accounts.repository.ts';
import type { CompanyStationDeps } from './company-station-deps.ts';

/** Ends the live streams of everyone who may enter a station; their pages connect again. */
export async function endStreamsAt(
  transaction: Transaction,
  live: CompanyStationDeps['live'],
  row: StationRow,
): Promise<void> {
  for (const userId of await userIdsAt(transaction, { id: row.id, companyId: row.company_id }))
    await live.end(transaction, String(userId));
}
