import type { LiveHub } from '../../live/index.ts';
import { identifyAuditActor } from '../../platform/audit/audit-scope.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Passwords } from '../../platform/passwords/create-passwords.ts';
import type { UserRow } from './account-tables.ts';
import { updatePassword, userById, userByName } from './accounts.repository.ts';
import { deleteApiKeysOf } from './api-keys.repository.ts';
import type { IdentityCache } from './identity-cache.ts';
import { nameOfUser } from './name-of-user.ts';
import { hashNewPassword } from './new-passwords.ts';
import { hashSecret } from './session-keys.ts';
import { deleteSessionsOf } from './sessions.repository.ts';
import type { StationDirectory } from './station-directory.ts';
import type { StationNames } from './station-names.ts';

/** An account whose user is not disabled. */
export interface OpenAccount {
  readonly id: number;
  readonly email: string;
  /** Changes with the email and the password. */
  readonly seal: string;
}

export interface PasswordChange {
  /** The result of `hashPassword`. */
  readonly hash: string;
  readonly revokeApiKeys: boolean;
}

/** Passwords that users set without being signed in. */
export interface AccountPasswords {
  /** The account of this email or username, if its user may sign in; null otherwise. */
  openAccount(name: string): Promise<OpenAccount | null>;
  /**
   * Hashes a user's new password; slow, so never call it in a transaction.
   * @param caller network or user that asks: callers take turns
   * @throws request.invalid if it is too easy to guess, service.busy
   */
  hashPassword(userId: number, password: string, caller: string): Promise<string>;
  /**
   * Sets a password and ends every session and stream, and with `revokeApiKeys` every API key; false if the account
   * has changed since its seal.
   */
  setPassword(
    transaction: Transaction,
    account: Pick<OpenAccount, 'id' | 'seal'>,
    change: PasswordChange,
  ): Promise<boolean>;
}

export interface AccountPasswordsDeps {
  readonly db: Database;
  readonly passwords: Pick<Passwords, 'hash' | 'weaknessOf'>;
  readonly identities: IdentityCache;
  readonly directory: StationDirectory;
  readonly stationNames: StationNames;
  readonly live: Pick<LiveHub, 'end'>;
}

export function createAccountPasswords({
  db,
  passwords,
  identities,
  directory,
  stationNames,
  live,
}: AccountPasswordsDeps): AccountPasswords {
  return {
    async openAccount(name) {
      const user = await userByName(db, name);
      return user && user.disabled === 0 ? { id: user.id, email: user.email, seal: sealOf(user) } : null;
    },
    async hashPassword(id, password, caller) {
      const found = await identities.find(id, '');
      const names = found
        ? [found.user.first_name, found.user.last_name, found.user.email, found.user.username]
        : [];
      const stations = directory.all.filter(({ slug }) => found?.person.stations.has(slug));
      return hashNewPassword(passwords, {
        password,
        names: [...names, ...(await stationNames(stations))],
        caller,
      });
    },
    async setPassword(transaction, { id, seal }, { hash, revokeApiKeys }) {
      const user = await userById(transaction, id);
      if (!user || user.disabled === 1 || sealOf(user) !== seal) return false;
      await updatePassword(transaction, id, hash);
      await deleteSessionsOf(transaction, id);
      if (revokeApiKeys) await deleteApiKeysOf(transaction, id);
      identifyAuditActor({ id, name: nameOfUser(user) });
      const changes = [{ field: 'password', old: null, new: null, secret: true }];
      await recordChange(transaction, { kind: 'user', id, name: nameOfUser(user), changes });
      await live.end(transaction, String(id));
      return true;
    },
  };
}

/** Changes with the email and the password, whose stored hash has a random salt. */
export function sealOf({ email, password }: Pick<UserRow, 'email' | 'password'>): string {
  return hashSecret(`${email} ${password}`);
}
