import type { UserInput } from '@postkit/sdk/schema';
import type { UsedApiKey } from '../../platform/http/access.ts';
import type { AdminScope } from './admin-scope.ts';
import type { EntryChanges } from './entry-changes.ts';
import { failUser, invalidField } from './user-errors.ts';
import type { UserWithEntries } from './users.repository.ts';

/** A save as the rules see it. */
export interface Intent {
  readonly target: UserWithEntries;
  /** Ids of the user's stations, or of the last ones if the user has no entries. */
  readonly stationIds: readonly number[];
  /** Whether it changes more than entries: name, email, username, password, or disabled. */
  readonly changesUser: boolean;
  readonly disables: boolean;
  /** Whether it sets a password, or changes the email or the username. */
  readonly changesSignIn: boolean;
  /** The API key behind the request. */
  readonly apiKey: UsedApiKey | null;
  readonly entries: EntryChanges;
}

/**
 * Whether a caller may make a save. An admin of one station must not take over an admin of another by a new password
 * or email, so only a user who administers all of the target's stations may change the account itself.
 *
 * This locks no one out: a station loses admins, and a company its company admins, only by a save of another one of
 * them, who still is an admin in the transaction of the save and cannot remove their own access.
 */
export function checkSave(
  caller: AdminScope,
  { target, stationIds, changesUser, changesSignIn, apiKey, disables, entries }: Intent,
): void {
  checkAccount(caller, { target, stationIds, changesUser });
  const makesAdmin = entries.put.some((entry) => entry.admin === 1);
  if (makesAdmin || (changesSignIn && isAdmin(target))) checkKey(apiKey);
  if (target.id !== caller.userId) return;
  // A new password of its own user would outlive the key.
  if (apiKey && changesSignIn) throw failUser('users.key');
  const losesEntry = entries.dropped.length > 0 || entries.put.some((entry) => entry.admin === 0);
  if (disables || losesEntry) throw failUser('users.self');
}

/** A link that sets the password changes the account as a new password does. @throws users.company-admin, users.elsewhere */
export function checkAccount(
  caller: AdminScope,
  { target, stationIds, changesUser }: Pick<Intent, 'target' | 'stationIds' | 'changesUser'>,
): void {
  if (target.company_admin === 1 && !caller.companyAdmin) throw failUser('users.company-admin');
  if (changesUser && stationIds.some((id) => !caller.stations.has(id))) throw failUser('users.elsewhere');
}

/**
 * An admin may do more than a key that may not delegate: a key that makes one, or decides how one signs in, leaves its
 * owner an admin's rights after it is revoked.
 * @throws users.key-admins
 */
export function checkKey(apiKey: UsedApiKey | null): void {
  if (apiKey && !apiKey.mayDelegate) throw failUser('users.key-admins');
}

export function isAdmin({
  company_admin,
  entries,
}: Pick<UserWithEntries, 'company_admin' | 'entries'>): boolean {
  return company_admin === 1 || entries.some((entry) => entry.admin === 1);
}

/** The wire carries the access twice. @throws request.invalid if the two differ. */
export function checkAccess({ isAdmin, accessLevel }: Pick<UserInput, 'isAdmin' | 'accessLevel'>): void {
  if (isAdmin !== (accessLevel === 'admin'))
    throw invalidField('accessLevel', 'isAdmin and accessLevel say different things.');
}
