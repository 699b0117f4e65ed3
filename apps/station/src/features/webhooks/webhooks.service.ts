import { type StationEventName, type WebhookEventName, webhookVersion, type WebhookInput, type WebhookUpdate } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { EventStation } from '../../live/station-events.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import { addressProblem } from '../../platform/fetch/address-problem.ts';
import { newMessageId, newWebhookSecret } from '../../platform/fetch/sign-webhook.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { SendWebhook } from './send-webhook.jobs.ts';
import { fail } from './webhook-errors.ts';
import type { AttemptRow, MessageRow, WebhookRow } from './webhook-tables.ts';
import {
  attemptsOf,
  deleteWebhook,
  failWaiting,
  insertMessage,
  insertWebhook,
  type MessagePage,
  messageById,
  messagesOf,
  updateMessage,
  updateWebhook,
  webhookById,
  webhooksOf,
} from './webhooks.repository.ts';

export type WebhookChange = 'created' | 'updated' | 'deleted' | 'attempted' | 'disabled';

export interface WebhookDeps {
  readonly box: SecretBox;
  readonly send: SendWebhook;
  readonly announce: (transaction: Transaction, row: WebhookRow, change: WebhookChange) => Promise<void>;
}

/** Webhooks of a station. Methods with an id throw resource.absent. */
export type Webhooks = ReturnType<typeof createWebhookService>;

const most = 50;

export function createWebhookService({ db, clock, config }: StationContext, { box, send, announce }: WebhookDeps) {
  const now = () => Math.floor(clock.now() / 1000);

  async function find(from: Transaction, station: EventStation, id: number): Promise<WebhookRow> {
    const row = await webhookById(from, id);
    if (row?.station_id !== station.id) throw failPlatform('resource.absent');
    return row;
  }

  function checkAddress(url: string): void {
    const isPlain = url.startsWith('http:') && !config.allowPrivateFetch;
    const problem = addressProblem(url, config.allowPrivateFetch) ?? (isPlain ? 'Enter an address that starts with https://.' : null);
    if (problem !== null) throw failPlatform('request.invalid', { message: problem, fields: { url: [problem] } });
  }

  /** Stores a message to a webhook, and makes its first attempt after the commit. */
  async function enqueue(
    transaction: Transaction,
    station: EventStation,
    { id }: WebhookRow,
    { type, data }: { type: WebhookEventName; data: object },
  ): Promise<MessageRow> {
    const body = JSON.stringify({
      type,
      version: webhookVersion,
      timestamp: new Date(clock.now()).toISOString(),
      station: station.slug,
      data,
    });
    const row = { webhook_id: id, message_id: newMessageId(), type, body, status: 'waiting', retry_at: null, created_at: now() } as const;
    const message = await insertMessage(transaction, row);
    await send.add(transaction, message, station.id);
    return message;
  }

  function change(station: EventStation, id: number, work: (transaction: Transaction, row: WebhookRow) => Promise<WebhookRow>) {
    return db.transaction(async (transaction) => {
      const row = await work(transaction, await find(transaction, station, id));
      await announce(transaction, row, 'updated');
      return row;
    });
  }

  return {
    addressOf: (row: WebhookRow) => box.open(row.url) ?? '',
    list: (station: EventStation) => webhooksOf(db, station.id),
    /** @throws request.invalid naming `url`, webhooks.too-many */
    async create(station: EventStation, { title, url, events }: WebhookInput, by: string) {
      checkAddress(url);
      const secret = newWebhookSecret();
      const row = await db.transaction(async (transaction) => {
        if ((await webhooksOf(transaction, station.id)).length >= most) throw fail('webhooks.too-many');
        const added = await insertWebhook(transaction, {
          station_id: station.id,
          title: title.trim(),
          url: box.seal(url),
          secret: box.seal(secret),
          events: JSON.stringify([...new Set(events)]),
          state: 'active',
          failing_since: null,
          last_success_at: null,
          created_by: by,
          created_at: now(),
        });
        await announce(transaction, added, 'created');
        return added;
      });
      return { row, secret };
    },
    /** @throws request.invalid naming `url` */
    async update(station: EventStation, id: number, { title, url, events, active }: WebhookUpdate) {
      if (url !== undefined) checkAddress(url);
      return change(station, id, async (transaction, row) => {
        if (active === false) await failWaiting(transaction, id);
        return updateWebhook(transaction, id, {
          title: title?.trim() ?? row.title,
          events: events ? JSON.stringify([...new Set(events)]) : row.events,
          ...(url === undefined ? {} : { url: box.seal(url) }),
          ...(active === undefined ? {} : { state: active ? 'active' : 'paused', reason: '', failing_since: null }),
        });
      });
    },
    async newSecret(station: EventStation, id: number) {
      const secret = newWebhookSecret();
      const row = await change(station, id, (transaction) => updateWebhook(transaction, id, { secret: box.seal(secret) }));
      return { row, secret };
    },
    async remove(station: EventStation, id: number): Promise<void> {
      await db.transaction(async (transaction) => {
        const row = await find(transaction, station, id);
        await deleteWebhook(transaction, id);
        await announce(transaction, row, 'deleted');
      });
    },
    test(station: EventStation, id: number): Promise<MessageRow> {
      return db.transaction(async (transaction) => {
        const row = await find(transaction, station, id);
        return enqueue(transaction, station, row, { type: 'webhook.test', data: { id, title: row.title } });
      });
    },
    async messages(station: EventStation, id: number, page: MessagePage): Promise<{ row: MessageRow; attempts: AttemptRow[] }[]> {
      await find(db, station, id);
      const rows = await messagesOf(db, id, page);
      const attempts = await attemptsOf(
        db,
        rows.map((row) => row.id),
      );
      return rows.map((row) => ({ row, attempts: attempts.get(row.id) ?? [] }));
    },
    /** @throws webhooks.waiting */
    redeliver(station: EventStation, id: number, messageId: number) {
      return db.transaction(async (transaction) => {
        const webhook = await find(transaction, station, id);
        const before = await messageById(transaction, messageId);
        if (before?.webhook_id !== id) throw failPlatform('resource.absent');
        if (before.status === 'waiting') throw fail('webhooks.waiting');
        const row = await updateMessage(transaction, messageId, { status: 'waiting', attempts: 0, retry_at: null });
        await send.add(transaction, row, station.id);
        await announce(transaction, webhook, 'attempted');
        return { row, attempts: (await attemptsOf(transaction, [messageId])).get(messageId) ?? [] };
      });
    },
    /** Stores an event for every active webhook that wants it. */
    async follow(transaction: Transaction, station: EventStation, type: StationEventName, data: object): Promise<void> {
      for (const row of await webhooksOf(transaction, station.id)) {
        const wanted = JSON.parse(row.events) as StationEventName[];
        if (row.state === 'active' && wanted.includes(type)) await enqueue(transaction, station, row, { type, data });
      }
    },
  };
}
