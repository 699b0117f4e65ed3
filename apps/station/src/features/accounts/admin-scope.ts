import type { Tables } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { entriesOf, userById } from './accounts.repository.ts';
import type { StationDirectory } from './station-directory.ts';
import type { Station } from './station.ts';

/** The stations of their company that a user administers. */
export interface AdminScope {
  readonly userId: number;
  readonly companyId: number;
  readonly companyAdmin: boolean;
  /** By id. */
  readonly stations: ReadonlyMap<number, Station>;
  /** Stations of the company, administered or not. */
  readonly stationsOfCompany: number;
}

/**
 * The stations that a caller administers now: read in the transaction of a change, because another admin may have
 * changed the caller after the request was authorised.
 * @throws access.denied if the caller is disabled
 */
export async function adminScopeOf(
  db: Tables,
  directory: StationDirectory,
  userId: number,
): Promise<AdminScope> {
  const user = await userById(db, userId);
  if (!user || user.disabled === 1) throw fail('access.denied');
  const companyAdmin = user.company_admin === 1;
  const ofCompany = directory.all.filter((station) => station.companyId === user.company_id);
  const admins = new Set(
    (await entriesOf(db, userId)).filter((entry) => entry.admin === 1).map((entry) => entry.station_id),
  );
  const administered = companyAdmin ? ofCompany : ofCompany.filter((station) => admins.has(station.id));
  return {
    userId,
    companyId: user.company_id,
    companyAdmin,
    stations: new Map(administered.map((station) => [station.id, station])),
    stationsOfCompany: ofCompany.length,
  };
}
