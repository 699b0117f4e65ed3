/** Roles at a station, weakest first. `public` needs no sign-in; `signed_in` needs a sign-in but no station. */
export type Role = 'public' | 'signed_in' | 'user' | 'admin' | 'company_admin';

/** The coverage of a user's entry at a station: everything, podcasts without the broadcast log, or only the log. */
export type Licence = 'full' | 'podcast' | 'logger';

/** The users that may call an operation. */
export interface Access {
  /** The weakest role that may call. */
  readonly role: Role;
  /** Licences that may call; all when absent. */
  readonly licences?: readonly Licence[];
}

/** A user's permissions at one station: the roles, and the licence of the user's entry there. */
export interface Permissions {
  readonly companyAdmin: boolean;
  readonly admin: boolean;
  readonly licence: Licence;
}

/**
 * Whether a user may call an operation of a station. The station enforces it, and screens use it to decide what to show.
 */
export function isAllowed({ access }: { readonly access: Access }, permissions: Permissions): boolean {
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
export function describeAccess({ role, licences }: Access): string {
  return licences ? `${callers[role]}, licensed for ${licences.join(' or ')}` : callers[role];
}
