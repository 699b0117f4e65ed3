import { changedFields } from '../../platform/audit/changed-fields.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { WebhookRow } from './webhook-tables.ts';

/** Adds a change of a webhook to the audit log, without its address, which may contain a token. */
export async function recordWebhookChange(transaction: Transaction, before: WebhookRow | null, after: WebhookRow | null): Promise<void> {
  const row = after ?? before;
  if (!row) return;
  const action = after ? (before ? 'changed' : 'created') : 'deleted';
  const changes = after ? changedFields(before && fieldsOf(before), fieldsOf(after), { secret: ['url'] }) : [];
  await recordChange(transaction, { kind: 'webhook', action, id: row.id, name: row.title, changes, stationId: row.station_id });
}

function fieldsOf({ title, url, secret, events, state }: WebhookRow) {
  return { title, url, secret, events: JSON.parse(events) as string[], state };
}
