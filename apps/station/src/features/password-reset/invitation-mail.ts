import { invitationDays } from '@postkit/sdk/schema';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { MailMessage } from '../../platform/mail/create-mail.ts';

const product = 'POST';

/** The mail with the link of an invitation. */
export function invitationMail(
  to: string,
  link: string,
  { by, name }: { by: string; name: string },
): MailMessage {
  const first = `${by} invites you to work in ${product}.`;
  const last = `The link works once, for ${invitationDays} days. If you do not know ${by}, ignore this email.`;
  return {
    to,
    subject: `${by} invites you to ${product}`,
    text: `Hello ${name},\n\n${first}\n\nChoose your password here:\n${link}\n\n${last}\n`,
    html: [
      '<!doctype html><html lang="en"><body style="font: 16px/1.5 sans-serif; max-width: 34em">',
      `<p>Hello ${escapeHtml(name)},</p>`,
      `<p>${escapeHtml(first)}</p>`,
      `<p><a href="${escapeHtml(link)}">Choose your password</a></p>`,
      `<p>${escapeHtml(last)}</p>`,
      '</body></html>',
    ].join('\n'),
  };
}
