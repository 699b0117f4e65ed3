import type { Insertable } from 'kysely';
import type { MediaFormat } from '@postkit/sdk/schema';
import type { Tables } from '../../platform/db/database.ts';
import type { CampaignTables, InsertRow, VersionRow } from './campaign-tables.ts';

const tablesOf = (db: Tables) => db.tables<CampaignTables>();

export type CutsRow = CampaignTables['campaign_cuts'];

export async function cutsRow(
  db: Tables,
  episodeId: number,
  format: MediaFormat,
): Promise<CutsRow | undefined> {
  const row = tablesOf(db).selectFrom('campaign_cuts').selectAll().where('episode_id', '=', episodeId);
  return row.where('format', '=', format).executeTakeFirst();
}

/** The files of episodes whose places are known, by episode; of their mp3s alone. */
export async function knownCuts(
  db: Tables,
  episodeIds: readonly number[],
): Promise<ReadonlyMap<number, Omit<CutsRow, 'cuts' | 'format'>>> {
  const rows = tablesOf(db)
    .selectFrom('campaign_cuts')
    .select(['episode_id', 'file_key', 'markers'])
    .where('format', '=', 'mp3');
  const found = await rows.where('episode_id', 'in', db.dialect.numbers(episodeIds)).execute();
  return new Map(found.map((row) => [row.episode_id, row]));
}

export async function upsertCuts(db: Tables, { episode_id, format, ...facts }: CutsRow): Promise<void> {
  const added = tablesOf(db)
    .insertInto('campaign_cuts')
    .values({ episode_id, format, ...facts });
  await added
    .onConflict((conflict) => conflict.columns(['episode_id', 'format']).doUpdateSet(facts))
    .execute();
}

export async function deleteCuts(db: Tables, episodeId: number): Promise<void> {
  await tablesOf(db).deleteFrom('campaign_cuts').where('episode_id', '=', episodeId).execute();
}

export async function versionById(db: Tables, id: string): Promise<VersionRow | undefined> {
  return tablesOf(db).selectFrom('campaign_versions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The version that a listener got of an episode on a day. */
export async function versionFor(
  db: Tables,
  { day, episode_id, format, listener }: Pick<VersionRow, 'day' | 'episode_id' | 'format' | 'listener'>,
): Promise<VersionRow | undefined> {
  const rows = tablesOf(db)
    .selectFrom('campaign_versions')
    .selectAll()
    .where('day', '=', day)
    .where('episode_id', '=', episode_id);
  return rows.where('format', '=', format).where('listener', '=', listener).executeTakeFirst();
}

/** Adds a version in place of an earlier one of the listener, which keeps its own name. */
export async function insertVersion(
  db: Tables,
  row: VersionRow,
  inserts: readonly Insertable<CampaignTables['campaign_inserts']>[],
) {
  await tablesOf(db).insertInto('campaign_versions').values(row).execute();
  if (inserts.length > 0)
    await tablesOf(db)
      .insertInto('campaign_inserts')
      .values([...inserts])
      .execute();
}

/** Frees the place of a listener's version for another one; the version stays until it is old. */
export async function replaceVersion(db: Tables, { id }: VersionRow): Promise<void> {
  await tablesOf(db)
    .updateTable('campaign_versions')
    .set({ listener: `replaced ${id}` })
    .where('id', '=', id)
    .execute();
}

export async function insertsOf(db: Tables, versionId: string): Promise<InsertRow[]> {
  return tablesOf(db)
    .selectFrom('campaign_inserts')
    .selectAll()
    .where('version_id', '=', versionId)
    .orderBy('number')
    .execute();
}

export async function updateInsert(
  db: Tables,
  { version_id, number }: Pick<InsertRow, 'version_id' | 'number'>,
  change: Pick<InsertRow, 'sent' | 'counted'>,
): Promise<void> {
  await tablesOf(db)
    .updateTable('campaign_inserts')
    .set(change)
    .where('version_id', '=', version_id)
    .where('number', '=', number)
    .execute();
}

/** Inserts of campaigns since a moment that are not counted yet, by campaign and UTC day. */
export async function openInserts(db: Tables, ids: readonly number[], since: number) {
  return tablesOf(db)
    .selectFrom('campaign_inserts')
    .select(({ fn }) => ['campaign_id', 'day', fn.countAll<number>().as('inserts')])
    .where('campaign_id', 'in', ids)
    .where('counted', '=', 0)
    .where('created_at', '>=', since)
    .groupBy(['campaign_id', 'day'])
    .execute();
}

/** Inserts that a listener got on a day, by campaign. */
export async function insertsFor(
  db: Tables,
  ids: readonly number[],
  { day, listener }: { day: number; listener: string },
) {
  const rows = await tablesOf(db)
    .selectFrom('campaign_inserts')
    .select(({ fn }) => ['campaign_id', fn.countAll<number>().as('inserts')])
    .where('campaign_id', 'in', ids)
    .where('day', '=', day)
    .where('listener', '=', listener)
    .groupBy('campaign_id')
    .execute();
  return new Map(rows.map(({ campaign_id, inserts }) => [campaign_id, Number(inserts)]));
}

export async function addDelivery(
  db: Tables,
  { campaign_id, day, episode_id, position }: InsertRow,
): Promise<void> {
  const added = tablesOf(db)
    .insertInto('campaign_days')
    .values({ campaign_id, day, episode_id, position, deliveries: 1 });
  await added
    .onConflict((conflict) =>
      conflict
        .columns(['campaign_id', 'day', 'episode_id', 'position'])
        .doUpdateSet((insert) => ({ deliveries: insert('campaign_days.deliveries', '+', 1) })),
    )
    .execute();
}

/** Deletes versions from before a moment with their inserts. */
export async function deleteVersionsBefore(db: Tables, at: number): Promise<void> {
  const old = tablesOf(db).selectFrom('campaign_versions').select('id').where('created_at', '<', at);
  await tablesOf(db).deleteFrom('campaign_inserts').where('version_id', 'in', old).execute();
  await tablesOf(db).deleteFrom('campaign_versions').where('created_at', '<', at).execute();
}
