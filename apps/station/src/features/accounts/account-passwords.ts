import type { LiveHub } from '../../live/index.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Passwords } from '../../platform/passwords/create-passwords.ts';
import type { UserRow } from './account-tables.ts';
import { updatePassword, userById, userByName } from './accounts.repository.ts';
import type { Accounts } from './accounts.service.ts';
import { deleteApiKeysOf } from './api-keys.repository.ts';
import { hashNewPassword } from './new-passwords.ts';
import type { Persons } from './persons.service.ts';
import { hashSecret } from './session-keys.ts';
import { deleteSessionsOf } from './sessions.repository.ts';
import type { StationDirectory } from './station-directory.ts';
import type { StationNames } from './station-names.ts';

export interface AccountPasswordsDeps {
  readonly db: Database;
  readonly passwords: Pick<Passwords, 'hash' | 'weaknessOf'>;
  readonly persons: Persons;
  readonly directory: StationDirectory;
  readonly stationNames: StationNames;
  readonly live: Pick<LiveHub, 'end'>;
}

/** Passwords that people set without being signed in. */
export function createAccountPasswords({
  db,
  passwords,
  persons,
  directory,
  stationNames,
  live,
}: AccountPasswordsDeps): Pick<Accounts, 'openAccount' | 'hashPassword' | 'setPassword'> {
  return {
    async openAccount(name) {
      const user = await userByName(db, name);
      return user && user.disabled === 0 ? { id: user.id, email: user.email, seal: sealOf(user) } : null;
    },
    async hashPassword(id, password, caller) {
      const found = await persons.person(id, '');
      const names = found ? [found.user.first_name, found.user.last_name, found.user.email, found.user.username] : [];
      const stations = directory.all.filter(({ slug }) => found?.person.stations.has(slug));
      return hashNewPassword(passwords, { password, names: [...names, ...(await stationNames(stations))], caller });
    },
    async setPassword(transaction, { id, seal }, { hash, revokeApiKeys }) {
      const user = await userById(transaction, id);
      if (!user || user.disabled === 1 || sealOf(user) !== seal) return false;
      await updatePassword(transaction, id, hash);
      await deleteSessionsOf(transaction, id);
      if (revokeApiKeys) await deleteApiKeysOf(transaction, id);
      transaction.afterCommit(() => live.end(String(id)));
      return true;
    },
  };
}

/** Changes with the email and the password, whose kept text has a salt that nobody can guess. */
function sealOf({ email, password }: UserRow): string {
  return hashSecret(`${email} ${password}`);
}
