import { changedFields } from '../../platform/audit/changed-fields.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { ImportRow } from './import-tables.ts';

/** Adds a change of an import to the audit log; `before` is null for a new one. */
export async function recordImportChange(transaction: Transaction, before: ImportRow | null, after: ImportRow): Promise<void> {
  const changes = changedFields(before && fieldsOf(before), fieldsOf(after));
  await recordChange(transaction, { kind: 'rss_import', id: after.id, name: after.title, changes, stationId: after.station_id });
}

/** The rest of the address may contain a token. */
function fieldsOf({ url, show_id, connections, state }: ImportRow) {
  return { host: URL.parse(url)?.host, show: show_id, destinations: JSON.parse(connections) as number[], state };
}
