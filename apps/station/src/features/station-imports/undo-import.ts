import { sql } from 'kysely';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { bulkTables } from './import-bulk.ts';
import type { IdRange, IdRanges } from './import-ids.ts';
import { readState } from './import-state.ts';
import type { StationImportRow } from './station-import-tables.ts';

/** The folders of a station's files in the storage, below which the id of the station follows. */
const folders = ['images', 'episodes', 'videos', 'campaigns', 'id3'] as const;

/** Removes everything that an import which is not complete has written. A second call removes the rest. */
export async function undoImport(
  { db, storage, archive }: Pick<StationContext, 'db' | 'storage' | 'archive'>,
  row: StationImportRow,
): Promise<void> {
  const state = readState(row.state);
  if (!state) return;
  const { station_id } = row;
  for (const folder of folders) {
    const keys: string[] = [];
    for await (const { key } of storage.list(`${folder}/${station_id}`)) keys.push(key);
    for (const key of keys) await storage.remove(key);
  }
  for (const name of await archiveFiles(db, station_id)) await archive.removeFile(name);
  await db.transaction(async (transaction) => {
    await removeBulk(transaction, station_id, state.ranges);
    const created = transaction.dialect.numbers(state.created);
    await sql`delete from users where id in ${created}
      and not exists (select 1 from station_people p where p.user_id = users.id)`.execute(
      transaction.tables(),
    );
  });
}

async function archiveFiles(db: StationContext['db'], stationId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from archive_files
    where stream_id in (select id from streams where station_id = ${stationId})`.execute(db.tables());
  return rows.map(({ name }) => name);
}

/** The figures of the episodes that the import has reserved ids for. Ranges and words go with their events and transcripts. */
function ownFigures(table: string, episodes: IdRange | undefined) {
  if (!episodes || !table.startsWith('analytics_')) return null;
  return sql`episode_id between ${episodes.min + episodes.offset} and ${episodes.max + episodes.offset}`;
}

async function removeBulk(transaction: Transaction, stationId: number, ranges: IdRanges): Promise<void> {
  const streams = sql`(select id from streams where station_id = ${stationId})`;
  await sql`delete from segments where stream_id in ${streams}`.execute(transaction.tables());
  await sql`delete from archive_files where stream_id in ${streams}`.execute(transaction.tables());
  // Each after those that refer to it. Nothing else of the station has such rows.
  for (const table of bulkTables.toReversed()) {
    const columns = await transaction.dialect.columnsOf(transaction, table.name);
    const own = columns.includes('station_id')
      ? sql`station_id = ${stationId}`
      : ownFigures(table.name, ranges.episodes);
    if (own) await sql`delete from ${sql.table(table.name)} where ${own}`.execute(transaction.tables());
  }
}
