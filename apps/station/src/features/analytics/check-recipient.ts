import type { StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { createRateLimit } from '../../platform/rate-limit.ts';
import type { Accounts, Station } from '../accounts/index.ts';

/**
 * Checks whether a user may send a file to an email, and counts the mail.
 * @throws request.invalid naming the email, request.too-many if the user exceeds the hourly number of mails
 */
export type CheckRecipient = (station: Station, email: string, userId: number) => Promise<void>;

/** Mails that a user may send in the window. */
const mostMails = 20;
const windowMs = 3_600_000;

export function createCheckRecipient(
  { clock, config, db }: StationContext,
  accounts: Pick<Accounts, 'isUserAt'>,
): CheckRecipient {
  const limit = createRateLimit({
    clock,
    limit: mostMails,
    windowMs,
    shared: { db, name: 'analytics_mails' },
  });

  return async (station, email, userId) => {
    if (!config.mail)
      throw wrongEmail('This station cannot send email. Leave the email empty to download the file here.');
    if (!(await accounts.isUserAt(station, email))) {
      throw wrongEmail('Files are only sent to users of this station. Enter the email of one of them.');
    }
    const attempt = limit.take(String(userId));
    if (attempt.allowed) return;
    const message = `You requested ${mostMails} emails within an hour. Leave the email empty to download the file here, or try again later.`;
    const headers = { 'retry-after': String(attempt.retryAfterSeconds) };
    throw fail('request.too-many', { message, fields: { email: [message] }, headers });
  };
}

function wrongEmail(message: string) {
  return fail('request.invalid', { message, fields: { email: [message] } });
}
