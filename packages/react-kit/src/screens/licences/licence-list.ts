import type { LicenceHolder, LicensedUser, StationLicences } from '@postkit/sdk/schema';
import { userName } from '../../data/users/index.ts';

/** A licence with its user. */
export interface HeldLicence extends Omit<LicenceHolder, 'user_id'> {
  user: LicensedUser;
  name: string;
}

/** The licences at a station by the name of their user. */
export function heldLicences({ holders }: StationLicences, users: readonly LicensedUser[]): HeldLicence[] {
  const byId = new Map(users.map((user) => [user.id, user]));
  return holders
    .flatMap(({ user_id: id, ...held }) => {
      const user = byId.get(id);
      return user ? [{ ...held, user, name: userName(user) }] : [];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Licences whose user's name or email contains the typed text, ignoring case. */
export function searchLicences(licences: readonly HeldLicence[], typed: string): HeldLicence[] {
  const query = typed.trim().toLocaleLowerCase();
  return licences.filter(({ name, user }) => `${name}\n${user.email}`.toLocaleLowerCase().includes(query));
}

/** Users who can get a licence at a station: active, neither a company admin nor a holder, by name. */
export function assignableUsers(
  { holders }: StationLicences,
  users: readonly LicensedUser[],
): LicensedUser[] {
  const held = new Set(holders.map(({ user_id: id }) => id));
  return users
    .filter((user) => user.disabled === 0 && user.company_admin === 0 && !held.has(user.id))
    .toSorted((a, b) => userName(a).localeCompare(userName(b)));
}
