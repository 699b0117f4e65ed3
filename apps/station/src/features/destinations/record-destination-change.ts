import { changedFields } from '../../platform/audit/changed-fields.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { DestinationRow } from './destination-row.ts';

/** Secrets that a change sets, undefined or empty where it sets none. The values stay out of the entry. */
export interface NewSecrets {
  readonly token?: string | undefined;
  readonly app_secret?: string | undefined;
  readonly webhook_url?: string | undefined;
}

/** Adds a change of a destination to the audit log. */
export async function recordDestinationChange(
  transaction: Transaction,
  before: DestinationRow | null,
  after: DestinationRow | null,
  secrets: NewSecrets = {},
): Promise<void> {
  const row = after ?? before;
  if (!row) return;
  const action = after ? (before ? 'changed' : 'created') : 'deleted';
  const changes = after ? changedFields(before && fieldsOf(before), fieldsOf(after)) : [];
  for (const [field, value] of Object.entries(secrets))
    if (value) changes.push({ field, old: null, new: null, secret: true });
  const { id, title, name, station_id: stationId } = row;
  await recordChange(transaction, {
    kind: 'destination',
    action,
    id,
    name: title || name,
    changes,
    stationId,
  });
}

/** The sealed address of a webhook differs with every sealing, and it may contain a token. */
function fieldsOf(row: DestinationRow) {
  const {
    id: _id,
    station_id: _station,
    updated_at: _at,
    reconnect_by: _by,
    has_token: _token,
    webhook_url: _address,
    ...fields
  } = row;
  return fields;
}
