import { sql } from 'kysely';
import type { Transaction } from '../../platform/db/database.ts';
import type { StoredRow } from '../../platform/db/table-pages.ts';
import { createLoopYield } from '../../platform/loop-yield.ts';
import type { MovedStationSettings, Station } from '../accounts/index.ts';
import { movedTables, type RowTarget } from '../station-exports/index.ts';
import type { ApplyDeps } from './apply-deps.ts';
import { importRow } from './import-row.ts';
import { clearRows, insertRows } from './insert-rows.ts';
import { fitFiles } from './missing-files.ts';
import type { ImportArchive } from './open-archive.ts';

/** The rows of the last transaction, by table. */
export type FinalRows = ReadonlyMap<string, readonly StoredRow[]>;

/** Tables with an effect: what the station publishes and does. */
const finalTables = movedTables.filter(({ isBulk, name }) => isBulk !== true && name !== 'users');

/** Reads the rows of the last transaction, so that it reads no file. */
export async function readFinalRows(archive: ImportArchive, target: RowTarget): Promise<FinalRows> {
  const all = new Map<string, StoredRow[]>();
  const pause = createLoopYield();
  for (const table of finalTables) {
    const rows: StoredRow[] = [];
    for await (const row of archive.rows(table)) {
      const fitting = fitFiles(table.name, row, archive);
      const moved = fitting && importRow(table, fitting, target);
      if (moved) rows.push(moved);
      await pause();
    }
    all.set(table.name, rows);
  }
  return all;
}

interface PublishOptions {
  readonly station: Station;
  readonly rows: FinalRows;
  readonly settings: MovedStationSettings;
  readonly target: RowTarget;
}

/** Inserts what makes a station: from its commit on, the imported station is there, whole. */
export async function publishImport(
  transaction: Transaction,
  { accounts, episodes, transcripts }: Omit<ApplyDeps, 'seal'>,
  { station, rows, settings, target }: PublishOptions,
): Promise<void> {
  // An empty station has tags and settings at most. Users keep the rights that they have.
  for (const { name } of finalTables.toReversed()) {
    if (name !== 'station_people' && name !== 'station_people_shows')
      await clearRows(transaction, name, station.id);
  }
  for (const { name } of finalTables) await insertRows(transaction, name, station.id, rows.get(name) ?? []);
  await markPlayable(transaction, station.id);
  const { default_show_id, default_image, logo } = settings;
  await accounts.setMovedSettings(transaction, station.id, {
    ...settings,
    default_show_id: default_show_id === null ? null : target.newId('shows', default_show_id),
    default_image: target.readdress(default_image),
    logo: target.readdress(logo),
  });
  await episodes.publishing.resumeTimers(transaction, station.id);
  await transcripts.reindex(transaction, station.id);
}

/** Events arrive as without audio; those whose audio has come as well can be played. */
async function markPlayable(transaction: Transaction, stationId: number): Promise<void> {
  await sql`update audio_events set gone = 0 where station_id = ${stationId} and not exists (
    select 1 from event_ranges r where r.event_id = audio_events.id and not exists (
      select 1 from segments s where s.stream_id = r.stream_id and s.n between r.first_n and r.last_n))
    and exists (select 1 from event_ranges r where r.event_id = audio_events.id)`.execute(
    transaction.tables(),
  );
}
