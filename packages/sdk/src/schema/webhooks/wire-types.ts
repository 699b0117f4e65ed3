// Written by `npm run generate`.

import type { ConnectionType } from '../connections/wire-types.ts';

/** Everything that a webhook may receive. */
export interface WebhookEvents {
  /** An episode was published. */
  'episode.published': {
    /** Number that identifies it at the station. */
    id: number;
    /** Identifier of the episode in feeds; it never changes. */
    guid: string;
    /** Title. */
    title: string;
    /** Address of the episode's public page. */
    url: string;
    /** When it was published, ISO 8601 in UTC; null if it never was. */
    published_at: string | null;
    /** The show of the episode. */
    show: {
      /** Number that identifies it at the station. */
      id: number;
      /** Title. */
      title: string;
    };
  };
  /** An episode was unpublished or deleted. */
  'episode.unpublished': {
    /** Number that identifies it at the station. */
    id: number;
    /** Identifier of the episode in feeds; it never changes. */
    guid: string;
    /** Title. */
    title: string;
    /** Address of the episode's public page. */
    url: string;
    /** When it was published, ISO 8601 in UTC; null if it never was. */
    published_at: string | null;
    /** The show of the episode. */
    show: {
      /** Number that identifies it at the station. */
      id: number;
      /** Title. */
      title: string;
    };
  };
  /** The recorder lost the stream, the stream fell silent, or the disk is full. */
  'stream.lost': {
    /** `lost`: no audio arrives, `silent`: the stream is silent, `disk_full`: audio cannot be written. */
    state: 'lost' | 'silent' | 'disk_full';
    /** When it began. ISO 8601. */
    since: string;
    /** Why audio is not recorded. */
    error: string;
  };
  /** The outage of a stream ended. */
  'stream.returned': {
    /** `lost`: no audio arrives, `silent`: the stream is silent, `disk_full`: audio cannot be written. */
    state: 'lost' | 'silent' | 'disk_full';
    /** When it began. ISO 8601. */
    since: string;
    /** When the outage ended, ISO 8601 in UTC. */
    until: string;
  };
  /** Every item of an imported feed is imported, skipped or failed. */
  'import.done': {
    /** Number that identifies it at the station. */
    id: number;
    /** Title. */
    title: string;
    /** Id of the show. */
    show_id: number;
    /** Number of items in the feed. */
    total: number;
    /** Number of items that became episodes. */
    imported: number;
    /** Number of items that are left out, with a reason. */
    skipped: number;
    /** Number of items that could not be imported. */
    failed: number;
  };
  /** The station gave up sending an episode to a destination. */
  'delivery.failed': {
    /** The episode. */
    episode: {
      /** Number that identifies it at the station. */
      id: number;
      /** Title. */
      title: string;
    };
    /** The destination that it could not be delivered to. */
    destination: {
      /** Number that identifies it at the station. */
      id: number;
      /** Title. */
      title: string;
      /** Type of the destination. */
      type: ConnectionType;
    };
    /** Why it failed, for the user. */
    message: string;
  };
  /** A schedule was due to publish an episode and did not. */
  'publish.missed': {
    /** The schedule that was due. */
    schedule: {
      /** Number that identifies it at the station. */
      id: number;
      /** Title. */
      title: string;
    };
    /** Of the broadcast, in the station's time zone. `YYYY-MM-DD`, in the station's time zone. */
    date: string;
    /** When the episode was due, ISO 8601 in UTC. */
    due: string;
    /** Why it was not published. */
    reason:
      | 'gaps'
      | 'silence'
      | 'too_little_audio'
      | 'too_many_events'
      | 'rights'
      | 'nothing_logged'
      | 'station_off'
      | 'holiday'
      | 'changed'
      | 'error'
      | 'late'
      | 'not_published';
    /** Seconds of the hours without audio. */
    missing_seconds: number;
    /** The draft that the schedule left behind; null without one. */
    episode_id: number | null;
  };
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
  /** Names of the events to receive. 1 to 7 entries. */
  events: (
    | 'episode.published'
    | 'episode.unpublished'
    | 'stream.lost'
    | 'stream.returned'
    | 'import.done'
    | 'delivery.failed'
    | 'publish.missed'
  )[];
}

/** `active` false pauses a webhook; true also enables a disabled one. */
export interface WebhookUpdate {
  /** Title in the interface. At most 100 characters. */
  title?: string | undefined;
  /** Address that receives the events. An http or https address. */
  url?: string | undefined;
  /** Names of the events to receive. 1 to 7 entries. */
  events?:
    | (
        | 'episode.published'
        | 'episode.unpublished'
        | 'stream.lost'
        | 'stream.returned'
        | 'import.done'
        | 'delivery.failed'
        | 'publish.missed'
      )[]
    | undefined;
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
