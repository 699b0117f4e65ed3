import {
  hasRole,
  isAllowed,
  isWithinLimit,
  type Licence,
  type Operation,
  type Permissions,
} from '@postkit/sdk/schema';

/** A user's role and licence at one station. */
export interface StationEntry {
  readonly admin: boolean;
  readonly licence: Licence;
  /** Ids of the shows that the user is limited to; null for the whole station. */
  readonly shows: ReadonlySet<number> | null;
  /** Whether the station is archived, so that nothing in it changes. */
  readonly isArchived?: boolean;
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
  /** The API key that the request carries, or that began its session; null for a sign-in of the user. */
  readonly apiKey: UsedApiKey | null;
}

/** An API key behind a request. */
export interface UsedApiKey {
  readonly id: number;
  readonly name: string;
  /** Whether it may begin sessions past a second factor, and create further keys. */
  readonly mayDelegate: boolean;
}

/** Allow, ask for a sign-in (401), deny (403), or hide that it exists (404). */
export type Access = 'allow' | 'sign-in' | 'denied' | 'absent';

/**
 * Decides whether a user may call an operation. For a user who is limited to shows, operations of the whole station do
 * not exist.
 * @param station the slug in the path; without one, the user's access at any of their stations counts.
 */
export function checkPermission(
  person: SignedInUser | null,
  { access }: Pick<Operation, 'access'>,
  station?: string,
): Access {
  if (access.role === 'public') return 'allow';
  if (!person) return 'sign-in';
  if (station === undefined) return allowedSomewhere(person, access);
  const entry = person.stations.get(station);
  if (!entry || !isWithinLimit(access, permissionsOf(person, entry))) return 'absent';
  return isAllowed({ access }, permissionsOf(person, entry)) ? 'allow' : 'denied';
}

function permissionsOf({ companyAdmin }: SignedInUser, { admin, licence, shows }: StationEntry): Permissions {
  return { companyAdmin, admin, licence, isLimited: shows !== null };
}

function allowedSomewhere(person: SignedInUser, access: Operation['access']): Access {
  const everywhere = [...person.stations.values()].map((entry) => permissionsOf(person, entry));
  const within = everywhere.filter((permissions) => isWithinLimit(access, permissions));
  if (everywhere.length > 0 && within.length === 0) return 'absent';
  const isOpen =
    !access.licences && hasRole(access.role, { companyAdmin: person.companyAdmin, admin: false });
  return isOpen || within.some((permissions) => isAllowed({ access }, permissions)) ? 'allow' : 'denied';
}
