import { hasRole, isAllowed, type Licence, type Operation } from '@postkit/sdk/schema';

/** A user's role and licence at one station. */
export interface StationEntry {
  readonly admin: boolean;
  readonly licence: Licence;
  /** Ids of the shows that the user is limited to; null for the whole station. */
  readonly shows: ReadonlySet<number> | null;
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
 * Decides whether a user may call an operation. For a user who is limited to shows, operations of the whole station do
 * not exist.
 * @param station the slug in the path; without one, the user's access at any of their stations counts.
 */
export function checkPermission(person: SignedInUser | null, operation: Pick<Operation, 'access' | 'scope'>, station?: string): Access {
  const { access } = operation;
  if (access.role === 'public') return 'allow';
  if (!person) return 'sign-in';
  if (station === undefined) return allowedSomewhere(person, operation);
  const entry = person.stations.get(station);
  if (!entry || !isWithin(entry, operation)) return 'absent';
  return isAllowed({ access }, { ...entry, companyAdmin: person.companyAdmin }) ? 'allow' : 'denied';
}

/** Whether the user's limit, if there is one, leaves the operation to them. */
function isWithin({ shows }: StationEntry, { scope = 'station' }: Pick<Operation, 'scope'>): boolean {
  return shows === null || scope !== 'station';
}

function allowedSomewhere(person: SignedInUser, operation: Pick<Operation, 'access' | 'scope'>): Access {
  const { access } = operation;
  const entries = [...person.stations.values()];
  const within = entries.filter((entry) => isWithin(entry, operation));
  if (entries.length > 0 && within.length === 0) return 'absent';
  const isOpen = !access.licences && hasRole(access.role, { companyAdmin: person.companyAdmin, admin: false });
  return isOpen || within.some((entry) => isAllowed({ access }, { ...entry, companyAdmin: person.companyAdmin })) ? 'allow' : 'denied';
}
