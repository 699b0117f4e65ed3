// Written by `npm run generate`.

import type { LiveEvents } from '../live/wire-types.ts';
import type { Optional } from '../optional.ts';

/** Everything that a webhook may receive. */
export interface WebhookEvents extends Pick<
  LiveEvents,
  | 'episode.published'
  | 'episode.unpublished'
  | 'stream.lost'
  | 'stream.returned'
  | 'playout.silent'
  | 'playout.returned'
  | 'import.done'
  | 'delivery.failed'
  | 'publish.missed'
> {
  /** A test that a user requested. */
  'webhook.test': {
    /** Number that identifies it at the station. */
    id: number;
    /** Title. */
    title: string;
  };
}

/** An address that receives events of the station. No response repeats its secret. */
export interface Webhook {
  /** Number that identifies it at the station. */
  id: number;
  /** Its path in the station’s API, which other resources refer to it by. A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
  resource_uri: string;
  /** Title in the interface. */
  title: string;
  /** Address that receives the events. */
  url: string;
  /** The events that it receives. */
  events: (
    | 'episode.published'
    | 'episode.unpublished'
    | 'stream.lost'
    | 'stream.returned'
    | 'playout.silent'
    | 'playout.returned'
    | 'import.done'
    | 'delivery.failed'
    | 'publish.missed'
  )[];
  /** State of the webhook. */
  state: 'active' | 'paused' | 'disabled';
  /** Why it is disabled; empty otherwise. */
  reason: string;
  /** Since when every attempt has failed; null after a success. Unix seconds, UTC. */
  failing_since: number | null;
  /** When a message was last accepted; null if none was. Unix seconds, UTC. */
  last_success_at: number | null;
  /** Until when its messages are also signed with the secret before the present one; null if they are not. Unix seconds, UTC. */
  old_secret_until: number | null;
  /** Name of the user who created it. */
  created_by: string;
  /** When it was created. Unix seconds, UTC. */
  created_at: number;
}

/** Body of the operation `webhooks.create`. */
export interface WebhookInput {
  /** Title in the interface. At most 100 characters. */
  title: string;
  /** Address that receives the events. An http or https address. */
  url: string;
  /** Names of the events to receive. 1 to 9 entries. */
  events: (
    | 'episode.published'
    | 'episode.unpublished'
    | 'stream.lost'
    | 'stream.returned'
    | 'playout.silent'
    | 'playout.returned'
    | 'import.done'
    | 'delivery.failed'
    | 'publish.missed'
  )[];
}

/** `active` false pauses a webhook; true also enables a disabled one. */
export interface WebhookUpdate extends Optional<WebhookInput> {
  /** Whether the webhook receives events. */
  active?: boolean | undefined;
}

/** Body of the operation `webhooks.newSecret`. */
export interface WebhookSecretChange {
  /** Hours for which messages are also signed with the old secret, so that receivers can change to the new one; 0 ends it at once. 0 to 168. */
  old_secret_hours?: number | undefined;
}

/** A webhook with its signing secret, which no later response contains. */
export interface NewWebhook {
  /** An address that receives events of the station. No response repeats its secret. */
  webhook: Webhook;
  /** Secret that signs the messages. Only this response contains it. */
  secret: string;
}

/** One attempt to deliver a message. */
export interface WebhookAttempt {
  /** When it was sent. Unix seconds, UTC. */
  at: number;
  /** Of the response; null without one. */
  status: number | null;
  /** Milliseconds until the response. */
  latency_ms: number;
  /** Why it failed; empty after a success. */
  error: string;
  /** The start of the response's body, at most 500 characters. */
  excerpt: string;
}

/** An event that was sent to a webhook, with every attempt, the newest first. */
export interface WebhookMessage {
  /** Number that identifies it at the station. */
  id: number;
  /** The header `webhook-id`, the same for every attempt. */
  message_id: string;
  /** Name of the event. */
  type:
    | 'episode.published'
    | 'episode.unpublished'
    | 'stream.lost'
    | 'stream.returned'
    | 'playout.silent'
    | 'playout.returned'
    | 'import.done'
    | 'delivery.failed'
    | 'publish.missed'
    | 'webhook.test';
  /** State of the message. */
  status: 'waiting' | 'delivered' | 'failed';
  /** When it was created. Unix seconds, UTC. */
  created_at: number;
  /** When the station sends it again; null if it does not. Unix seconds, UTC. */
  retry_at: number | null;
  /** The JSON that was sent. */
  body: string;
  /** Attempts to send it, oldest first. */
  attempts: WebhookAttempt[];
}

/** Response of the operation `webhooks.list`. */
export interface WebhooksListResponse {
  /** Webhooks of the station. */
  webhooks: Webhook[];
}

/** Query of the operation `webhooks.messages`. */
export interface WebhooksMessagesQuery {
  /** Only messages in this state. */
  status?: 'waiting' | 'delivered' | 'failed' | undefined;
  /** Only messages with a lower id. */
  before?: number | undefined;
  /** Number of entries on a page. */
  limit?: number | undefined;
}

/** Response of the operation `webhooks.messages`. */
export interface WebhooksMessagesResponse {
  /** Messages of the webhook, newest first. */
  messages: WebhookMessage[];
}
