// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { StationIdParams, StationParams } from '../common/wire-types.ts';
import type {
  NewWebhook,
  Webhook,
  WebhookInput,
  WebhookMessage,
  WebhookSecretChange,
  WebhookUpdate,
  WebhooksListResponse,
  WebhooksMessagesQuery,
  WebhooksMessagesResponse,
} from './wire-types.ts';

export const webhookOperations = {
  list: { id: 'webhooks.list', method: 'GET', path: '/{station}/api/v1/webhook/', success: 200, responseKind: 'json' },
  create: {
    id: 'webhooks.create',
    method: 'POST',
    path: '/{station}/api/v1/webhook/',
    success: 201,
    responseKind: 'json',
    bodyKind: 'json',
  },
  update: {
    id: 'webhooks.update',
    method: 'PATCH',
    path: '/{station}/api/v1/webhook/{id}/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
    idempotent: true,
  },
  remove: { id: 'webhooks.remove', method: 'DELETE', path: '/{station}/api/v1/webhook/{id}/', success: 204, responseKind: 'none' },
  newSecret: {
    id: 'webhooks.newSecret',
    method: 'POST',
    path: '/{station}/api/v1/webhook/{id}/secret/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  test: { id: 'webhooks.test', method: 'POST', path: '/{station}/api/v1/webhook/{id}/test/', success: 200, responseKind: 'json' },
  messages: {
    id: 'webhooks.messages',
    method: 'GET',
    path: '/{station}/api/v1/webhook/{id}/messages/',
    success: 200,
    responseKind: 'json',
  },
  redeliver: {
    id: 'webhooks.redeliver',
    method: 'POST',
    path: '/{station}/api/v1/webhook/{id}/messages/{message}/redeliver/',
    success: 200,
    responseKind: 'json',
  },
} as unknown as {
  list: WireOperation<{ params: StationParams; response: WebhooksListResponse }>;
  create: WireOperation<{ params: StationParams; body: WebhookInput; response: NewWebhook }>;
  update: WireOperation<{ params: StationIdParams; body: WebhookUpdate; response: Webhook }>;
  remove: WireOperation<{ params: StationIdParams }>;
  newSecret: WireOperation<{ params: StationIdParams; body: WebhookSecretChange; response: NewWebhook }>;
  test: WireOperation<{ params: StationIdParams; response: WebhookMessage }>;
  messages: WireOperation<{ params: StationIdParams; query: WebhooksMessagesQuery; response: WebhooksMessagesResponse }>;
  redeliver: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** Number that identifies it at the station. */
      id: number;
      message: number;
    };
    response: WebhookMessage;
  }>;
};
