import type { Tables } from '../../../platform/db/database.ts';
import type { UserRow } from '../account-tables.ts';
import { deleteApiKeysOf } from '../api-keys.repository.ts';
import { deleteSessionsOf } from '../sessions.repository.ts';
import type { StationDirectory } from '../station-directory.ts';
import {
  deleteEntries,
  deleteLastStations,
  type EntryRow,
  insertLastStations,
  lastStationsOf,
  putEntries,
  shownShowsOf,
} from '../users.repository.ts';
import type { GrantedAccess } from './group-grants.ts';

export interface GroupChange {
  readonly user: UserRow;
  /** By station. Stations of other companies are left out. */
  readonly granted: ReadonlyMap<number, GrantedAccess>;
  readonly directory: StationDirectory;
  /** The user's entries so far. */
  readonly held: readonly EntryRow[];
}

/**
 * Gives a user exactly the stations of their groups. A disabled user stays without stations, and a company admin needs none.
 * @returns whether it changed anything
 */
export async function applyGroups(
  db: Tables,
  { user, granted, directory, held }: GroupChange,
): Promise<boolean> {
  if (user.disabled === 1 || user.company_admin === 1) return false;
  const [last, shown] = [await lastStationsOf(db, user.id), await shownShowsOf(db, user.id)];
  /** Groups say nothing about shows: a limit stays, and returns with the station. */
  const limits = (id: number, { admin }: GrantedAccess) => {
    const before = held.find(({ station_id: at }) => at === id) ?? last.get(id);
    return admin === 1 ? 0 : (before?.limited_to_shows ?? Number(shown.has(id)));
  };
  const wanted = [...granted]
    .filter(([id]) => directory.byId(id)?.companyId === user.company_id)
    .map(([id, access]): EntryRow => ({
      station_id: id,
      user_id: user.id,
      ...access,
      limited_to_shows: limits(id, access),
    }));
  const put = wanted.filter((entry) => !held.some((one) => isSame(one, entry)));
  const dropped = held.filter(({ station_id: id }) => !wanted.some((entry) => entry.station_id === id));
  await deleteEntries(
    db,
    user.id,
    dropped.map(({ station_id: id }) => id),
  );
  await putEntries(db, put);
  if (put.length > 0) await deleteLastStations(db, user.id);
  else if (dropped.length > 0 && dropped.length === held.length) await insertLastStations(db, dropped);
  return put.length > 0 || dropped.length > 0;
}

/** Ends what a user without a group could still use. */
export async function endAccess(db: Tables, userId: number): Promise<void> {
  await deleteSessionsOf(db, userId);
  await deleteApiKeysOf(db, userId);
}

function isSame(one: EntryRow, other: EntryRow): boolean {
  return one.station_id === other.station_id && one.admin === other.admin && one.licence === other.licence;
}
