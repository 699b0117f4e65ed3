import type { Tables } from '../../platform/db/database.ts';
import type { EmbedRow, EmbedTables } from './embed-tables.ts';

/** Latest seen first. */
export async function embedsOf(db: Tables, stationId: number): Promise<EmbedRow[]> {
  const rows = db.tables<EmbedTables>().selectFrom('embeds').selectAll().where('station_id', '=', stationId);
  return rows.orderBy('last_seen', 'desc').orderBy('site').orderBy('version').orderBy('kind').execute();
}

/** Adds the counts of a row to the stored one, or stores it. */
export async function addToEmbed(db: Tables, row: EmbedRow): Promise<void> {
  const embeds = db.tables<EmbedTables>().insertInto('embeds').values(row);
  await embeds
    .onConflict((conflict) =>
      conflict.columns(['station_id', 'site', 'version', 'kind']).doUpdateSet(({ ref, eb }) => ({
        views: eb(ref('embeds.views'), '+', row.views),
        list_errors: eb(ref('embeds.list_errors'), '+', row.list_errors),
        empty_errors: eb(ref('embeds.empty_errors'), '+', row.empty_errors),
        audio_errors: eb(ref('embeds.audio_errors'), '+', row.audio_errors),
        last_seen: row.last_seen,
      })),
    )
    .execute();
}

/** Deletes the least viewed rows of a station beyond `most`, so that invented sites replace each other and no real one. */
export async function trimEmbeds(db: Tables, stationId: number, most: number): Promise<void> {
  const kept = db
    .tables<EmbedTables>()
    .selectFrom('embeds')
    .select(['site', 'version', 'kind'])
    .where('station_id', '=', stationId);
  const excess = await kept
    .orderBy('views', 'desc')
    .orderBy('last_seen', 'desc')
    .offset(most)
    .limit(10_000)
    .execute();
  for (const { site, version, kind } of excess) {
    const row = db
      .tables<EmbedTables>()
      .deleteFrom('embeds')
      .where('station_id', '=', stationId)
      .where('site', '=', site);
    await row.where('version', '=', version).where('kind', '=', kind).execute();
  }
}

/** Deletes what was not seen since a moment, in Unix seconds. */
export async function deleteEmbedsBefore(db: Tables, moment: number): Promise<void> {
  await db.tables<EmbedTables>().deleteFrom('embeds').where('last_seen', '<', moment).execute();
}

/** Stations that turned the reports off. */
export async function silentStations(db: Tables): Promise<number[]> {
  const rows = await db
    .tables<EmbedTables>()
    .selectFrom('embed_settings')
    .select('station_id')
    .where('enabled', '=', 0)
    .execute();
  return rows.map(({ station_id }) => station_id);
}

export async function saveEmbedSettings(db: Tables, stationId: number, isEnabled: boolean): Promise<void> {
  const enabled = isEnabled ? 1 : 0;
  const settings = db
    .tables<EmbedTables>()
    .insertInto('embed_settings')
    .values({ station_id: stationId, enabled });
  await settings.onConflict((conflict) => conflict.column('station_id').doUpdateSet({ enabled })).execute();
}
