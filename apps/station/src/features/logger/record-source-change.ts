import { createAuditedFields } from '../../platform/audit/audited-fields.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import type { SourceSettings } from './source-settings.ts';

const changesOf = createAuditedFields<SourceSettings>({
  url: { read: withoutQuery },
  fallback_url: { read: withoutQuery },
  title_encoding: 'shown',
  fallback_title_encoding: 'shown',
  active: 'shown',
  rules: { read: (rules) => (rules.length === 0 ? null : rules) },
  default_category: 'shown',
  credentials: 'secret',
  fallback_credentials: 'secret',
  alerts: 'hidden',
  webhook: { as: 'alerts.webhook_url', isSecret: true },
});

const changesOfAlerts = createAuditedFields<SourceSettings['alerts']>({
  after_minutes: { as: 'alerts.after_minutes' },
  emails: { as: 'alerts.emails' },
});

/** Adds a change of a log source to the audit log, without secrets of its addresses. */
export async function recordSourceChange(
  transaction: Transaction,
  { id: stationId, title }: Station,
  before: SourceSettings,
  after: SourceSettings,
): Promise<void> {
  const changes = [...changesOf(before, after), ...changesOfAlerts(before.alerts, after.alerts)];
  await recordChange(transaction, { kind: 'log_source', action: 'changed', name: title, changes, stationId });
}

/** A query may contain a token or the passphrase of an SRT stream. */
function withoutQuery(url: string): string {
  return url.replace(/\?.*$/s, '');
}
