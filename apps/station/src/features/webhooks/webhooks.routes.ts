import { webhookOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { userDisplayName, type Accounts } from '../accounts/index.ts';
import type { WebhookMessages } from './webhook-messages.service.ts';
import type { WebhookRow } from './webhook-tables.ts';
import { presentMessage, presentWebhook } from './webhooks.presenter.ts';
import type { Webhooks } from './webhooks.service.ts';

const mostMessages = 100;
const usualMessages = 25;

export function registerWebhookRoutes(
  { register, clock }: StationContext,
  { accounts, webhooks, messages }: { accounts: Accounts; webhooks: Webhooks; messages: WebhookMessages },
): void {
  const present = (slug: string, row: WebhookRow) =>
    presentWebhook(accounts.stationAt(slug), row, { url: webhooks.addressOf(row), now: clock.seconds() });

  register(webhookOperations.list, async ({ params }) => {
    const rows = await webhooks.list(accounts.stationAt(params.station));
    return { webhooks: rows.map((row) => present(params.station, row)) };
  });

  register(webhookOperations.create, async ({ params, body, person, reply }) => {
    const { row, secret } = await webhooks.create(
      accounts.stationAt(params.station),
      body,
      await userDisplayName(accounts, person),
    );
    const webhook = present(params.station, row);
    reply.header('location', webhook.resource_uri);
    return { webhook, secret };
  });

  register(webhookOperations.update, async ({ params, body }) =>
    present(params.station, await webhooks.update(accounts.stationAt(params.station), params.id, body)),
  );

  register(webhookOperations.remove, ({ params }) =>
    webhooks.remove(accounts.stationAt(params.station), params.id),
  );

  register(webhookOperations.newSecret, async ({ params, body }) => {
    const { row, secret } = await webhooks.newSecret(
      accounts.stationAt(params.station),
      params.id,
      body.old_secret_hours,
    );
    return { webhook: present(params.station, row), secret };
  });

  register(webhookOperations.test, async ({ params }) =>
    presentMessage(await messages.test(accounts.stationAt(params.station), params.id)),
  );

  register(
    webhookOperations.messages,
    async ({ params, query: { status, before, limit = usualMessages } }) => {
      const page = { status, before, limit: Math.min(mostMessages, Math.max(1, limit)) };
      const found = await messages.list(accounts.stationAt(params.station), params.id, page);
      return { messages: found.map(({ row, attempts }) => presentMessage(row, attempts)) };
    },
  );

  register(webhookOperations.redeliver, async ({ params }) => {
    const { row, attempts } = await messages.redeliver(
      accounts.stationAt(params.station),
      params.id,
      params.message,
    );
    return presentMessage(row, attempts);
  });
}
