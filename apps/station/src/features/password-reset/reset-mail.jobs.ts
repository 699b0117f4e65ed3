import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { hashToken, newLinkToken } from '../../platform/link-token.ts';
import type { Mail } from '../../platform/mail/create-mail.ts';
import type { Accounts } from '../accounts/index.ts';
import { putReset } from './password-resets.repository.ts';
import { resetMail } from './reset-mail.ts';

const hour = 3_600_000;
const halfMinute = 30_000;

/** The name from the request; only the job looks up the user. */
export type ResetMailJob = Job<{ name: string }>;

/**
 * Mails links. The attempt that sends the mail creates the link, so that no token is stored; the job retries for
 * about an hour.
 */
export function defineResetMail(context: StationContext, accounts: Accounts, mail: Mail): ResetMailJob {
  const { db, clock, jobs } = context;
  return jobs.define('password-reset.mail', {
    payload: z.object({ name: z.string() }),
    concurrency: 2,
    retries: 7,
    backoff: (attempt) => halfMinute * 2 ** (attempt - 1),
    async run({ name }, { signal }) {
      const account = await accounts.openAccount(name);
      if (!account) return;
      const token = newLinkToken();
      const now = clock.now();
      await putReset(
        db,
        { user_id: account.id, token_hash: hashToken(token), seal: account.seal, expires_at: now + hour },
        now,
      );
      await mail.send(resetMail(account.email, `${context.publicUrl}/login#reset=${token}`), signal);
    },
  });
}
