import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';
import type { AnalyticsTables } from '../analytics-tables.ts';

type RetentionRow = Selectable<AnalyticsTables['analytics_retention']>;
type MinuteRow = Selectable<AnalyticsTables['analytics_minutes']>;

const tablesOf = (db: Tables) => db.tables<AnalyticsTables>();

/** Rows per statement, because SQLite limits a statement to 32,766 values. */
const rowsPerStatement = 1000;

export async function addToRetention(
  db: Tables,
  row: Insertable<AnalyticsTables['analytics_retention']>,
): Promise<void> {
  const insert = tablesOf(db).insertInto('analytics_retention').values(row);
  await insert
    .onConflict((conflict) =>
      conflict.columns(['episode_id', 'version']).doUpdateSet((added) => ({
        in_ranges: added('analytics_retention.in_ranges', '+', row.in_ranges),
        whole: added('analytics_retention.whole', '+', row.whole),
      })),
    )
    .execute();
}

export async function addToMinutes(db: Tables, rows: readonly MinuteRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    const insert = tablesOf(db)
      .insertInto('analytics_minutes')
      .values(rows.slice(at, at + rowsPerStatement));
    await insert
      .onConflict((conflict) =>
        conflict.columns(['episode_id', 'version', 'minute']).doUpdateSet((added) => ({
          downloads: added('analytics_minutes.downloads', '+', added.ref('excluded.downloads')),
        })),
      )
      .execute();
  }
}

/** The downloads of an audio version, and those in ranges by minute from 0 on. */
export interface MinuteHistory extends RetentionRow {
  readonly minutes: readonly number[];
}

export async function insertMinutes(db: Tables, { minutes, ...row }: MinuteHistory): Promise<void> {
  const { episode_id, version } = row;
  await addToRetention(db, row);
  await addToMinutes(
    db,
    minutes.map((downloads, minute) => ({ episode_id, version, minute, downloads })),
  );
}

/** The audio versions of an episode that have downloads with or without minutes, oldest first. */
export async function retentionOf(db: Tables, episodeId: number): Promise<RetentionRow[]> {
  const rows = tablesOf(db).selectFrom('analytics_retention').selectAll().where('episode_id', '=', episodeId);
  return rows.orderBy('version').execute();
}

/** Downloads by minute of an audio version; none for a minute that no download fetched. */
export async function minutesOf(
  db: Tables,
  episodeId: number,
  version: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = tablesOf(db)
    .selectFrom('analytics_minutes')
    .select(['minute', 'downloads'])
    .where('episode_id', '=', episodeId);
  const found = await rows.where('version', '=', version).execute();
  return new Map(found.map(({ minute, downloads }) => [minute, downloads]));
}
