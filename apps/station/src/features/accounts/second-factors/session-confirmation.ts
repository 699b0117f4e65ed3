import type { SignInConfirmation } from '@postkit/sdk/schema';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { defineErrors } from '../../../platform/errors/define-errors.ts';
import type { SignedInUser } from '../../../platform/http/access.ts';
import type { Passwords } from '../../../platform/passwords/create-passwords.ts';
import { userById } from '../accounts.repository.ts';
import { hashSecret } from '../session-keys.ts';
import type { SignInLimits } from '../sign-in-limits.ts';
import type { FactorCodes } from './factor-codes.ts';
import { confirmedUntil, confirmSession } from './second-factors.repository.ts';

const fail = defineErrors({
  'second-factors.confirm': {
    status: 403,
    message: 'Confirm that it is you: enter your password or a code first.',
  },
  'second-factors.wrong': { status: 422, message: 'That is not right. Check it, then try again.' },
  'second-factors.key': {
    status: 403,
    message: 'An API key cannot change how its user signs in. Sign in with the password.',
  },
});

/** Seconds for which a confirmed session may change second factors. */
const confirmedFor = 600;

export type FactorOwner = Pick<SignedInUser, 'userId' | 'session' | 'apiKey'>;

/** Proof that a user is at the browser of a session, which a stolen session cannot give. */
export interface SessionConfirmation {
  /** Unix seconds; null if the session is not confirmed. */
  until(owner: FactorOwner): Promise<number | null>;
  /** @throws second-factors.confirm, second-factors.key */
  require(owner: FactorOwner): Promise<void>;
  /** @throws second-factors.wrong, second-factors.key, request.too-many */
  confirm(owner: FactorOwner, confirmation: SignInConfirmation, address: string): Promise<void>;
}

export interface SessionConfirmationDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly passwords: Pick<Passwords, 'verify'>;
  readonly codes: FactorCodes;
  readonly limits: SignInLimits;
}

export function createSessionConfirmation({
  db,
  clock,
  passwords,
  codes,
  limits,
}: SessionConfirmationDeps): SessionConfirmation {
  async function until({ session }: FactorOwner): Promise<number | null> {
    const seconds = await confirmedUntil(db, hashSecret(session));
    return seconds !== null && seconds * 1000 > clock.now() ? seconds : null;
  }

  async function isCorrect(userId: number, { password, code }: SignInConfirmation): Promise<boolean> {
    if (code !== undefined) return db.transaction((transaction) => codes.use(transaction, userId, code));
    const user = await userById(db, userId);
    return passwords.verify(password ?? '', user?.password ?? null, {
      name: `user ${userId}`,
      isFirst: true,
    });
  }

  return {
    until,
    async require(owner) {
      if (owner.apiKey) throw fail('second-factors.key');
      if ((await until(owner)) === null) throw fail('second-factors.confirm');
    },
    async confirm({ userId, session, apiKey }, confirmation, address) {
      if (apiKey) throw fail('second-factors.key');
      const counted = limits.code(address, userId);
      if (!(await isCorrect(userId, confirmation))) throw fail('second-factors.wrong');
      counted.succeed();
      await confirmSession(db, hashSecret(session), clock.seconds() + confirmedFor);
    },
  };
}
