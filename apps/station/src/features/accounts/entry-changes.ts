import type { Licence } from '@postkit/sdk/schema';
import type { EntryRow } from './users.repository.ts';

export interface EntryWish {
  readonly userId: number;
  /** The person's entries at stations that the caller administers. */
  readonly held: readonly EntryRow[];
  /** Where the person shall work, of those stations. */
  readonly wanted: ReadonlySet<number>;
  readonly admin: boolean;
  /** Licences that somebody who works nowhere had where they worked last. */
  readonly lastLicences: ReadonlyMap<number, Licence>;
}

export interface EntryChanges {
  readonly put: readonly EntryRow[];
  readonly dropped: readonly EntryRow[];
}

/**
 * What a save does to somebody's entries. The form has one access for all of them and shows admin where there is any;
 * saved as shown, each entry keeps its own, else all get the new one. A licence stays what it is or was; a new entry is
 * full.
 */
export function entryChanges({ userId, held, wanted, admin, lastLicences }: EntryWish): EntryChanges {
  const shown = held.some((entry) => entry.admin === 1);
  const access = admin ? 1 : 0;
  const stations = new Set(held.map((entry) => entry.station_id));
  const changed = admin === shown ? [] : held.filter((entry) => wanted.has(entry.station_id) && entry.admin !== access);
  const added = [...wanted].filter((id) => !stations.has(id));
  return {
    put: [
      ...changed.map((entry) => ({ ...entry, admin: access })),
      ...added.map((id) => ({ station_id: id, user_id: userId, admin: access, licence: lastLicences.get(id) ?? 'full' })),
    ],
    dropped: held.filter((entry) => !wanted.has(entry.station_id)),
  };
}
