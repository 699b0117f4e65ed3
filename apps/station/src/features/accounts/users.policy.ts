import type { UserInput } from '@postkit/sdk/schema';
import type { EntryChanges } from './entry-changes.ts';
import type { Reach } from './reach.ts';
import { failUser, wrongField } from './user-errors.ts';
import type { Member } from './users.repository.ts';

/** A save as the rules look at it. */
export interface Intent {
  readonly target: Member;
  /** Where the person works, or worked last where they work nowhere. */
  readonly stationIds: readonly number[];
  /** Whether more than entries changes: name, email, username, password, or disabled. */
  readonly changesPerson: boolean;
  readonly disables: boolean;
  readonly entries: EntryChanges;
}

/**
 * Whether a caller may make a save. An admin of one station must not take over an admin of another by a new password or
 * email, so the person as such belongs to those who administer all of their stations.
 *
 * Nobody is locked out by this: a station loses admins, and a company its company admins, only by a save of another one
 * of them, who is that within the transaction of the save and cannot take their own access away.
 */
export function checkSave(caller: Reach, { target, stationIds, changesPerson, disables, entries }: Intent): void {
  if (target.company_admin === 1 && !caller.companyAdmin) throw failUser('users.company-admin');
  if (changesPerson && stationIds.some((id) => !caller.stations.has(id))) throw failUser('users.elsewhere');
  if (target.id !== caller.userId) return;
  const losesEntry = entries.dropped.length > 0 || entries.put.some((entry) => entry.admin === 0);
  if (disables || losesEntry) throw failUser('users.self');
}

/** The access travels twice. @throws request.invalid where the two differ. */
export function checkAccess({ isAdmin, accessLevel }: Pick<UserInput, 'isAdmin' | 'accessLevel'>): void {
  if (isAdmin !== (accessLevel === 'admin')) throw wrongField('accessLevel', 'isAdmin and accessLevel say different things.');
}
