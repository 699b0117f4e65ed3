import { createAuditedFields, readFlag, readJson } from '../../platform/audit/audited-fields.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { ProgrammeRow, SourceRow } from './programme-tables.ts';

const changesOf = createAuditedFields<ProgrammeRow>({
  id: 'hidden',
  station_id: 'hidden',
  source_id: 'hidden',
  key: 'hidden',
  name: 'shown',
  description: 'shown',
  genre: 'shown',
  presenters: { read: readJson },
  picture: 'shown',
  show_id: 'shown',
  is_public: { read: readFlag },
  weekly: { read: (rule) => (rule === '' ? null : readJson(rule)) },
  version: 'hidden',
  created_at: 'hidden',
});

/** Adds a change of a programme to the audit log. */
export async function recordProgrammeChange(
  transaction: Transaction,
  before: ProgrammeRow | null,
  after: ProgrammeRow | null,
): Promise<void> {
  const row = after ?? before;
  if (!row) return;
  await recordChange(transaction, {
    kind: 'programme',
    action: after ? (before ? 'changed' : 'created') : 'deleted',
    id: row.id,
    name: row.name,
    changes: after ? changesOf(before, after) : [],
    stationId: row.station_id,
  });
}

const sourceChangesOf = createAuditedFields<SourceRow>({
  id: 'hidden',
  station_id: 'hidden',
  title: 'shown',
  kind: 'shown',
  // The address of a private calendar contains its token.
  address: 'secret',
  read_at: 'hidden',
  tried_at: 'hidden',
  error: 'hidden',
  findings: 'hidden',
  created_at: 'hidden',
});

/** Adds a change of a source to the audit log, without its address. */
export async function recordSourceChange(
  transaction: Transaction,
  before: SourceRow | null,
  after: SourceRow | null,
): Promise<void> {
  const row = after ?? before;
  if (!row) return;
  await recordChange(transaction, {
    kind: 'programme',
    action: after ? (before ? 'changed' : 'created') : 'deleted',
    id: row.id,
    name: row.title,
    changes: after ? sourceChangesOf(before, after) : [],
    stationId: row.station_id,
  });
}
