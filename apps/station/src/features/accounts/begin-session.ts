import type { StationEntry } from '@postkit/sdk/schema';
import { currentAuditScope } from '../../platform/audit/audit-scope.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { ignoreFullDisk } from '../../platform/errors/ignore-full-disk.ts';
import type { SignedInUser } from '../../platform/http/access.ts';
import type { UserRow } from './account-tables.ts';
import { presentEntry } from './accounts.presenter.ts';
import type { IdentityCache } from './identity-cache.ts';
import type { Sessions } from './sessions.service.ts';
import { rememberSignInNetwork } from './sign-in-networks.repository.ts';
import type { StationDirectory } from './station-directory.ts';

/** A session that a sign-in began. */
export interface SignedIn {
  readonly user: UserRow;
  readonly sessionId: string;
  readonly stations: StationEntry[];
}

/**
 * Begins the session of a user who has proven who they are; null if the account was disabled or its password changed meanwhile.
 * @param endsAt when it ends at the latest, in milliseconds since 1970
 */
export type BeginSession = (user: UserRow, endsAt?: number) => Promise<SignedIn | null>;

export function createBeginSession({
  db,
  clock,
  sessions,
  identities,
  directory,
}: {
  db: Database;
  clock: Clock;
  sessions: Sessions;
  identities: IdentityCache;
  directory: StationDirectory;
}): BeginSession {
  return async (user, endsAt) => {
    const sessionId = await sessions.begin(user.id, { endsAt });
    const found = await identities.find(user.id, sessionId);
    if (!found || found.user.password !== user.password) {
      await sessions.end(sessionId);
      return null;
    }
    const network = currentAuditScope()?.network;
    if (network) await rememberSignInNetwork(db, user.id, network, clock.now()).catch(ignoreFullDisk);
    return { user, sessionId, stations: stationEntries(directory, found.person) };
  };
}

/** The stations that a user chooses from, without archived ones. */
export function stationEntries(
  directory: StationDirectory,
  { stations, userId }: Pick<SignedInUser, 'stations' | 'userId'>,
): StationEntry[] {
  return directory.rows
    .filter(({ slug, archived_at: archivedAt }) => archivedAt === null && stations.has(slug))
    .map((station) => presentEntry(station, userId));
}
