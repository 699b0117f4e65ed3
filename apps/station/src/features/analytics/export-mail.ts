import { escapeHtml } from '../../platform/escape-html.ts';
import type { MailMessage } from '../../platform/mail/create-mail.ts';
import type { Station } from '../accounts/index.ts';

/** The mail with the link to a CSV file. */
export function exportMail(
  to: string,
  { title }: Station,
  { start_date, end_date }: { start_date: string; end_date: string },
  link: string,
): MailMessage {
  const first = `The analytics of ${title} from ${start_date} to ${end_date} are ready. The link works for a day, for users of the station who are signed in.`;
  return {
    to,
    subject: `Analytics of ${title}`,
    text: `${first}\n\nDownload the CSV file here:\n${link}\n`,
    html: [
      '<!doctype html><html lang="en"><body style="font: 16px/1.5 sans-serif; max-width: 34em">',
      `<p>${escapeHtml(first)}</p>`,
      `<p><a href="${escapeHtml(link)}">Download the CSV file</a></p>`,
      '</body></html>',
    ].join('\n'),
  };
}
