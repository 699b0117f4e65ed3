import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { createGuardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import { postJson } from '../../platform/fetch/post-json.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { createMail } from '../../platform/mail/create-mail.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Accounts } from '../accounts/index.ts';
import { sourceOf } from './logger.repository.ts';
import { logMail, logNotice, webhookBody, type LogNotice } from './outage-notice.ts';
import { outageOf, saveOutage } from './outages.repository.ts';
import { settingsOf, type SourceSettings } from './source-settings.ts';

const target = z.union([z.object({ email: z.string() }), z.object({ webhook: z.literal(true) })]);
const alert = z.object({ station_id: z.int(), since_ms: z.number() });
const delivery = z.object({ station_id: z.int(), target, notice: logNotice });

export interface OutageJobs {
  /** Reports an outage that lasts until the job runs. */
  readonly alert: Job<z.output<typeof alert>>;
  /** Sends a notice to all recipients in the settings. */
  deliver(
    transaction: Transaction,
    stationId: number,
    settings: SourceSettings,
    notice: LogNotice,
  ): Promise<void>;
  close(): Promise<void>;
}

interface JobTools {
  readonly accounts: Accounts;
  readonly box: SecretBox;
  /** Why a station is not recorded right now. */
  readonly errorOf: (stationId: number) => string;
}

const halfMinute = 30_000;

/** Declares the jobs that report outages. Each recipient has its own job, so that a failure delays no other. */
export function defineOutageJobs(context: StationContext, { accounts, box, errorOf }: JobTools): OutageJobs {
  const { db, jobs, config } = context;
  const mail = config.mail ? createMail(config.mail) : null;
  const guardedFetch = createGuardedFetch({ allowPrivate: config.allowPrivateFetch });

  const send = jobs.define('logger.notify', {
    payload: delivery,
    concurrency: 2,
    // About an hour.
    retries: 7,
    backoff: (attempt) => halfMinute * 2 ** (attempt - 1),
    async run({ station_id, target: to, notice }, { attempt, signal }) {
      const station = accounts.stationById(station_id);
      const settings = settingsOf(await sourceOf(db, station_id));
      // On a late retry, the notice that the outage is over is enough.
      const isOver =
        'state' in notice &&
        notice.until === null &&
        attempt > 1 &&
        (await outageOf(db, station_id)) === undefined;
      if (!station || isOver) return;
      if ('email' in to)
        return mail?.send(logMail(to.email, station, notice, `${context.publicUrl}/`), signal);
      const url = settings.webhook === '' ? null : box.open(settings.webhook);
      if (url !== null) await postJson(guardedFetch, url, webhookBody(station, notice), signal);
    },
  });

  async function deliver(
    transaction: Transaction,
    station_id: number,
    settings: SourceSettings,
    notice: LogNotice,
  ): Promise<void> {
    const emails = mail ? settings.alerts.emails : [];
    for (const email of emails)
      await send.add(transaction, { station_id, target: { email }, notice }, { station: station_id });
    if (settings.webhook !== '')
      await send.add(transaction, { station_id, target: { webhook: true }, notice }, { station: station_id });
  }

  return {
    deliver,
    close: () => guardedFetch.close(),
    alert: jobs.define('logger.alert', {
      payload: alert,
      async run({ station_id, since_ms }, { complete }) {
        await complete(async (transaction) => {
          const outage = await outageOf(transaction, station_id);
          const settings = settingsOf(await sourceOf(transaction, station_id));
          if (!outage || outage.since_ms !== since_ms || outage.alerted === 1 || !hasTarget(settings)) return;
          const since = Math.floor(since_ms / 1000);
          await saveOutage(transaction, { ...outage, alerted: 1 });
          await deliver(transaction, station_id, settings, {
            state: outage.state,
            since,
            until: null,
            error: errorOf(station_id),
          });
        });
      },
    }),
  };
}

function hasTarget({ alerts, webhook }: SourceSettings): boolean {
  return alerts.emails.length > 0 || webhook !== '';
}
