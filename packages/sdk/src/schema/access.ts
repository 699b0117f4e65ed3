/** Roles at a station, weakest first. `public` needs no sign-in; `signed_in` needs a sign-in but no station. */
export type Role = 'public' | 'signed_in' | 'user' | 'admin' | 'company_admin';

/** The coverage of a user's entry at a station: everything, podcasts without the broadcast log, or only the log. */
export type Licence = 'full' | 'podcast' | 'logger';

/**
 * The reach of an operation, for users who are limited to some shows of a station: `account` is the user's own account,
 * `show` is those shows and nothing else, and an operation of the `station` does not exist for them.
 */
export type AccessScope = 'account' | 'show' | 'station';

/** The users that may call an operation. */
export interface Access {
  /** The weakest role that may call. */
  readonly role: Role;
  /** Licences that may call; all when absent. */
  readonly licences?: readonly Licence[];
  /** `station` when absent. Without effect on public operations, which show every visitor the same. */
  readonly scope?: AccessScope;
}

/** A user's permissions at one station: the roles, and the licence of the user's entry there. */
export interface Permissions {
  readonly companyAdmin: boolean;
  readonly admin: boolean;
  readonly licence: Licence;
  /** Whether the user sees only some shows of the station. */
  readonly isLimited?: boolean;
}

/**
 * Whether a user may call an operation of a station. The station enforces it, and screens use it to decide what to show.
 */
export function isAllowed({ access }: { readonly access: Access }, permissions: Permissions): boolean {
  const isLicensed = !access.licences || access.licences.includes(permissions.licence);
  return hasRole(access.role, permissions) && isLicensed && isWithinLimit(access, permissions);
}

/** Whether a user's limit to shows, if there is one, leaves an operation to them. */
export function isWithinLimit(
  { role, scope }: Access,
  { isLimited = false }: Pick<Permissions, 'isLimited'>,
): boolean {
  return !isLimited || role === 'public' || scope === 'show' || scope === 'account';
}

/** Whether a user has at least this role, whatever their licence. */
export function hasRole(
  role: Role,
  { companyAdmin, admin }: Pick<Permissions, 'companyAdmin' | 'admin'>,
): boolean {
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
export function describeAccess({ role, licences, scope }: Access): string {
  const licensed = licences ? `${callers[role]}, licensed for ${licences.join(' or ')}` : callers[role];
  return scope === 'show' ? `${licensed}; also users limited to shows, for those` : licensed;
}
