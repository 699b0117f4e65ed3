import { resourcePath, type StationEventName, type Webhook, type WebhookMessage } from '@postkit/sdk/schema';
import type { EventStation } from '../../live/station-events.ts';
import type { AttemptRow, MessageRow, WebhookRow } from './webhook-tables.ts';
import { secretsOf } from './webhook.policy.ts';

/** @param url the opened address @param now Unix seconds */
export function presentWebhook(
  station: EventStation,
  row: WebhookRow,
  { url, now }: { url: string; now: number },
): Webhook {
  const { id, title, state, reason, failing_since, last_success_at, created_by, created_at } = row;
  return {
    id,
    resource_uri: resourcePath(station.slug, 'webhook', id),
    title,
    url,
    events: JSON.parse(row.events) as StationEventName[],
    state,
    reason,
    failing_since,
    last_success_at,
    old_secret_until: secretsOf(row, now).length > 1 ? row.old_secret_until : null,
    created_by,
    created_at,
  };
}

export function presentMessage(row: MessageRow, attempts: readonly AttemptRow[] = []): WebhookMessage {
  const { id, message_id, type, status, created_at, retry_at, body } = row;
  return {
    id,
    message_id,
    type,
    status,
    created_at,
    retry_at,
    body,
    attempts: attempts.map(({ at, status: answered, latency_ms, error, excerpt }) => ({
      at,
      status: answered,
      latency_ms,
      error,
      excerpt,
    })),
  };
}
