import type { EntryRow, LastStation } from './users.repository.ts';

export interface RequestedEntries {
  readonly userId: number;
  /** The user's entries at stations that the caller administers. */
  readonly held: readonly EntryRow[];
  /** Ids of those stations at which the user shall have an entry. */
  readonly wanted: ReadonlySet<number>;
  readonly admin: boolean;
  /** The rights that a user without entries had at their last stations. */
  readonly lastStations: ReadonlyMap<number, LastStation>;
}

export interface EntryChanges {
  readonly put: readonly EntryRow[];
  readonly dropped: readonly EntryRow[];
}

const newEntry: LastStation = { licence: 'full', limited_to_shows: 0 };

/**
 * The changes that a save makes to a user's entries. The form has one access for all of them and shows admin if any
 * entry is admin; saved unchanged, each entry keeps its access, otherwise all get the new one. Entries keep their
 * licence and their limit to shows, also when they return; a new entry has the full licence. An admin has no limit.
 */
export function entryChanges({ userId, held, wanted, admin, lastStations }: RequestedEntries): EntryChanges {
  const isShownAsAdmin = held.some((entry) => entry.admin === 1);
  const access = admin ? 1 : 0;
  const stations = new Set(held.map((entry) => entry.station_id));
  const changed =
    admin === isShownAsAdmin
      ? []
      : held.filter((entry) => wanted.has(entry.station_id) && entry.admin !== access);
  const added = [...wanted].filter((id) => !stations.has(id));
  return {
    put: [
      ...changed.map((entry) => ({
        ...entry,
        admin: access,
        limited_to_shows: admin ? 0 : entry.limited_to_shows,
      })),
      ...added.map((id) => {
        const { licence, limited_to_shows } = lastStations.get(id) ?? newEntry;
        return {
          station_id: id,
          user_id: userId,
          admin: access,
          licence,
          limited_to_shows: admin ? 0 : limited_to_shows,
        };
      }),
    ],
    dropped: held.filter((entry) => !wanted.has(entry.station_id)),
  };
}
