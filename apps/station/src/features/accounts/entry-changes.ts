import type { Licence } from '@postkit/sdk/schema';
import type { EntryRow } from './users.repository.ts';

export interface RequestedEntries {
  readonly userId: number;
  /** The user's entries at stations that the caller administers. */
  readonly held: readonly EntryRow[];
  /** Ids of those stations at which the user shall have an entry. */
  readonly wanted: ReadonlySet<number>;
  readonly admin: boolean;
  /** Licences that a user without entries had at their last stations. */
  readonly lastLicences: ReadonlyMap<number, Licence>;
}

export interface EntryChanges {
  readonly put: readonly EntryRow[];
  readonly dropped: readonly EntryRow[];
}

/**
 * The changes that a save makes to a user's entries. The form has one access for all of them and shows admin if any
 * entry is admin; saved unchanged, each entry keeps its access, otherwise all get the new one. Entries keep their
 * licence, also when they return; a new entry has the full licence.
 */
export function entryChanges({ userId, held, wanted, admin, lastLicences }: RequestedEntries): EntryChanges {
  const isShownAsAdmin = held.some((entry) => entry.admin === 1);
  const access = admin ? 1 : 0;
  const stations = new Set(held.map((entry) => entry.station_id));
  const changed = admin === isShownAsAdmin ? [] : held.filter((entry) => wanted.has(entry.station_id) && entry.admin !== access);
  const added = [...wanted].filter((id) => !stations.has(id));
  return {
    put: [
      ...changed.map((entry) => ({ ...entry, admin: access })),
      ...added.map((id) => ({ station_id: id, user_id: userId, admin: access, licence: lastLicences.get(id) ?? 'full' })),
    ],
    dropped: held.filter((entry) => !wanted.has(entry.station_id)),
  };
}
