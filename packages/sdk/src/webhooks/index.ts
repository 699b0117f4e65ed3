export type { WebhookEvent, WebhookEventName } from '../schema/webhooks/webhook-event-type.ts';
export type { WebhookEvents } from '../schema/webhooks/wire-types.ts';
export {
  verifyWebhook,
  WebhookError,
  type VerifiedWebhook,
  type WebhookRefusal,
  type WebhookRequest,
} from './verify-webhook.ts';
