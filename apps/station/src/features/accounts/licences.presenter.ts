import type { CompanyLicences, LicenceHolder } from '@postkit/sdk/schema';
import type { Station } from './station.ts';
import type { EntryRow, UserWithEntries } from './users.repository.ts';

/** Stations by title; the holders of each as the users are sorted. */
export function presentLicences(
  stations: readonly Station[],
  users: readonly UserWithEntries[],
): CompanyLicences {
  const holders = users.filter((user) => user.company_admin === 0).flatMap(({ entries }) => entries);
  const byStation = Map.groupBy(holders, (entry) => entry.station_id);
  return {
    stations: stations
      .map(({ id, slug, title, features }) => ({
        station: slug,
        title,
        logger_only: features.logger_only === true,
        holders: (byStation.get(id) ?? []).map(presentHolder),
      }))
      .toSorted((a, b) => a.title.localeCompare(b.title)),
    users: users.map(presentUser),
  };
}

export function presentHolder({ user_id, licence, admin }: EntryRow): LicenceHolder {
  return { user_id, licence, admin: admin === 1 };
}

function presentUser({
  id,
  first_name,
  last_name,
  email,
  username,
  disabled,
  company_admin,
  version,
}: UserWithEntries) {
  return {
    id,
    first_name,
    last_name,
    email,
    username,
    disabled: bitOf(disabled),
    company_admin: bitOf(company_admin),
    version,
  };
}

function bitOf(value: number): 0 | 1 {
  return value === 1 ? 1 : 0;
}
