import type { Licence } from '@postkit/sdk/schema';
import type { GroupGrant, GroupRole } from '../../../platform/single-sign-on-settings.ts';
import { slugsOf, type Station } from '../station.ts';

/** The access that a user's groups give at one station. */
export interface GrantedAccess {
  readonly admin: 0 | 1;
  readonly licence: Licence;
}

const accessOf: Readonly<Record<GroupRole, GrantedAccess>> = {
  admin: { admin: 1, licence: 'full' },
  editor: { admin: 0, licence: 'full' },
  podcast: { admin: 0, licence: 'podcast' },
  logger: { admin: 0, licence: 'logger' },
};

/** The access at each station, by its id. Several groups add up: podcasts and log together are the full licence. */
export function grantedAccess(
  grants: readonly GroupGrant[],
  groups: readonly string[],
  stations: readonly Station[],
): ReadonlyMap<number, GrantedAccess> {
  const held = new Set(groups);
  const granted = new Map<number, GrantedAccess>();
  for (const { group, station: slug, role } of grants) {
    if (!held.has(group)) continue;
    for (const { id } of stations.filter((station) => slug === '*' || slugsOf(station).includes(slug)))
      granted.set(id, bothOf(granted.get(id), accessOf[role]));
  }
  return granted;
}

function bothOf(one: GrantedAccess | undefined, other: GrantedAccess): GrantedAccess {
  if (!one) return other;
  return {
    admin: one.admin === 1 ? 1 : other.admin,
    licence: one.licence === other.licence ? one.licence : 'full',
  };
}
