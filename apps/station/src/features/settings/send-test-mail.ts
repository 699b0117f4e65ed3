import type { TestMail } from '@postkit/sdk/schema';
import { defineErrors } from '../../platform/errors/define-errors.ts';
import { createMail, type MailSettings } from '../../platform/mail/create-mail.ts';
import { noticeMail } from '../../platform/mail/notice-mail.ts';

const fail = defineErrors({
  'mail.off': { status: 409, message: 'This installation sends no mail: POSTKIT_SMTP_URL is not set.' },
  'mail.refused': { status: 502, message: 'The mail server did not take the mail.' },
});

/**
 * Sends a mail that says where it comes from.
 * @param mail null if the installation has no mail server
 * @param url of the installation, for the link in the mail
 * @throws mail.off without a mail server; mail.refused with the words of a server that does not accept the mail
 */
export async function sendTestMail(
  mail: MailSettings | null,
  { to, url }: { readonly to: string; readonly url: string },
  signal: AbortSignal,
): Promise<TestMail> {
  if (!mail) throw fail('mail.off');
  const lines = ['This is a test mail of PostKit. Its mail settings work.', 'Nothing has to be done.'];
  const message = noticeMail(to, {
    subject: 'Test mail of PostKit',
    lines,
    link: { url: `${url}/`, label: 'Open PostKit' },
  });
  await createMail(mail)
    .send(message, signal)
    .catch((cause: unknown) => {
      throw fail('mail.refused', { ...(cause instanceof Error ? { message: cause.message } : {}), cause });
    });
  return { to, from: mail.from, server: new URL(mail.smtpUrl).host };
}
