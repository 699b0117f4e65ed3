import type { Tables } from '../../platform/db/database.ts';
import type { AnalyticsTables, ExportRow } from './analytics-tables.ts';

export async function insertExport(db: Tables, row: ExportRow): Promise<void> {
  await db.tables<AnalyticsTables>().insertInto('analytics_exports').values(row).execute();
}

export async function exportById(db: Tables, id: string): Promise<ExportRow | undefined> {
  return db
    .tables<AnalyticsTables>()
    .selectFrom('analytics_exports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function endExport(db: Tables, id: string, status: ExportRow['status']): Promise<void> {
  await db
    .tables<AnalyticsTables>()
    .updateTable('analytics_exports')
    .set({ status })
    .where('id', '=', id)
    .execute();
}

export async function deleteExport(db: Tables, id: string): Promise<void> {
  await db.tables<AnalyticsTables>().deleteFrom('analytics_exports').where('id', '=', id).execute();
}
