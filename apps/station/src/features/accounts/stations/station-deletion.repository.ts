import { sql } from 'kysely';
import type { Tables, Transaction } from '../../../platform/db/database.ts';
import type { AccountTables } from '../account-tables.ts';
import { updateStation } from '../accounts.repository.ts';
import { insertFormerSlug } from '../former-slugs.repository.ts';

interface AudioTables {
  streams: { id: number; station_id: number; name: string };
  archive_files: { id: number; stream_id: number; name: string };
  segments: { stream_id: number; file_id: number };
  audio_events: { id: number; station_id: number };
  event_ranges: { event_id: number; stream_id: number };
  uploads: { id: number; station_id: number };
  imports: { id: number; station_id: number };
  import_items: { id: number; import_id: number };
  jobs: { id: number; station_id: number | null; status: string };
}

const tablesOf = (db: Tables) => db.tables<AudioTables>();

/** Marks a station as being deleted, from which on it no longer exists for anything else, and keeps its slugs for ever. */
export async function beginDeletion(
  transaction: Transaction,
  { id, slug }: { id: number; slug: string },
  now: number,
): Promise<void> {
  await updateStation(transaction, id, { deleting: 1 });
  const slugs = transaction.tables<AccountTables>();
  await slugs
    .updateTable('former_station_slugs')
    .set({ station_id: null })
    .where('station_id', '=', id)
    .execute();
  await insertFormerSlug(transaction, { slug, station_id: null, changed_at: now });
}

/** Number of holds that keep audio of a station's log at a moment (Unix milliseconds). */
export async function activeHolds(db: Tables, stationId: number, now: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from log_holds
    where station_id = ${stationId} and released_at is null and (until_ms is null or until_ms > ${now})`.execute(
    db.tables(),
  );
  return Number(rows[0]?.count ?? 0);
}

/** Whether the station is being deleted, and not gone. */
export async function isBeingDeleted(db: Tables, id: number): Promise<boolean> {
  const stations = db
    .tables<AccountTables>()
    .selectFrom('stations')
    .select('id')
    .where('id', '=', id)
    .where('deleting', '=', 1);
  return (await stations.executeTakeFirst()) !== undefined;
}

/** Gives recorded audio that the events of other stations play to such a station, so that it stays. */
export async function handOverAudio(db: Tables, stationId: number): Promise<void> {
  const heirs = tablesOf(db)
    .selectFrom('event_ranges')
    .innerJoin('audio_events', 'audio_events.id', 'event_ranges.event_id')
    .innerJoin('streams', 'streams.id', 'event_ranges.stream_id')
    .where('streams.station_id', '=', stationId)
    .where('audio_events.station_id', '<>', stationId)
    .groupBy('streams.id')
    .select((row) => ['streams.id', row.fn.min('audio_events.station_id').as('heir')]);
  for (const { id, heir } of await heirs.execute()) {
    await tablesOf(db)
      .updateTable('streams')
      .set({ station_id: Number(heir) })
      .where('id', '=', id)
      .execute();
  }
}

/** Files of the archive of a station. */
export async function archiveFilesOf(
  db: Tables,
  stationId: number,
  limit: number,
): Promise<{ id: number; name: string }[]> {
  const found = tablesOf(db)
    .selectFrom('archive_files')
    .innerJoin('streams', 'streams.id', 'archive_files.stream_id');
  const own = found
    .where('streams.station_id', '=', stationId)
    .select(['archive_files.id', 'archive_files.name']);
  return own.orderBy('archive_files.id').limit(limit).execute();
}

/** Deletes the rows of a file of the archive, and its segments. */
export async function deleteArchiveFile(db: Tables, id: number): Promise<void> {
  await tablesOf(db).deleteFrom('segments').where('file_id', '=', id).execute();
  for (const table of ['segment_loudness', 'original_files'])
    await sql`delete from ${sql.table(table)} where file_id = ${id}`.execute(db.tables());
  await tablesOf(db).deleteFrom('archive_files').where('id', '=', id).execute();
}

/** Ids of the uploads of a station, and of the items of its imports, whose files are named after them. */
export async function idsOfFiles(
  db: Tables,
  stationId: number,
): Promise<{ uploads: number[]; items: number[] }> {
  const uploads = await tablesOf(db)
    .selectFrom('uploads')
    .select('id')
    .where('station_id', '=', stationId)
    .execute();
  const own = tablesOf(db)
    .selectFrom('import_items')
    .innerJoin('imports', 'imports.id', 'import_items.import_id');
  const items = await own.select('import_items.id').where('imports.station_id', '=', stationId).execute();
  return { uploads: uploads.map(({ id }) => id), items: items.map(({ id }) => id) };
}

/** Deletes the jobs of a station that do not run. */
export async function deleteJobsOf(db: Tables, stationId: number): Promise<void> {
  await tablesOf(db)
    .deleteFrom('jobs')
    .where('station_id', '=', stationId)
    .where('status', '<>', 'running')
    .execute();
}

export async function deleteStationRow(db: Tables, id: number): Promise<void> {
  await db
    .tables<AccountTables>()
    .deleteFrom('stations')
    .where('id', '=', id)
    .where('deleting', '=', 1)
    .execute();
}
