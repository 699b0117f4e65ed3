import type { AuditAction } from '@postkit/sdk/schema';
import { currentAuditScope } from '../../platform/audit/audit-scope.ts';
import { createAuditedFields, readFlag } from '../../platform/audit/audited-fields.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Tables } from '../../platform/db/database.ts';
import type { ShowNames } from './limit-user.ts';
import { nameOfUser } from './name-of-user.ts';
import type { EntryRow, UserWithEntries } from './users.repository.ts';

export interface UserChange {
  readonly action: AuditAction;
  /** Null for a new user. */
  readonly before: UserWithEntries | null;
  readonly after: UserWithEntries;
  /** Whether the user gets a new password. */
  readonly setsPassword?: boolean;
  /** Ids of further stations whose audit log names the change. */
  readonly stationIds?: readonly number[];
}

const changesOfUser = createAuditedFields<UserWithEntries>({
  id: 'hidden',
  company_id: 'hidden',
  username: 'shown',
  email: 'shown',
  first_name: 'shown',
  last_name: 'shown',
  disabled: { read: readFlag },
  company_admin: { read: readFlag },
  invited_until: 'hidden',
  version: 'hidden',
  entries: 'hidden',
  shows: 'hidden',
  apiKeys: 'hidden',
  hasSecondFactor: { as: 'second_factor' },
  hasSingleSignOn: { as: 'single_sign_on' },
});

const changesOfEntry = createAuditedFields<EntryRow>({
  station_id: 'hidden',
  user_id: 'hidden',
  admin: { as: 'access', read: (admin) => (admin === 1 ? 'admin' : 'user') },
  licence: 'shown',
  // The titles of the shows say it.
  limited_to_shows: 'hidden',
});

const changesOfShows = createAuditedFields<{ readonly shows: string | undefined }>({ shows: 'shown' });

/**
 * Adds a change of a user to the audit log of each station that the user has or had an entry at, because its admins
 * answer for the user. An entry names the user's rights at its own station only.
 */
export async function recordUserChange(
  db: Tables,
  showNames: Pick<ShowNames, 'titleOf'>,
  { action, before, after, setsPassword = false, stationIds = [] }: UserChange,
): Promise<void> {
  const entries = [before, after].flatMap((user) => user?.entries ?? []);
  const stations = new Set([...entries.map(({ station_id: id }) => id), ...stationIds]);
  const here = currentAuditScope()?.stationId ?? null;
  if (here !== null) stations.add(here);
  for (const stationId of stations) {
    const changes = [
      ...changesOfUser(before, after),
      ...changesOfEntry(entryAt(before, stationId), entryAt(after, stationId)),
      ...changesOfShows(before && { shows: await showsOf(before, stationId) }, {
        shows: await showsOf(after, stationId),
      }),
    ];
    if (setsPassword) changes.push({ field: 'password', old: null, new: null, secret: true });
    // The station of the address gets an entry for every save.
    if (changes.length === 0 && stationId !== here) continue;
    await recordChange(db, {
      kind: 'user',
      action,
      id: after.id,
      name: nameOfUser(after),
      changes,
      stationId,
    });
  }

  /** Titles of the shows that the user is limited to; absent for a user who is not. */
  async function showsOf(
    { entries, shows }: UserWithEntries,
    stationId: number,
  ): Promise<string | undefined> {
    const entry = entryAt({ entries }, stationId);
    if (entry?.limited_to_shows !== 1) return undefined;
    const titles = await Promise.all(
      [...(shows.get(stationId) ?? [])].map((id) => showNames.titleOf(db, stationId, id)),
    );
    return titles.join(', ') || 'none';
  }
}

function entryAt(user: Pick<UserWithEntries, 'entries'> | null, stationId: number): EntryRow | null {
  return user?.entries.find(({ station_id: id }) => id === stationId) ?? null;
}
