import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import { hashToken, newLinkToken } from '../../platform/link-token.ts';
import type { Mail, MailMessage } from '../../platform/mail/create-mail.ts';
import { noticeMail } from '../../platform/mail/notice-mail.ts';
import type { Accounts } from '../accounts/index.ts';
import { fail } from './import-errors.ts';
import type { ImportRow } from './import-tables.ts';
import { importByOwnerToken, importForJob, updateImport } from './imports.repository.ts';
import type { ChannelDetails } from './show-changes.ts';

/** Days in which the owner of a locked podcast may follow the link. */
const consentDays = 7;

/** Questions to the owners of locked podcasts. */
export interface OwnerConsent {
  /** The owner's address; empty if the podcast is not locked. @throws imports.rejected if the owner cannot be asked */
  ownerOf(channel: Pick<ChannelDetails, 'locked' | 'owner'>): string;
  /** Mails a new link. */
  ask(transaction: Transaction, row: ImportRow): Promise<void>;
  /** The import of a link. @throws imports.link-void */
  read(from: Tables, stationId: number, token: string): Promise<ImportRow>;
}

const daySeconds = 86_400;
const halfMinute = 30_000;

/** @param mail null if the installation cannot send mail */
export function createOwnerConsent(
  context: StationContext,
  { accounts, mail }: { accounts: Accounts; mail: Mail | null },
): OwnerConsent {
  const { clock, db, jobs } = context;
  // The attempt that sends the mail creates the link, so that no token is stored.
  const job = mail
    ? jobs.define('imports.ask-owner', {
        payload: z.object({ import_id: z.int() }),
        concurrency: 1,
        retries: 7,
        backoff: (attempt) => halfMinute * 2 ** (attempt - 1),
        async run({ import_id }, { signal }) {
          const row = await importForJob(db, import_id);
          const station = row && accounts.stationById(row.station_id);
          if (row?.state !== 'awaiting_owner' || !station) return;
          const token = newLinkToken();
          await updateImport(db, row.id, {
            owner_token: hashToken(token),
            owner_until: clock.seconds() + consentDays * daySeconds,
          });
          const link = `${context.publicUrl}/${station.slug}/import-consent/?token=${token}`;
          const question = {
            title: row.title,
            feed: row.url,
            stationTitle: station.title,
            by: row.created_by,
            days: consentDays,
          };
          await mail.send(ownerMail(row.owner_email, link, question), signal);
        },
      })
    : null;

  return {
    ownerOf({ locked, owner }) {
      if (!locked) return '';
      if (!z.email().safeParse(owner).success) throw fail('imports.rejected', { message: noOwner });
      if (!job) throw fail('imports.rejected', { message: noMail });
      return owner;
    },
    async ask(transaction, row) {
      await job?.add(transaction, { import_id: row.id }, { station: row.station_id });
    },
    async read(from, stationId, token) {
      const row = await importByOwnerToken(from, stationId, hashToken(token));
      if (row?.state !== 'awaiting_owner' || (row.owner_until ?? 0) <= clock.seconds())
        throw fail('imports.link-void');
      return row;
    },
  };
}

const noOwner =
  'This podcast is locked (podcast:locked), and its feed names no mail address of the owner to ask. Ask the owner to unlock it at its present host, then import it again.';
const noMail =
  'This podcast is locked (podcast:locked), so its owner must allow the import by mail, and this station cannot send mail. Set POSTKIT_SMTP_URL, or ask the owner to unlock the podcast at its present host, then import it again.';

interface OwnerQuestion {
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
function ownerMail(
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
