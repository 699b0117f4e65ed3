import { createAuditedFields, readJson } from '../../platform/audit/audited-fields.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { WebhookRow } from './webhook-tables.ts';

const changesOf = createAuditedFields<WebhookRow>({
  id: 'hidden',
  station_id: 'hidden',
  title: 'shown',
  url: 'secret',
  secret: 'secret',
  old_secret: 'hidden',
  old_secret_until: 'hidden',
  events: { read: readJson },
  state: 'shown',
  reason: 'hidden',
  failing_since: 'hidden',
  last_success_at: 'hidden',
  created_by: 'hidden',
  created_at: 'hidden',
});

/** Adds a change of a webhook to the audit log, without its address, which may contain a token. */
export async function recordWebhookChange(
  transaction: Transaction,
  before: WebhookRow | null,
  after: WebhookRow | null,
): Promise<void> {
  const row = after ?? before;
  if (!row) return;
  const action = after ? (before ? 'changed' : 'created') : 'deleted';
  const changes = after ? changesOf(before, after) : [];
  await recordChange(transaction, {
    kind: 'webhook',
    action,
    id: row.id,
    name: row.title,
    changes,
    stationId: row.station_id,
  });
}
