import type { Tables } from '../../../platform/db/database.ts';
import type { EvidenceExportRow, EvidenceTables } from '../evidence-tables.ts';

const tablesOf = (db: Tables) => db.tables<EvidenceTables>();

export async function insertEvidenceExport(db: Tables, row: EvidenceExportRow): Promise<void> {
  await tablesOf(db).insertInto('evidence_exports').values(row).execute();
}

export async function evidenceExportById(db: Tables, id: string): Promise<EvidenceExportRow | undefined> {
  return tablesOf(db).selectFrom('evidence_exports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Newest first. */
export async function evidenceExportsOf(db: Tables, stationId: number): Promise<EvidenceExportRow[]> {
  const rows = tablesOf(db).selectFrom('evidence_exports').selectAll().where('station_id', '=', stationId);
  return rows.orderBy('created_at', 'desc').orderBy('id').execute();
}

export async function updateEvidenceExport(
  db: Tables,
  id: string,
  change: Partial<Omit<EvidenceExportRow, 'id' | 'station_id'>>,
): Promise<void> {
  await tablesOf(db).updateTable('evidence_exports').set(change).where('id', '=', id).execute();
}

export async function deleteEvidenceExport(db: Tables, id: string): Promise<void> {
  await tablesOf(db).deleteFrom('evidence_exports').where('id', '=', id).execute();
}
