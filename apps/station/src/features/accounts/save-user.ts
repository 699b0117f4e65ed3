import type { UserInput } from '@postkit/sdk/schema';
import type { Tables } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/access.ts';
import type { AdminScope } from './admin-scope.ts';
import { deleteApiKeysOf } from './api-keys.repository.ts';
import { entryChanges, type EntryChanges } from './entry-changes.ts';
import { namedStations } from './named-stations.ts';
import { hashSecret } from './session-keys.ts';
import { deleteSessionsOf } from './sessions.repository.ts';
import { failUser } from './user-errors.ts';
import { assertNamesAvailable } from './user-names.ts';
import { checkSave } from './users.policy.ts';
import {
  deleteEntries,
  deleteLastStations,
  lastStationsOf,
  type LastStation,
  limitEntry,
  putEntries,
  insertLastStations,
  updateUser,
  type UserWithEntries,
} from './users.repository.ts';

export interface MemberSave {
  readonly target: UserWithEntries;
  readonly version: number | undefined;
  readonly input: UserInput;
  /** Hash of the new password; null keeps the current one. */
  readonly password: string | null;
  /** The request: its session survives a change of the caller's own password. */
  readonly by: Pick<SignedInUser, 'session' | 'apiKey'>;
}

const noChanges: EntryChanges = { put: [], dropped: [] };

/**
 * Saves a user in a transaction. Returns whether the user lost access that an open stream may still use: a station,
 * or, with a new password or a disabled account, every session.
 */
export async function saveMember(db: Tables, caller: AdminScope, save: MemberSave): Promise<boolean> {
  const { target, version, input, password } = save;
  if (version !== undefined && version !== target.version) throw failUser('users.stale');
  const disabled = input.disabled ?? 0;
  const lastStations = await lastStationsOf(db, target.id);
  // A company admin needs no entries, and the form names every station.
  const isEverywhere = target.company_admin === 1 && disabled === 0;
  const entries = isEverywhere ? noChanges : changesOf(caller, save, lastStations);
  const details = { ...detailsOf(input, target), disabled };
  const isEnded = password !== null || disabled !== target.disabled;
  checkSave(caller, {
    target,
    stationIds: [...target.entries.map((entry) => entry.station_id), ...lastStations.keys()],
    changesSignIn:
      password !== null || details.email !== target.email || details.username !== target.username,
    apiKey: save.by.apiKey,
    changesUser:
      isEnded ||
      Object.entries(details).some(([field, value]) => target[field as keyof typeof details] !== value),
    disables: disabled === 1,
    entries,
  });
  await assertNamesAvailable(db, details, target.id);

  await updateUser(
    db,
    target.id,
    password === null ? details : { ...details, password, invited_until: null },
  );
  await applyEntries(db, target, entries);
  if (isEnded) await deleteSessionsOf(db, target.id, hashSecret(save.by.session));
  if (disabled === 1 || (password !== null && input.revoke_api_keys)) await deleteApiKeysOf(db, target.id);
  return isEnded || entries.dropped.length > 0;
}

function changesOf(
  caller: AdminScope,
  { target, input }: MemberSave,
  lastStations: ReadonlyMap<number, LastStation>,
) {
  return entryChanges({
    userId: target.id,
    held: target.entries.filter((entry) => caller.stations.has(entry.station_id)),
    // A disabled user has no entries, whatever the request names.
    wanted:
      input.disabled === 1
        ? new Set<number>()
        : new Set(namedStations(input.stations, caller.stations.values()).keys()),
    admin: input.isAdmin,
    lastStations,
  });
}

function detailsOf({ first_name, last_name, email, username }: UserInput, target: UserWithEntries) {
  return { first_name, last_name, email, username: username || target.username };
}

/** A user either has entries or keeps the stations of their last ones. */
async function applyEntries(
  db: Tables,
  target: UserWithEntries,
  { put, dropped }: EntryChanges,
): Promise<void> {
  await deleteEntries(
    db,
    target.id,
    dropped.map((entry) => entry.station_id),
  );
  await putEntries(db, put);
  if (put.length > 0) await deleteLastStations(db, target.id);
  else if (dropped.length > 0 && dropped.length === target.entries.length)
    return insertLastStations(db, dropped);
  for (const { station_id, user_id } of dropped) await limitEntry(db, { station_id, user_id }, null);
}
