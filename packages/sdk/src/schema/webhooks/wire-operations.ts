// Written by `npm run generate`.

import type { StationIdParams, StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
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

export const webhookOperations = /* @__PURE__ */ sentOperations('webhooks', {
  list: { path: '/{station}/api/v1/webhook/' },
  create: { method: 'POST', path: '/{station}/api/v1/webhook/', success: 201 },
  update: { method: 'PATCH', path: '/{station}/api/v1/webhook/{id}/', idempotent: true },
  remove: { method: 'DELETE', path: '/{station}/api/v1/webhook/{id}/' },
  newSecret: { method: 'POST', path: '/{station}/api/v1/webhook/{id}/secret/' },
  test: { method: 'POST', path: '/{station}/api/v1/webhook/{id}/test/' },
  messages: { path: '/{station}/api/v1/webhook/{id}/messages/' },
  redeliver: { method: 'POST', path: '/{station}/api/v1/webhook/{id}/messages/{message}/redeliver/' },
}) as unknown as {
  list: WireOperation<{ params: StationParams; response: WebhooksListResponse }>;
  create: WireOperation<{ params: StationParams; body: WebhookInput; response: NewWebhook }>;
  update: WireOperation<{ params: StationIdParams; body: WebhookUpdate; response: Webhook }>;
  remove: WireOperation<{ params: StationIdParams }>;
  newSecret: WireOperation<{ params: StationIdParams; body: WebhookSecretChange; response: NewWebhook }>;
  test: WireOperation<{ params: StationIdParams; response: WebhookMessage }>;
  messages: WireOperation<{
    params: StationIdParams;
    query: WebhooksMessagesQuery;
    response: WebhooksMessagesResponse;
  }>;
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
