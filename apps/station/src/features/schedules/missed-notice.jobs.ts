import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { createGuardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import { postJson } from '../../platform/fetch/post-json.ts';
import { createMail } from '../../platform/mail/create-mail.ts';
import { noticeMail } from '../../platform/mail/notice-mail.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import type { Logger } from '../logger/index.ts';
import { addressesIn } from './addresses-in.ts';
import { missedBody, missedNotice, missedText, type MissedNotice } from './missed-notice.ts';

export interface MissedNotices {
  /**
   * Sends a notice to the addresses of a schedule, and to everyone who is notified of outages.
   * @param addresses joined by commas
   */
  send(transaction: Transaction, station: Station, addresses: string, notice: MissedNotice): Promise<void>;
  close(): Promise<void>;
}

const target = z.union([z.object({ email: z.string() }), z.object({ webhook: z.literal(true) })]);
const halfMinute = 30_000;

/** Declares the job that sends notices. Each recipient has its own job, so that a failure delays no other. */
export function defineMissedNotices(
  context: StationContext,
  { accounts, logger }: { accounts: Accounts; logger: Pick<Logger, 'alertTargets'> },
): MissedNotices {
  const { db, jobs, config } = context;
  const mail = config.mail ? createMail(config.mail) : null;
  const guardedFetch = createGuardedFetch({ allowPrivate: config.allowPrivateFetch });

  const job = jobs.define('schedules.notify', {
    payload: z.object({ station_id: z.int(), target, notice: missedNotice }),
    concurrency: 2,
    // About an hour.
    retries: 7,
    backoff: (attempt) => halfMinute * 2 ** (attempt - 1),
    async run({ station_id, target: to, notice }, { signal }) {
      const station = accounts.stationById(station_id);
      if (!station) return;
      if ('email' in to)
        return mail?.send(noticeMail(to.email, missedText(station, notice, context.publicUrl)), signal);
      const { webhook } = await logger.alertTargets(db, station_id);
      if (webhook !== null)
        await postJson(guardedFetch, webhook, missedBody(station, notice, context.publicUrl), signal);
    },
  });

  return {
    async send(transaction, station, addresses, notice) {
      const { emails, webhook } = await logger.alertTargets(transaction, station.id);
      const mailed = mail
        ? [...new Set([...addressesIn(addresses), ...emails])].map((email) => ({ email }))
        : [];
      for (const to of [...mailed, ...(webhook === null ? [] : [{ webhook: true as const }])]) {
        await job.add(transaction, { station_id: station.id, target: to, notice }, { station: station.id });
      }
    },
    close: () => guardedFetch.close(),
  };
}
