import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { hashToken, newLinkToken } from '../../platform/link-token.ts';
import type { Mail, MailMessage } from '../../platform/mail/create-mail.ts';
import type { Accounts } from '../accounts/index.ts';
import { putReset } from './password-resets.repository.ts';

const product = 'POST';

/** The mail with a link that resets a password. It does not name the requester, who may be anyone at the sign-in. */
function resetMail(to: string, link: string): MailMessage {
  const first = `Someone asked to reset the password of your ${product} account.`;
  const last =
    'The link works once, for one hour. If you did not ask for it, ignore this email: your password does not change.';
  return {
    to,
    subject: `Reset your ${product} password`,
    text: `${first}\n\nSet a new password here:\n${link}\n\n${last}\n`,
    html: [
      '<!doctype html><html lang="en"><body style="font: 16px/1.5 sans-serif; max-width: 34em">',
      `<p>${first}</p>`,
      `<p><a href="${escapeHtml(link)}">Set a new password</a></p>`,
      `<p>${last}</p>`,
      '</body></html>',
    ].join('\n'),
  };
}

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
