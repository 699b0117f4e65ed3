import { changedFields } from '../../platform/audit/changed-fields.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import type { SourceSettings } from './source-settings.ts';

/** Adds a change of a log source to the audit log, without secrets of its addresses. */
export async function recordSourceChange(
  transaction: Transaction,
  { id: stationId, title }: Station,
  before: SourceSettings,
  after: SourceSettings,
): Promise<void> {
  const changes = changedFields(fieldsOf(before), fieldsOf(after), { secret: ['alerts.webhook_url'] });
  await recordChange(transaction, { kind: 'log_source', action: 'changed', name: title, changes, stationId });
}

function fieldsOf({
  url,
  fallback_url,
  title_encoding,
  fallback_title_encoding,
  active,
  rules,
  default_category,
  credentials,
  fallback_credentials,
  alerts,
  webhook,
}: SourceSettings) {
  return {
    url: withoutQuery(url),
    fallback_url: withoutQuery(fallback_url),
    title_encoding,
    fallback_title_encoding,
    active,
    rules: rules.length === 0 ? null : rules,
    default_category,
    credentials,
    fallback_credentials,
    'alerts.after_minutes': alerts.after_minutes,
    'alerts.emails': alerts.emails,
    'alerts.webhook_url': webhook,
  };
}

/** A query may contain a token or the passphrase of an SRT stream. */
function withoutQuery(url: string): string {
  return url.replace(/\?.*$/s, '');
}
