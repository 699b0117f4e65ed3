import type { Feature, StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { serverSecret, type Accounts } from '../accounts/index.ts';
import type { Logger } from '../logger/index.ts';
import { definePruneWebhookMessages } from './prune-webhook-messages.jobs.ts';
import { defineSendWebhook } from './send-webhook.jobs.ts';
import { createWebhookMessages } from './webhook-messages.service.ts';
import type { WebhookRow } from './webhook-tables.ts';
import { registerWebhookRoutes } from './webhooks.routes.ts';
import { createWebhookService, type WebhookChange } from './webhooks.service.ts';

/** Webhooks that receive the events of a station. Create it before the jobs start. */
export async function createWebhooks(
  context: StationContext,
  { accounts, logger }: { accounts: Accounts; logger: Pick<Logger, 'alertTargets'> },
): Promise<Feature> {
  const box = createSecretBox(await serverSecret(context.config), 'webhooks');
  const stationById = (id: number) => accounts.stationById(id);

  async function announce(
    transaction: Transaction,
    { id, station_id, title, state }: WebhookRow,
    change: WebhookChange,
  ): Promise<void> {
    const station = stationById(station_id);
    if (station)
      await context.announce(
        station,
        'webhook_changed',
        { webhook_id: id, change, title, state },
        { within: transaction },
      );
  }

  const send = defineSendWebhook(context, { box, logger, stationById, announce });
  const webhooks = createWebhookService(context, { box, announce });
  const messages = createWebhookMessages(context, { send, announce });
  context.stationEvents.follow(messages.follow);
  definePruneWebhookMessages(context);
  return {
    stop: send.close,
    routes: () => registerWebhookRoutes(context, { accounts, webhooks, messages }),
  };
}
