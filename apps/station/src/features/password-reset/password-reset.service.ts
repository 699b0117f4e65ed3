import type { z } from 'zod';
import type { newPassword } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { defineErrors } from '../../platform/errors/define-errors.ts';
import { tooMany } from '../../platform/errors/platform-errors.ts';
import { hashToken } from '../../platform/link-token.ts';
import { networkOf } from '../../platform/network-of.ts';
import { createRateLimit, type RateLimit } from '../../platform/rate-limit.ts';
import { createWrongSecrets } from '../../platform/wrong-secrets.ts';
import type { Accounts } from '../accounts/index.ts';
import { deleteReset, findReset } from './password-resets.repository.ts';
import type { ResetMailJob } from './reset-mail.jobs.ts';

const fail = defineErrors({
  'password-reset.no-mail': {
    status: 503,
    message: 'This station cannot send email. Ask an admin of your station to set a new password for you.',
  },
  'password-reset.void': {
    status: 410,
    message: 'This link was already used, or it is too old. Request a new one.',
  },
});

const quarter = 15 * 60_000;
/** Milliseconds until the mail is prepared: the response is sent before, so its time reveals nothing. */
const mailDelayMs = 1000;

export type PasswordReset = z.output<typeof newPassword>;

export interface PasswordResets {
  /** Sends a link to the user with this email or username; does not reveal whether there is one. */
  request(name: string, address: string): Promise<void>;
  /** Whose password a token sets. @throws password-reset.void unless the link is valid */
  read(token: string, address: string): Promise<{ email: string; invited_by: string }>;
  /** Sets a password with a mailed token. @throws password-reset.void unless the link is valid */
  confirm(reset: PasswordReset, address: string): Promise<void>;
}

/** @param mailJob null if the installation cannot send mail */
export function createPasswordResets(
  { db, clock, log }: StationContext,
  { accounts, mailJob }: { accounts: Accounts; mailJob: ResetMailJob | null },
): PasswordResets {
  const requestsByNetwork = createRateLimit({
    clock,
    limit: 30,
    windowMs: quarter,
    shared: { db, name: 'reset_network' },
  });
  const requestsByName = createRateLimit({
    clock,
    limit: 5,
    windowMs: quarter,
    shared: { db, name: 'reset_name' },
  });
  const wrongTokens = createWrongSecrets({
    clock,
    limit: 60,
    windowMs: quarter,
    shared: { db, name: 'reset_tries' },
  });
  /** A correct token costs the server a slow hash. */
  const triesByToken = createRateLimit({
    clock,
    limit: 60,
    windowMs: quarter,
    shared: { db, name: 'reset_token' },
  });

  return {
    async request(name, address) {
      countAttempt(requestsByNetwork, networkOf(address));
      if (!mailJob) {
        log.warn('a user requested a new password, but no mail can be sent: POSTKIT_SMTP_URL is not set');
        throw fail('password-reset.no-mail');
      }
      const key = name.toLowerCase();
      countAttempt(requestsByName, key);
      await mailJob.add(db, { name }, { key, runAt: clock.now() + mailDelayMs });
    },
    async read(token, address) {
      const pending = await wrongTokens.find(address, () => findReset(db, hashToken(token), clock.now()));
      const user = pending && (await accounts.user(pending.user_id));
      if (!user) throw fail('password-reset.void');
      return { email: user.email, invited_by: pending.invited_by };
    },
    async confirm({ token, password, revoke_api_keys: revokeApiKeys = false }, address) {
      const tokenHash = hashToken(token);
      const pending = await wrongTokens.find(address, () => findReset(db, tokenHash, clock.now()));
      if (!pending) throw fail('password-reset.void');
      countAttempt(triesByToken, tokenHash);
      const hash = await accounts.hashPassword(pending.user_id, password, address);
      await db.transaction(async (transaction) => {
        const reset = await findReset(transaction, tokenHash, clock.now());
        if (
          !reset ||
          !(await accounts.setPassword(
            transaction,
            { id: reset.user_id, seal: reset.seal },
            { hash, revokeApiKeys },
          ))
        ) {
          throw fail('password-reset.void');
        }
        await deleteReset(transaction, reset.user_id);
      });
    },
  };
}

function countAttempt(limit: RateLimit, key: string): void {
  const attempt = limit.take(key);
  if (!attempt.allowed) throw tooMany(attempt.retryAfterSeconds);
}
