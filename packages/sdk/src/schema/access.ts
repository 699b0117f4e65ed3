import type { Licence, Operation, Role } from './operation.ts';

/** What a user may do at one station: their roles, and the licence of their entry there. */
export interface Permissions {
  readonly companyAdmin: boolean;
  readonly admin: boolean;
  readonly licence: Licence;
}

/**
 * Whether somebody may make a call of a station. The station refuses calls by it, and screens ask it what to show,
 * so there is no second list of who may do what.
 */
export function isAllowed({ access }: Pick<Operation, 'access'>, permissions: Permissions): boolean {
  return hasRole(access.role, permissions) && (!access.licences || access.licences.includes(permissions.licence));
}

/** Whether somebody's role is enough, whatever their licence. */
export function hasRole(role: Role, { companyAdmin, admin }: Pick<Permissions, 'companyAdmin' | 'admin'>): boolean {
  if (role === 'company_admin') return companyAdmin;
  if (role === 'admin') return companyAdmin || admin;
  return true;
}
