import { identifyAuditActor } from '../../platform/audit/audit-scope.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Passwords } from '../../platform/passwords/create-passwords.ts';
import { userByName } from './accounts.repository.ts';
import type { BeginSession, SignedIn } from './begin-session.ts';
import type { NamedSecret } from './credentials.ts';
import { nameOfUser } from './name-of-user.ts';
import { refusePasswords } from './refuse-passwords.ts';
import type { SecondSteps } from './second-factors/second-step.service.ts';
import type { SignInCaller } from './sign-in-caller.ts';
import { failSignIn } from './sign-in-errors.ts';
import { accountOf, type SignInLimits } from './sign-in-limits.ts';
import { isSignInNetwork } from './sign-in-networks.repository.ts';

export interface SignInDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'singleSignOn'>;
  readonly passwords: Pick<Passwords, 'verify'>;
  readonly limits: SignInLimits;
  readonly secondSteps: Pick<SecondSteps, 'require'>;
  readonly begin: BeginSession;
}

export type SignIn = (credentials: NamedSecret | null, caller: SignInCaller) => Promise<SignedIn>;

/**
 * Signs a user in by email or username. An unknown user takes as long as a wrong password and gets the same message;
 * only the right password shows that an account is disabled, or needs a second factor.
 * Limits count by account and network together, so that an attacker cannot lock a user out. An account has one budget
 * for its email and its username; a name without an account has its own, so that a limit reveals no account.
 */
export function createSignIn({
  db,
  clock,
  config,
  passwords,
  limits,
  secondSteps,
  begin,
}: SignInDeps): SignIn {
  return async function signIn(credentials, { address, binding }) {
    refusePasswords(config);
    if (!credentials) throw failSignIn('sessions.refused');
    const network = limits.network(address);
    const row = await userByName(db, credentials.name);
    const account = limits.account(
      network,
      row ? accountOf(row.id) : `name ${credentials.name.toLowerCase().slice(0, 254)}`,
    );
    if (row) identifyAuditActor({ id: row.id, name: nameOfUser(row) });
    const isFirst = row !== undefined && (await isSignInNetwork(db, row.id, network, clock.now()));
    const caller = { name: address, isFirst };
    const correct = await passwords
      .verify(credentials.secret, row?.password ?? null, caller)
      .catch((error: unknown) => {
        // No password was compared.
        limits.giveBack(account);
        throw error;
      });
    if (!row || !correct) throw failSignIn('sessions.refused');
    if (row.disabled === 1) throw failSignIn('sessions.disabled');
    await secondSteps.require(row, binding);
    limits.reset(account);
    const signedIn = await begin(row);
    // The password may have changed during the comparison.
    if (!signedIn) throw failSignIn('sessions.refused');
    return signedIn;
  };
}
