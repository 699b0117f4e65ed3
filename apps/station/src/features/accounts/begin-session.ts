import type { StationEntry } from '@postkit/sdk/schema';
import type { UserRow } from './account-tables.ts';
import { presentEntry } from './accounts.presenter.ts';
import type { IdentityCache } from './identity-cache.ts';
import type { Sessions } from './sessions.service.ts';
import type { StationDirectory } from './station-directory.ts';

/** A session that a sign-in began. */
export interface SignedIn {
  readonly user: UserRow;
  readonly sessionId: string;
  readonly stations: StationEntry[];
}

/** Begins the session of a user who has proven who they are; null if the account was disabled or its password changed meanwhile. */
export type BeginSession = (user: UserRow) => Promise<SignedIn | null>;

export function createBeginSession({
  sessions,
  identities,
  directory,
}: {
  sessions: Sessions;
  identities: IdentityCache;
  directory: StationDirectory;
}): BeginSession {
  return async (user) => {
    const sessionId = await sessions.begin(user.id);
    const found = await identities.find(user.id, sessionId);
    if (!found || found.user.password !== user.password) {
      await sessions.end(sessionId);
      return null;
    }
    const stations = directory.rows.filter((station) => found.person.stations.has(station.slug));
    return { user, sessionId, stations: stations.map((station) => presentEntry(station, user.id)) };
  };
}
