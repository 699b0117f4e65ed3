import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { analyticsOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { defineErrors } from '../../platform/errors/define-errors.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import { createMail } from '../../platform/mail/create-mail.ts';
import type { MailMessage } from '../../platform/mail/create-mail.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import type { ExportRow } from './analytics-tables.ts';
import { createCheckRecipient } from './check-recipient.ts';
import { csvLines } from './csv-text.ts';
import type { Dimension } from './dimension.ts';
import { deleteExport, endExport, exportById, insertExport } from './exports.repository.ts';
import { type FiguresQuery, withinScope } from './figures-query.ts';
import type { FiguresService } from './figures.service.ts';

const fail = defineErrors({
  'analytics.making-file': { status: 409, message: 'The file is being prepared.' },
  'analytics.file-failed': { status: 410, message: 'The file could not be created. Request it again.' },
});

/** Figures as CSV files. */
export interface Exports {
  /**
   * Queues a file with all rows, and mails it to a user of the station if the query has an email.
   * @param userId the user who asks
   * @throws request.invalid naming the email, request.too-many if the user exceeds the hourly number of mails
   */
  request(
    station: Station,
    dimension: Dimension,
    query: ExportQuery,
    userId: number,
  ): Promise<{ job_id: string }>;
  /** Absolute path of a finished file. @throws resource.absent, analytics.making-file, analytics.file-failed */
  file(station: Station, id: string): Promise<string>;
}

export type ExportQuery = FiguresQuery & { readonly email?: string | undefined };

/** Milliseconds that a file is kept. */
const keepMs = 86_400_000;

const payload = z.object({ id: z.uuid() });

export function createExports(
  context: StationContext,
  { accounts, figures }: { accounts: Accounts; figures: FiguresService },
): Exports {
  const { db, clock, config, jobs, storage, announce } = context;
  const mail = config.mail ? createMail(config.mail) : null;
  const checkRecipient = createCheckRecipient(context, accounts);

  const expire = jobs.define('analytics.expire-export', {
    payload,
    async run({ id }, { complete }) {
      const row = await exportById(db, id);
      if (row) await storage.remove(storageKey(row));
      await complete((transaction) => deleteExport(transaction, id));
    },
  });

  const send = jobs.define('analytics.mail-export', {
    payload,
    retries: 5,
    async run({ id }, { signal }) {
      const row = await exportById(db, id);
      const station = row && accounts.stationById(row.station_id);
      if (row && station)
        await mail?.send(
          exportMail(row.email, station, JSON.parse(row.query), addressOf(station, id)),
          signal,
        );
    },
  });

  const write = jobs.define('analytics.export', {
    payload,
    retries: 1,
    async run({ id }, { complete, signal }) {
      const row = await exportById(db, id);
      const station = row && accounts.stationById(row.station_id);
      if (!row || !station) return;
      const found = await figures.all(station, row.dimension, JSON.parse(row.query));
      await storage.put(storageKey(row), Readable.from(csvLines(row.dimension, found)), { signal });
      await complete(async (transaction) => {
        await endExport(transaction, id, 'completed');
        await expire.add(transaction, { id }, { runAt: clock.now() + keepMs, key: id });
        if (row.email !== '') await send.add(transaction, { id });
        else {
          const message = { job_id: id, status: 'completed', url: addressOf(station, id) } as const;
          await announce(station, 'csv_analytics_complete', message, { within: transaction });
        }
      });
    },
    async onFailed({ id }, _error, transaction) {
      const row = await exportById(transaction, id);
      const station = row && accounts.stationById(row.station_id);
      if (!row || !station) return;
      await endExport(transaction, id, 'error');
      await expire.add(transaction, { id }, { runAt: clock.now() + keepMs, key: id });
      await announce(
        station,
        'csv_analytics_complete',
        { job_id: id, status: 'error' },
        { within: transaction },
      );
    },
  });

  function addressOf({ slug }: Station, id: string): string {
    return (
      context.publicUrl + analyticsOperations.downloadCsv.path.replace('{station}', slug).replace('{job}', id)
    );
  }

  return {
    async request(station, dimension, { email = '', ...query }, userId) {
      if (email !== '') await checkRecipient(station, email, userId);
      const id = randomUUID();
      await db.transaction(async (transaction) => {
        const row = {
          id,
          station_id: station.id,
          dimension,
          query: JSON.stringify(withinScope(station, query)),
          email,
          made_by: userId,
        };
        await insertExport(transaction, { ...row, status: 'processing' });
        await write.add(transaction, { id }, { key: id });
      });
      return { job_id: id };
    },
    async file(station, id) {
      const row = await exportById(db, id);
      const isVisible = station.limit === null || row?.made_by === station.limit.userId;
      if (row?.station_id !== station.id || !isVisible) throw failPlatform('resource.absent');
      if (row.status === 'processing') throw fail('analytics.making-file');
      if (row.status === 'error') throw fail('analytics.file-failed');
      return storageKey(row);
    },
  };
}

function storageKey({ id, station_id }: Pick<ExportRow, 'id' | 'station_id'>): string {
  return `analytics/${station_id}/${id}.csv`;
}

/** The mail with the link to a CSV file. */
function exportMail(
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
