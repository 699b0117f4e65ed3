import type { AuditChange, AuditEntry } from '@postkit/sdk/schema';
import type { AuditRow } from '../../platform/audit/audit-table.ts';
import { csvLine } from '../../platform/csv-line.ts';

export function presentAuditEntry(row: AuditRow): AuditEntry {
  const { id, at, user_id, action, operation, network, agent } = row;
  return {
    id,
    at,
    actor: { kind: row.actor, user_id, name: row.actor_name, key: row.key_name },
    action,
    operation,
    thing: { kind: row.kind, id: row.thing_id, name: row.thing_name },
    changes: JSON.parse(row.changes) as AuditChange[],
    network,
    agent,
  };
}

const titles = [
  'Time (UTC)',
  'Actor',
  'Actor kind',
  'API key',
  'Action',
  'Kind',
  'ID',
  'Name',
  'Changes',
  'Network',
  'Program',
  'Operation',
];

/** The first line of a CSV file for spreadsheets, with a byte order mark. */
export const auditCsvHeader = `\uFEFF${csvLine(titles)}`;

export function auditCsvLine({
  at,
  actor,
  action,
  thing,
  changes,
  network,
  agent,
  operation,
}: AuditEntry): string {
  const time = new Date(at * 1000).toISOString().slice(0, 19).replace('T', ' ');
  const text = changes.map(changeText).join('; ');
  return csvLine([
    time,
    actor.name,
    actor.kind,
    actor.key,
    action,
    thing.kind,
    thing.id,
    thing.name,
    text,
    network,
    agent,
    operation,
  ]);
}

function changeText({ field, old, new: now, secret }: AuditChange): string {
  return secret ? `${field}: (secret)` : `${field}: ${old ?? ''} → ${now ?? ''}`;
}
