import { createAuditedFields, readJson } from '../../platform/audit/audited-fields.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { PlayoutInputRow } from './playout-tables.ts';

const changesOf = createAuditedFields<PlayoutInputRow>({
  id: 'hidden',
  station_id: 'hidden',
  position: 'hidden',
  name: 'shown',
  active: { read: (active) => active === 1 },
  system: 'shown',
  form: { read: (form) => (form === null ? null : JSON.parse(form)) },
  transport_type: { as: 'transport.type' },
  transport: 'secret',
  options: { read: readJson },
  categories: { read: readJson },
  offset_ms: 'shown',
  auto_offset: { read: (auto) => auto === 1 },
  silent_after_minutes: 'shown',
  token_hash: { as: 'token', isSecret: true },
  state: 'hidden',
  state_reason: 'hidden',
  last_message_ms: 'hidden',
  silent_since_ms: 'hidden',
  is_simulated: 'hidden',
  revision: 'hidden',
});

/** Adds a change of an input to the audit log, without its addresses and its token. */
export async function recordInputChange(
  transaction: Transaction,
  before: PlayoutInputRow | null,
  after: PlayoutInputRow | null,
): Promise<void> {
  const row = after ?? before;
  if (!row) return;
  await recordChange(transaction, {
    kind: 'playout_input',
    action: after ? (before ? 'changed' : 'created') : 'deleted',
    id: row.id,
    name: row.name,
    changes: after ? changesOf(before, after) : [],
    stationId: row.station_id,
  });
}
