import type { User, UserStation } from '@postkit/sdk/schema';
import type { AdminScope } from './admin-scope.ts';
import type { Station } from './station.ts';
import type { UserWithEntries } from './users.repository.ts';

/** A user as a caller may see them: stations that the caller does not administer are only counted. */
export function presentUser(member: UserWithEntries, reach: AdminScope): User {
  const isEverywhere = member.company_admin === 1 && member.disabled === 0;
  const own = isEverywhere ? everywhere(reach) : entered(member, reach);
  return {
    id: member.id,
    first_name: member.first_name,
    last_name: member.last_name,
    email: member.email,
    username: member.username,
    disabled: member.disabled === 1 ? 1 : 0,
    company_admin: member.company_admin === 1 ? 1 : 0,
    admin_stations: own.filter(({ admin }) => admin).map(presentStation),
    user_stations: own.map(presentStation),
    other_stations: (isEverywhere ? reach.stationsOfCompany : member.entries.length) - own.length,
    api_keys: member.apiKeys,
    invited_until: member.disabled === 1 ? null : member.invited_until,
    has_second_factor: member.hasSecondFactor,
    has_single_sign_on: member.hasSingleSignOn,
    version: member.version,
  };
}

interface OwnStation {
  readonly station: Station;
  readonly admin: boolean;
  /** Ids of the shows that the user is limited to; null for all. */
  readonly shows: readonly number[] | null;
}

function everywhere({ stations }: AdminScope): OwnStation[] {
  return [...stations.values()].map((station) => ({ station, admin: true, shows: null }));
}

function entered({ entries, shows }: UserWithEntries, { stations }: AdminScope): OwnStation[] {
  return entries.flatMap(({ station_id: id, admin, limited_to_shows: limited }) => {
    const station = stations.get(id);
    return station
      ? [{ station, admin: admin === 1, shows: limited === 1 ? [...(shows.get(id) ?? [])] : null }]
      : [];
  });
}

function presentStation({ station, shows }: OwnStation): UserStation {
  return { station: station.slug, station_name: station.name, shows: shows && [...shows] };
}
