import { escapeHtml } from '../escape-html.ts';
import type { MailMessage } from './create-mail.ts';

export interface Notice {
  readonly subject: string;
  /** Paragraphs. */
  readonly lines: readonly string[];
  readonly link: { readonly url: string; readonly label: string };
}

/** A mail of a few paragraphs and a link. */
export function noticeMail(to: string, { subject, lines, link }: Notice): MailMessage {
  return {
    to,
    subject,
    text: `${lines.join('\n\n')}\n\n${link.url}\n`,
    html: [
      '<!doctype html><html lang="en"><body style="font: 16px/1.5 sans-serif; max-width: 34em">',
      ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
      `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`,
      '</body></html>',
    ].join('\n'),
  };
}
