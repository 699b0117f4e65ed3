import { escapeHtml } from '../../platform/escape-html.ts';
import type { MailMessage } from '../../platform/mail/create-mail.ts';

const product = 'POST';

/** The mail with a link that resets a password. It does not name the requester, who may be anyone at the sign-in. */
export function resetMail(to: string, link: string): MailMessage {
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
