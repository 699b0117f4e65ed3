export type { WebhookEvent, WebhookEventName, WebhookEvents } from '../schema/webhooks/webhook-event.ts';
export { verifyWebhook, WebhookError, type VerifiedWebhook, type WebhookRefusal, type WebhookRequest } from './verify-webhook.ts';
