import type { MailMessage } from '../../platform/mail/create-mail.ts';
import { noticeMail } from '../../platform/mail/notice-mail.ts';

export interface OwnerQuestion {
  /** Title of the podcast. */
  readonly title: string;
  /** Address of its feed. */
  readonly feed: string;
  readonly stationTitle: string;
  /** Name of the user who asks. */
  readonly by: string;
  readonly days: number;
}

/** The mail that asks the owner of a locked podcast to allow its import. */
export function ownerMail(
  to: string,
  link: string,
  { title, feed, stationTitle, by, days }: OwnerQuestion,
): MailMessage {
  return noticeMail(to, {
    subject: `Allow ${stationTitle} to import ${title}?`,
    lines: [
      `${by} at ${stationTitle} wants to import the podcast “${title}” (${feed}). Its feed is locked and names this address as the owner's.`,
      `If you agree, open the link and confirm it within ${days} days. The station then copies the episodes. If you do not agree, decline it on the same page, or do nothing.`,
    ],
    link: { url: link, label: 'Allow or decline the import' },
  });
}
