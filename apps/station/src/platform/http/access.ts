import { hasRole, isAllowed, type Licence, type Operation } from '@postkit/sdk/schema';

/** A user's role and licence at one station. */
export interface StationEntry {
  readonly admin: boolean;
  readonly licence: Licence;
}

/** A signed-in user. */
export interface SignedInUser {
  readonly userId: number;
  readonly username: string;
  readonly companyAdmin: boolean;
  readonly company: number;
  /** By slug; for a company admin every station of the company. */
  readonly stations: ReadonlyMap<string, StationEntry>;
  /** Id of the session that the request belongs to. */
  readonly session: string;
  /** The request comes from a page on another origin: with an access token, or the key of its addresses. */
  readonly viaToken: boolean;
  /** Name of the API key that the request carries; absent for a session. */
  readonly keyName?: string;
}

/** Allow, ask for a sign-in (401), deny (403), or hide that it exists (404). */
export type Access = 'allow' | 'sign-in' | 'denied' | 'absent';

/**
 * Decides whether a user may call an operation.
 * @param station the slug in the path; without one, the user's access at any of their stations counts.
 */
export function checkPermission(person: SignedInUser | null, { access }: Pick<Operation, 'access'>, station?: string): Access {
  if (access.role === 'public') return 'allow';
  if (!person) return 'sign-in';
  if (station === undefined) return allowedSomewhere(person, access) ? 'allow' : 'denied';
  const entry = person.stations.get(station);
  if (!entry) return 'absent';
  return isAllowed({ access }, { ...entry, companyAdmin: person.companyAdmin }) ? 'allow' : 'denied';
}

function allowedSomewhere(person: SignedInUser, access: Operation['access']): boolean {
  if (!access.licences && hasRole(access.role, { companyAdmin: person.companyAdmin, admin: false })) return true;
  return [...person.stations.values()].some((entry) => isAllowed({ access }, { ...entry, companyAdmin: person.companyAdmin }));
}
