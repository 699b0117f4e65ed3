import type { Licence, Operation, Role } from './operation.ts';

/** A user's permissions at one station: the roles, and the licence of the user's entry there. */
export interface Permissions {
  readonly companyAdmin: boolean;
  readonly admin: boolean;
  readonly licence: Licence;
}

/**
 * Whether a user may call an operation of a station. The station enforces it, and screens use it to decide what to show.
 */
export function isAllowed({ access }: Pick<Operation, 'access'>, permissions: Permissions): boolean {
  return hasRole(access.role, permissions) && (!access.licences || access.licences.includes(permissions.licence));
}

/** Whether a user has at least this role, whatever their licence. */
export function hasRole(role: Role, { companyAdmin, admin }: Pick<Permissions, 'companyAdmin' | 'admin'>): boolean {
  if (role === 'company_admin') return companyAdmin;
  if (role === 'admin') return companyAdmin || admin;
  return true;
}

const callers: Readonly<Record<Role, string>> = {
  public: 'everyone, without a sign-in',
  signed_in: 'signed-in users',
  user: 'users of the station',
  admin: 'admins of the station',
  company_admin: 'company admins',
};

/** The users who may call an operation, in words for its reference. */
export function describeAccess({ role, licences }: Operation['access']): string {
  return licences ? `${callers[role]}, licensed for ${licences.join(' or ')}` : callers[role];
}
