import type { SignInAnswer } from '@postkit/sdk/schema';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { defineErrors } from '../../platform/errors/define-errors.ts';
import { tooMany } from '../../platform/errors/platform-errors.ts';
import type { Passwords } from '../../platform/passwords.ts';
import { createRateLimit } from '../../platform/rate-limit.ts';
import { userByName } from './accounts.repository.ts';
import type { NamedSecret } from './credentials.ts';
import type { Persons } from './persons.service.ts';
import { presentEntry } from './accounts.presenter.ts';
import type { SessionKeys } from './session-keys.ts';
import type { Sessions } from './sessions.service.ts';
import type { StationDirectory } from './station-directory.ts';

const fail = defineErrors({ 'sessions.refused': { status: 401, message: 'Invalid email or password.' } });

const windowMs = 5 * 60_000;
/** Wrong passwords for one account from one address in the window. */
const perAccount = 10;
/** Sign-ins from one address, whatever the account: each costs the server a slow hash. */
const perAddress = 600;

export interface SignInDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly keys: SessionKeys;
  readonly sessions: Sessions;
  readonly persons: Persons;
  readonly directory: StationDirectory;
}

/** Where a sign-in comes from, and the address under which it reached the station. */
export interface Caller {
  readonly address: string;
  readonly host: string;
}

/**
 * Signs somebody in by email or username. Who does not exist takes as long as a wrong password, and reads the same.
 * Limits count by account and address together, so that nobody can lock somebody else out.
 */
export function createSignIn({ db, clock, passwords, keys, sessions, persons, directory }: SignInDeps) {
  const accounts = createRateLimit({ clock, limit: perAccount, windowMs });
  const addresses = createRateLimit({ clock, limit: perAddress, windowMs });

  return async function signIn(given: NamedSecret | null, caller: Caller): Promise<SignInAnswer> {
    if (!given) throw fail('sessions.refused');
    const { address, host } = caller;
    const account = `${address} ${given.name.toLowerCase().slice(0, 254)}`;
    for (const [limit, key] of [
      [addresses, address],
      [accounts, account],
    ] as const) {
      const taken = limit.take(key);
      if (!taken.allowed) throw tooMany(taken.retryAfterSeconds);
    }
    const row = await userByName(db, given.name);
    const correct = await passwords.verify(given.secret, row && row.disabled === 0 ? row.password : null);
    if (!row || !correct) throw fail('sessions.refused');
    accounts.reset(account);
    const sessionId = await sessions.begin(row.id);
    const found = await persons.person(row.id, sessionId);
    // The password may have been changed while it was compared.
    if (!found || found.user.password !== row.password) {
      await sessions.end(sessionId);
      throw fail('sessions.refused');
    }
    const stations = directory.rows.filter((station) => found.person.stations.has(station.slug));
    return {
      stations: stations.map((station) => presentEntry(station, row.id)),
      apikey: keys.keyOf(sessionId, clock.now()),
      host,
      username: row.username,
    };
  };
}
