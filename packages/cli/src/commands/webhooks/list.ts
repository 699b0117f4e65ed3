import { z } from 'zod';
import { webhookMessageStatuses, type Webhook, type WebhookMessage } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, positiveNumber } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { printList } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';
import { webhookId } from './webhook-id.ts';

async function list(context: CommandContext, options: GlobalOptions): Promise<void> {
  const { client } = await openSession(context, options);
  printList(context, options, await client.webhooks.list(), {
    head: ['ID', 'STATE', 'TITLE', 'EVENTS', 'REASON'],
    row: ({ id, state, title, events, reason }: Webhook) => [
      String(id),
      state,
      title,
      events.join(' '),
      reason,
    ],
    none: 'No webhooks.',
  });
}

const logOptions = z.object({
  status: z
    .enum(webhookMessageStatuses)
    .optional()
    .meta({ value: '<status>', description: 'only events in this state' }),
  limit: positiveNumber
    .optional()
    .meta({ value: '<n>', description: 'at most this many events, up to 100 (default: 25)' }),
});

async function listLog(
  context: CommandContext,
  given: OptionsOf<typeof logOptions>,
  id: number,
): Promise<void> {
  const { client } = await openSession(context, given);
  const { status, limit } = given;
  const query = { ...(status === undefined ? {} : { status }), ...(limit === undefined ? {} : { limit }) };
  const messages = await client.webhooks.messages(id, query);
  const time = await stationTime(client);
  printList(context, given, messages, {
    head: ['ID', 'TIME', 'TYPE', 'STATUS', 'ATTEMPTS', 'RESPONSE', 'LATENCY', 'ERROR'],
    row: ({
      id: message,
      created_at,
      type,
      status: state,
      attempts: [latest, ...earlier],
    }: WebhookMessage) => [
      String(message),
      time.minute(created_at),
      type,
      state,
      String(latest ? earlier.length + 1 : 0),
      latest?.status ? String(latest.status) : '',
      latest ? `${latest.latency_ms} ms` : '',
      latest?.error ?? '',
    ],
    none: 'No events.',
  });
}

/** Prints the webhooks of the station. */
export const listWebhooks = defineCommand({ run: list });
/** Prints the events that a webhook was sent, the newest first. */
export const listMessages = defineCommand({ argument: webhookId, options: logOptions, run: listLog });
