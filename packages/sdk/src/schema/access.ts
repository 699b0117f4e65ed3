import type { Licence, Operation, Role } from './operation.ts';

/** What somebody is at one station. */
export interface Standing {
  readonly companyAdmin: boolean;
  readonly admin: boolean;
  readonly licence: Licence;
}

/**
 * Whether somebody may make a call of a station. The station refuses calls by it, and screens ask it what to show,
 * so there is no second list of who may do what.
 */
export function isAllowed({ access }: Pick<Operation, 'access'>, standing: Standing): boolean {
  return hasRole(access.role, standing) && (!access.licences || access.licences.includes(standing.licence));
}

/** Whether somebody's role is enough, whatever their licence. */
export function hasRole(role: Role, { companyAdmin, admin }: Pick<Standing, 'companyAdmin' | 'admin'>): boolean {
  if (role === 'company_admin') return companyAdmin;
  if (role === 'admin') return companyAdmin || admin;
  return true;
}
