import type { Database } from '../../platform/db/database.ts';
import { createReadCache } from '../../platform/db/read-cache.ts';
import type { SignedInUser, StationEntry, UsedApiKey } from '../../platform/http/access.ts';
import type { UserRow } from './account-tables.ts';
import { entriesOf, userById } from './accounts.repository.ts';
import type { StationDirectory } from './station-directory.ts';
import type { Station } from './station.ts';
import { shownShowsOf } from './users.repository.ts';

export interface IdentityCache {
  /**
   * A user with their stations; null if there is no such user or they are disabled. `session` and `apiKey` are
   * those of the request.
   */
  find(
    userId: number,
    session: string,
    apiKey?: UsedApiKey | null,
  ): Promise<{ person: SignedInUser; user: UserRow } | null>;
}

/** Users in the cache. */
const maxUsers = 500;

export function createIdentityCache({
  db,
  directory,
}: {
  db: Database;
  directory: StationDirectory;
}): IdentityCache {
  // Every request asks, and a user may have hundreds of stations.
  const known = createReadCache<
    (Omit<SignedInUser, 'session' | 'viaToken' | 'apiKey'> & { readonly user: UserRow }) | null
  >(db, maxUsers);

  async function read(userId: number) {
    const user = await userById(db, userId);
    if (!user || user.disabled === 1) return null;
    const companyAdmin = user.company_admin === 1;
    const stations = companyAdmin
      ? companyEntries(directory, user.company_id)
      : await userEntries(db, directory, user);
    return { user, userId, username: user.username, companyAdmin, company: user.company_id, stations };
  }

  return {
    async find(userId, session, apiKey = null) {
      const found = await known.get(`${directory.generation}:${userId}`, () => read(userId));
      if (!found) return null;
      const { user, ...person } = found;
      return { user, person: { ...person, session, apiKey, viaToken: false } };
    },
  };
}

function companyEntries(directory: StationDirectory, companyId: number): Map<string, StationEntry> {
  const stations = directory.all.filter((station) => station.companyId === companyId);
  return new Map(
    stations.map((station) => [station.slug, entry(station, { admin: true, licence: 'full', shows: null })]),
  );
}

async function userEntries(
  db: Database,
  directory: StationDirectory,
  user: UserRow,
): Promise<Map<string, StationEntry>> {
  const stations = new Map<string, StationEntry>();
  const rows = await entriesOf(db, user.id);
  const shown = rows.some(isLimited)
    ? await shownShowsOf(db, user.id)
    : new Map<number, ReadonlySet<number>>();
  for (const row of rows) {
    const station = directory.byId(row.station_id);
    const shows = isLimited(row) ? (shown.get(row.station_id) ?? new Set<number>()) : null;
    // An archived station is for the admins of its company only.
    if (station?.state === 'active')
      stations.set(station.slug, entry(station, { admin: row.admin === 1, licence: row.licence, shows }));
  }
  return stations;
}

/** An admin sees the whole station. */
function isLimited({
  admin,
  limited_to_shows: limited,
}: {
  readonly admin: number;
  readonly limited_to_shows: number;
}): boolean {
  return admin === 0 && limited === 1;
}

/** A station with a logger licence limits all its users to it. */
function entry(station: Station, own: StationEntry): StationEntry {
  const isArchived = station.state === 'archived';
  return {
    ...own,
    ...(station.features.logger_only && { licence: 'logger' }),
    ...(isArchived && { isArchived }),
  };
}
