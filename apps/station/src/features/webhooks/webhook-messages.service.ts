import { type StationEventName, type WebhookEventName, webhookVersion } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { EventStation } from '../../live/station-events.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import { newMessageId } from '../../platform/fetch/sign-webhook.ts';
import { findWebhook } from './find-webhook.ts';
import type { SendWebhook } from './send-webhook.jobs.ts';
import { fail } from './webhook-errors.ts';
import type { AttemptRow, MessageRow, WebhookRow } from './webhook-tables.ts';
import {
  attemptsOf,
  insertMessage,
  type MessagePage,
  messageById,
  messagesOf,
  updateMessage,
  webhooksOf,
} from './webhooks.repository.ts';
import type { WebhookDeps } from './webhooks.service.ts';

/** The events sent to webhooks. Methods with an id throw resource.absent. */
export type WebhookMessages = ReturnType<typeof createWebhookMessages>;

export function createWebhookMessages(
  { db, clock }: StationContext,
  { send, announce }: { send: SendWebhook } & Pick<WebhookDeps, 'announce'>,
) {
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
    const row = {
      webhook_id: id,
      message_id: newMessageId(),
      type,
      body,
      status: 'waiting',
      retry_at: null,
      created_at: clock.seconds(),
    } as const;
    const message = await insertMessage(transaction, row);
    await send.add(transaction, message, station.id);
    return message;
  }

  return {
    test(station: EventStation, id: number): Promise<MessageRow> {
      return db.transaction(async (transaction) => {
        const row = await findWebhook(transaction, station, id);
        return enqueue(transaction, station, row, { type: 'webhook.test', data: { id, title: row.title } });
      });
    },
    async list(
      station: EventStation,
      id: number,
      page: MessagePage,
    ): Promise<{ row: MessageRow; attempts: AttemptRow[] }[]> {
      await findWebhook(db, station, id);
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
        const webhook = await findWebhook(transaction, station, id);
        const before = await messageById(transaction, messageId);
        if (before?.webhook_id !== id) throw failPlatform('resource.absent');
        if (before.status === 'waiting') throw fail('webhooks.waiting');
        const row = await updateMessage(transaction, messageId, {
          status: 'waiting',
          attempts: 0,
          retry_at: null,
        });
        await send.add(transaction, row, station.id);
        await announce(transaction, webhook, 'attempted');
        return { row, attempts: (await attemptsOf(transaction, [messageId])).get(messageId) ?? [] };
      });
    },
    /** Stores an event for every active webhook that wants it. */
    async follow(
      transaction: Transaction,
      station: EventStation,
      type: StationEventName,
      data: object,
    ): Promise<void> {
      for (const row of await webhooksOf(transaction, station.id)) {
        const wanted = JSON.parse(row.events) as StationEventName[];
        if (row.state === 'active' && wanted.includes(type))
          await enqueue(transaction, station, row, { type, data });
      }
    },
  };
}
