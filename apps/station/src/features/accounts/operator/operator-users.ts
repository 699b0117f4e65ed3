import type { Database } from '../../../platform/db/database.ts';
import { nameOfUser } from '../name-of-user.ts';
import type { StationDirectory } from '../station-directory.ts';
import { findUsers, type UserWithEntries } from '../users.repository.ts';
import { companyIds, factorCounts, lastSignIns, type FactorCounts } from './operator.repository.ts';

/** A user as the operator sees them. */
export interface ListedUser {
  readonly id: number;
  /** First and last name, or the username. */
  readonly name: string;
  readonly email: string;
  readonly username: string;
  readonly isCompanyAdmin: boolean;
  readonly isDisabled: boolean;
  /** Whether the user has not accepted their invitation. */
  readonly isInvited: boolean;
  readonly factors: FactorCounts;
  readonly apiKeys: number;
  /** Unix seconds; null if the audit log has no sign-in. */
  readonly lastSignIn: number | null;
  /** All of the company for a company admin. */
  readonly stations: readonly ListedStation[];
}

export interface ListedStation {
  readonly slug: string;
  readonly title: string;
  readonly isAdmin: boolean;
}

const noFactors: FactorCounts = { apps: 0, passkeys: 0, recoveryCodes: 0 };

/** Every user of the installation, by id. */
export async function listOperatedUsers(db: Database, directory: StationDirectory): Promise<ListedUser[]> {
  const [signIns, factors] = [await lastSignIns(db), await factorCounts(db)];
  const users: UserWithEntries[] = [];
  for (const companyId of await companyIds(db))
    users.push(...(await findUsers(db, { companyId, stationIds: null })));
  return users
    .toSorted((a, b) => a.id - b.id)
    .map((user) => ({
      id: user.id,
      name: nameOfUser(user),
      email: user.email,
      username: user.username,
      isCompanyAdmin: user.company_admin === 1,
      isDisabled: user.disabled === 1,
      isInvited: user.disabled === 0 && user.invited_until !== null,
      factors: factors.get(user.id) ?? noFactors,
      apiKeys: user.apiKeys,
      lastSignIn: signIns.get(user.id) ?? null,
      stations: stationsOf(user, directory),
    }));
}

/** The stations that a user may enter. */
export function stationsOf(
  { company_admin, company_id, disabled, entries }: UserWithEntries,
  directory: StationDirectory,
): ListedStation[] {
  if (company_admin === 1 && disabled === 0) {
    const all = directory.all.filter(({ companyId }) => companyId === company_id);
    return all.map(({ slug, title }) => ({ slug, title, isAdmin: true }));
  }
  return entries.flatMap(({ station_id: id, admin }) => {
    const station = directory.byId(id);
    return station ? [{ slug: station.slug, title: station.title, isAdmin: admin === 1 }] : [];
  });
}
