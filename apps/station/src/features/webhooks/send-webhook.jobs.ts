import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { createGuardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import { createMail } from '../../platform/mail/create-mail.ts';
import { noticeMail } from '../../platform/mail/notice-mail.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Station } from '../accounts/index.ts';
import { webhookSettings } from '../deliveries/index.ts';
import type { Logger } from '../logger/index.ts';
import { postMessage, type Posted } from './post-message.ts';
import type { MessageRow, WebhookRow } from './webhook-tables.ts';
import { pauseAfter, reasonToDisable, secretsOf } from './webhook.policy.ts';
import {
  failWaiting,
  insertAttempt,
  messageById,
  updateMessage,
  updateWebhook,
  webhookById,
} from './webhooks.repository.ts';

export interface SendWebhookDeps {
  readonly box: SecretBox;
  readonly logger: Pick<Logger, 'alertTargets'>;
  readonly stationById: (id: number) => Station | null;
  readonly announce: (
    transaction: Transaction,
    row: WebhookRow,
    change: 'attempted' | 'disabled',
  ) => Promise<void>;
}

export interface SendWebhook {
  /** Makes the first attempt of a message after the commit. */
  add(transaction: Transaction, message: MessageRow, stationId: number): Promise<void>;
  close(): Promise<void>;
}

const halfMinute = 30_000;
const areOpen = (secrets: readonly (string | null)[]): secrets is readonly string[] =>
  !secrets.includes(null);

/** Declares the job that mails the notice of a disabled webhook. Returns the function that requests the mails. */
function defineNotice(
  context: StationContext,
  { logger, stationById }: Pick<SendWebhookDeps, 'logger' | 'stationById'>,
) {
  const { config, jobs } = context;
  const mail = config.mail ? createMail(config.mail) : null;

  const notify = jobs.define('webhooks.notify', {
    payload: z.object({ to: z.string(), station_id: z.int(), title: z.string(), reason: z.string() }),
    retries: 7,
    backoff: (attempt) => halfMinute * 2 ** (attempt - 1),
    async run({ to, station_id, title, reason }, { signal }) {
      const station = stationById(station_id);
      if (!station) return;
      const subject = `${station.title}: the webhook “${title}” is disabled`;
      const lines = [
        `${reason} It receives no more events.`,
        'Repair the receiver, then enable the webhook and redeliver the failed events.',
      ];
      await mail?.send(
        noticeMail(to, { subject, lines, link: { url: `${context.publicUrl}/`, label: 'Open PostKit' } }),
        signal,
      );
    },
  });

  return async (transaction: Transaction, row: WebhookRow, reason: string): Promise<void> => {
    const { emails } = await logger.alertTargets(transaction, row.station_id);
    const about = { station_id: row.station_id, title: row.title, reason };
    if (mail)
      for (const to of emails) await notify.add(transaction, { to, ...about }, { station: row.station_id });
  };
}

/** Declares the jobs that make the attempts of messages, and that mail the notice of a disabled webhook. */
export function defineSendWebhook(
  context: StationContext,
  { box, logger, stationById, announce }: SendWebhookDeps,
): SendWebhook {
  const { db, clock, config, jobs } = context;
  const notifyOfDisabled = defineNotice(context, { logger, stationById });
  const guardedFetch = createGuardedFetch({ allowPrivate: config.allowPrivateFetch });
  const tools = {
    fetch: guardedFetch,
    clock,
    timeoutMs: webhookSettings.parse(config.platformEnv).POSTKIT_WEBHOOK_TIMEOUT_SECONDS * 1000,
  };

  async function disable(transaction: Transaction, row: WebhookRow, reason: string): Promise<WebhookRow> {
    await failWaiting(transaction, row.id);
    await notifyOfDisabled(transaction, row, reason);
    return updateWebhook(transaction, row.id, { state: 'disabled', reason });
  }

  async function recordAttempt(
    transaction: Transaction,
    messageId: number,
    { asked, ...attempt }: Posted,
  ): Promise<void> {
    const message = await messageById(transaction, messageId);
    const row = message && (await webhookById(transaction, message.webhook_id));
    if (!message || !row) return;
    await insertAttempt(transaction, { message_id: messageId, ...attempt });
    const attempts = message.attempts + 1;
    const now = clock.seconds();
    if (attempt.error === '') {
      await updateMessage(transaction, messageId, { status: 'delivered', attempts, retry_at: null });
      await announce(
        transaction,
        await updateWebhook(transaction, row.id, { failing_since: null, last_success_at: now }),
        'attempted',
      );
      return;
    }
    const isTest = message.type === 'webhook.test';
    const pause =
      row.state === 'active' && attempt.status !== 410 && !isTest ? pauseAfter(attempts, asked) : null;
    const retry_at = pause === null ? null : now + pause;
    await updateMessage(transaction, messageId, {
      status: retry_at === null ? 'failed' : 'waiting',
      attempts,
      retry_at,
    });
    if (retry_at !== null)
      await job.add(
        transaction,
        { message_id: messageId },
        { runAt: retry_at * 1000, station: row.station_id },
      );
    if (isTest) return announce(transaction, row, 'attempted');
    const failing = await updateWebhook(transaction, row.id, {
      failing_since: row.failing_since ?? attempt.at,
    });
    const reason = reasonToDisable(failing, { status: attempt.status, isLast: pause === null, now });
    if (reason === null) await announce(transaction, failing, 'attempted');
    else await announce(transaction, await disable(transaction, failing, reason), 'disabled');
  }

  const job = jobs.define('webhooks.send', {
    payload: z.object({ message_id: z.int() }),
    concurrency: 4,
    async run({ message_id }, { signal, complete }) {
      const message = await messageById(db, message_id);
      const row = message && (await webhookById(db, message.webhook_id));
      if (!row || message.status !== 'waiting') return;
      const at = clock.seconds();
      const url = box.open(row.url);
      const secrets = secretsOf(row, at).map((sealed) => box.open(sealed));
      const unsealed = {
        at,
        status: null,
        latency_ms: 0,
        error: 'The address and the secret cannot be read. Add the webhook again.',
        excerpt: '',
        asked: null,
      };
      const posted =
        url === null || !areOpen(secrets)
          ? unsealed
          : await postMessage(tools, { url, secrets }, message, signal);
      await complete((transaction) => recordAttempt(transaction, message_id, posted));
    },
  });

  return {
    async add(transaction, { id }, stationId) {
      await job.add(transaction, { message_id: id }, { station: stationId });
    },
    close: () => guardedFetch.close(),
  };
}
