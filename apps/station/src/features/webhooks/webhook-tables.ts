import type { Generated, Selectable } from 'kysely';
import type { WebhookEventName, WebhookMessageStatus, WebhookState } from '@postkit/sdk/schema';

export interface WebhookTables {
  webhooks: {
    id: Generated<number>;
    station_id: number;
    title: string;
    /** Sealed, because an address may contain a token. */
    url: string;
    /** Sealed. */
    secret: string;
    /** The secret before it, sealed; null once it is void. */
    old_secret: string | null;
    /** Unix seconds. */
    old_secret_until: number | null;
    /** JSON: names of events. */
    events: string;
    state: WebhookState;
    reason: Generated<string>;
    /** Unix seconds. */
    failing_since: number | null;
    last_success_at: number | null;
    created_by: string;
    created_at: number;
  };
  webhook_messages: {
    id: Generated<number>;
    webhook_id: number;
    /** The header `webhook-id`. */
    message_id: string;
    type: WebhookEventName;
    body: string;
    status: WebhookMessageStatus;
    /** Since the event or the last redelivery. */
    attempts: Generated<number>;
    /** Unix seconds. */
    retry_at: number | null;
    created_at: number;
  };
  webhook_attempts: {
    id: Generated<number>;
    /** `id` of the message. */
    message_id: number;
    /** Unix seconds. */
    at: number;
    status: number | null;
    latency_ms: number;
    error: string;
    excerpt: string;
  };
}

export type WebhookRow = Selectable<WebhookTables['webhooks']>;
export type MessageRow = Selectable<WebhookTables['webhook_messages']>;
export type AttemptRow = Selectable<WebhookTables['webhook_attempts']>;
