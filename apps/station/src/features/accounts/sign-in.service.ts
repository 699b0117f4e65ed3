import type { StationEntry } from '@postkit/sdk/schema';
import type { Clock } from '../../platform/clock.ts';
import { identifyAuditActor } from '../../platform/audit/audit-scope.ts';
import type { Database } from '../../platform/db/database.ts';
import { defineErrors } from '../../platform/errors/define-errors.ts';
import { tooMany } from '../../platform/errors/platform-errors.ts';
import type { Passwords } from '../../platform/passwords/create-passwords.ts';
import { networkOf } from '../../platform/network-of.ts';
import { createRateLimit, type RateLimit } from '../../platform/rate-limit.ts';
import type { UserRow } from './account-tables.ts';
import { userByName } from './accounts.repository.ts';
import type { NamedSecret } from './credentials.ts';
import type { IdentityCache } from './identity-cache.ts';
import { presentEntry } from './accounts.presenter.ts';
import type { Sessions } from './sessions.service.ts';
import type { StationDirectory } from './station-directory.ts';
import { nameOfUser } from './name-of-user.ts';

const fail = defineErrors({
  'sessions.refused': { status: 401, message: 'Invalid email or password.' },
  'sessions.disabled': { status: 403, message: 'This account is disabled. Ask an admin of your station to enable it.' },
});

const windowMs = 5 * 60_000;
/** Wrong passwords for one account from one network in the window. */
const perAccount = 10;
/** Sign-ins from one network, for any account. */
const perNetwork = 600;

export interface SignInDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly passwords: Pick<Passwords, 'verify'>;
  readonly sessions: Sessions;
  readonly identities: IdentityCache;
  readonly directory: StationDirectory;
}

/** A session that a name and a password began. */
export interface SignedIn {
  readonly user: UserRow;
  readonly sessionId: string;
  readonly stations: StationEntry[];
}

/** @param address Network address of the caller. */
export type SignIn = (credentials: NamedSecret | null, address: string) => Promise<SignedIn>;

/**
 * Signs a user in by email or username. An unknown user takes as long as a wrong password and gets the same message;
 * only the right password shows that an account is disabled.
 * Limits count by account and network together, so that an attacker cannot lock a user out. An account has one budget
 * for its email and its username; a name without an account has its own, so that a limit reveals no account.
 */
export function createSignIn({ db, clock, passwords, sessions, identities, directory }: SignInDeps): SignIn {
  const accounts = createRateLimit({ clock, limit: perAccount, windowMs });
  const networks = createRateLimit({ clock, limit: perNetwork, windowMs });

  return async function signIn(credentials, address) {
    if (!credentials) throw fail('sessions.refused');
    const network = networkOf(address);
    take(networks, network);
    const row = await userByName(db, credentials.name);
    const account = `${network} ${row ? `user ${row.id}` : `name ${credentials.name.toLowerCase().slice(0, 254)}`}`;
    take(accounts, account);
    if (row) identifyAuditActor({ id: row.id, name: nameOfUser(row) });
    const correct = await passwords.verify(credentials.secret, row?.password ?? null, network).catch((error: unknown) => {
      // No password was compared.
      accounts.giveBack(account);
      throw error;
    });
    if (!row || !correct) throw fail('sessions.refused');
    accounts.reset(account);
    if (row.disabled === 1) throw fail('sessions.disabled');
    const sessionId = await sessions.begin(row.id);
    const found = await identities.find(row.id, sessionId);
    // The password may have changed during the comparison.
    if (!found || found.user.password !== row.password) {
      await sessions.end(sessionId);
      throw fail('sessions.refused');
    }
    const stations = directory.rows.filter((station) => found.person.stations.has(station.slug));
    return { user: row, sessionId, stations: stations.map((station) => presentEntry(station, row.id)) };
  };
}

function take(limit: RateLimit, key: string): void {
  const attempt = limit.take(key);
  if (!attempt.allowed) throw tooMany(attempt.retryAfterSeconds);
}
