import type { Database } from '../../platform/db/database.ts';
import { createReadCache } from '../../platform/db/read-cache.ts';
import type { Person, StationEntry } from '../../platform/http/access.ts';
import type { UserRow } from './account-tables.ts';
import { entriesOf, userById } from './accounts.repository.ts';
import type { Station } from './station.ts';
import type { StationDirectory } from './station-directory.ts';

export interface IdentityCache {
  /** Who a user is at which stations; null when there is no such user or they are disabled. `session` is what they called with. */
  find(userId: number, session: string): Promise<{ person: Person; user: UserRow } | null>;
}

/** People that are kept in memory. */
const most = 500;

export function createIdentityCache({ db, directory }: { db: Database; directory: StationDirectory }): IdentityCache {
  // Every call asks, and somebody may have hundreds of stations.
  const known = createReadCache<(Omit<Person, 'session'> & { readonly user: UserRow }) | null>(db, most);

  async function read(userId: number) {
    const user = await userById(db, userId);
    if (!user || user.disabled === 1) return null;
    const companyAdmin = user.company_admin === 1;
    const stations = companyAdmin ? ofCompany(directory, user.company_id) : await ofPerson(db, directory, user);
    return { user, userId, username: user.username, companyAdmin, company: user.company_id, stations };
  }

  return {
    async find(userId, session) {
      const found = await known.get(`${directory.generation}:${userId}`, () => read(userId));
      if (!found) return null;
      const { user, ...person } = found;
      return { user, person: { ...person, session } };
    },
  };
}

function ofCompany(directory: StationDirectory, companyId: number): Map<string, StationEntry> {
  const stations = directory.all.filter((station) => station.companyId === companyId);
  return new Map(stations.map((station) => [station.slug, entry(station, { admin: true, licence: 'full' })]));
}

async function ofPerson(db: Database, directory: StationDirectory, user: UserRow): Promise<Map<string, StationEntry>> {
  const stations = new Map<string, StationEntry>();
  for (const row of await entriesOf(db, user.id)) {
    const station = directory.byId(row.station_id);
    if (station) stations.set(station.slug, entry(station, { admin: row.admin === 1, licence: row.licence }));
  }
  return stations;
}

/** A station that is licensed as a logger is one for everybody. */
function entry(station: Station, own: StationEntry): StationEntry {
  return station.features.logger_only ? { ...own, licence: 'logger' } : own;
}
