import type { Tables } from '../../../platform/db/database.ts';
import { fail } from '../../../platform/errors/platform-errors.ts';
import type { StationRow } from '../account-tables.ts';
import { stationOf } from './company-stations.repository.ts';
import { failStation } from './station-errors.ts';

/** A station of a company that is not being deleted. @throws resource.absent, stations.deleting */
export async function remainingStation(db: Tables, companyId: number, id: number): Promise<StationRow> {
  const row = await stationOf(db, companyId, id);
  if (!row) throw fail('resource.absent');
  if (row.deleting === 1) throw failStation('stations.deleting');
  return row;
}
