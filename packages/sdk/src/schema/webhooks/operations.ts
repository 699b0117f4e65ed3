import { z } from 'zod';
import { stationIdParams } from '../common/params.ts';
import { queryInteger } from '../common/scalars.ts';
import { admins } from '../operation-builders.ts';
import {
  newWebhook,
  webhook,
  webhookInput,
  webhookMessage,
  webhookMessageStatuses,
  webhookSecretChange,
  webhookUpdate,
} from './webhook.ts';

const all = '/{station}/api/v1/webhook/';
const one = '/{station}/api/v1/webhook/{id}/';

export const webhookOperations = {
  list: admins.read('webhooks.list', all, {
    summary: 'List the webhooks that receive events of the station, by name',
    response: z.object({
      /** Webhooks of the station. */
      webhooks: z.array(webhook),
    }),
  }),
  create: admins.create('webhooks.create', all, {
    summary: 'Add a webhook; the response alone contains its signing secret',
    body: webhookInput,
    response: newWebhook,
    errors: [409],
  }),
  update: admins.update('webhooks.update', one, {
    summary: 'Change, pause or enable a webhook; only given fields change',
    body: webhookUpdate,
    response: webhook,
    idempotent: true,
  }),
  remove: admins.remove('webhooks.remove', one, {
    summary: 'Delete a webhook with its log',
    worksOnFullDisk: true,
  }),
  newSecret: admins.submit('webhooks.newSecret', `${one}secret/`, {
    summary: 'Replace the signing secret of a webhook; the response alone contains the new one',
    body: webhookSecretChange,
    response: newWebhook,
  }),
  test: admins.submit('webhooks.test', `${one}test/`, {
    summary: 'Send an event of the type webhook.test, also to a webhook that is paused or disabled',
    response: webhookMessage,
  }),
  messages: admins.read('webhooks.messages', `${one}messages/`, {
    summary:
      'List the events sent to a webhook in the last 30 days with every attempt, newest first; `before` is the last id of a page',
    query: z.object({
      /** Only messages in this state. */
      status: z.enum(webhookMessageStatuses).optional(),
      /** Only messages with a lower id. */
      before: queryInteger.optional(),
      limit: queryInteger.optional(),
    }),
    response: z.object({
      /** Messages of the webhook, newest first. */
      messages: z.array(webhookMessage),
    }),
  }),
  redeliver: admins.submit('webhooks.redeliver', `${one}messages/{message}/redeliver/`, {
    summary: 'Send an event again with the same webhook-id',
    params: stationIdParams.extend({ message: queryInteger }),
    response: webhookMessage,
    errors: [409],
  }),
} as const;
