import { runAsAutomation } from '../../platform/audit/audit-scope.ts';
import { createAuditedFields, readJson } from '../../platform/audit/audited-fields.ts';
import { recordChange, type RecordedThing } from '../../platform/audit/record-change.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { ImportRow } from './import-tables.ts';

const changesOf = createAuditedFields<ImportRow>({
  id: 'hidden',
  station_id: 'hidden',
  // The rest of the address may contain a token.
  url: { as: 'host', read: (url) => URL.parse(url)?.host },
  credentials: 'hidden',
  warnings: 'hidden',
  channel: 'hidden',
  options: 'hidden',
  feed_hash: 'hidden',
  owner_email: 'hidden',
  owner_token: 'hidden',
  owner_until: 'hidden',
  applied_at: 'hidden',
  title: 'hidden',
  show_id: { as: 'show' },
  connections: { as: 'destinations', read: readJson },
  state: 'shown',
  created_at: 'hidden',
  created_by: 'hidden',
});

/** Adds a change of an import to the audit log; `before` is null for a new one. */
export async function recordImportChange(
  transaction: Transaction,
  before: ImportRow | null,
  after: ImportRow,
): Promise<void> {
  await recordChange(transaction, changeOf(before, after));
}

/** Adds a change by the owner of a locked podcast, who has no account. */
export async function recordAsOwner(
  { clock, network }: { readonly clock: Clock; readonly network: string },
  transaction: Transaction,
  before: ImportRow,
  after: ImportRow,
): Promise<void> {
  const kind = 'podcast_owner';
  const self = {
    clock,
    operation: 'imports.consent',
    kind,
    name: 'Owner of the podcast',
    stationId: after.station_id,
    network,
  } as const;
  await runAsAutomation(self, () =>
    recordChange(transaction, { ...changeOf(before, after), action: 'changed' }),
  );
}

function changeOf(before: ImportRow | null, after: ImportRow): RecordedThing {
  const changes = changesOf(before, after);
  return { kind: 'rss_import', id: after.id, name: after.title, changes, stationId: after.station_id };
}
