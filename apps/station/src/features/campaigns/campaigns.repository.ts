import { sql, type Insertable, type Updateable } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import type { CampaignRow, CampaignTables } from './campaign-tables.ts';

const tablesOf = (db: Tables) => db.tables<CampaignTables>();

export async function insertCampaign(
  db: Tables,
  row: Insertable<CampaignTables['campaigns']>,
): Promise<CampaignRow> {
  return tablesOf(db).insertInto('campaigns').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Newest first. */
export async function campaignsOf(db: Tables, stationId: number): Promise<CampaignRow[]> {
  return tablesOf(db)
    .selectFrom('campaigns')
    .selectAll()
    .where('station_id', '=', stationId)
    .orderBy('id', 'desc')
    .execute();
}

export async function campaignById(db: Tables, id: number): Promise<CampaignRow | undefined> {
  return tablesOf(db).selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Campaigns of all stations with audio, whose dates are not over. @param now Unix seconds */
export async function currentCampaigns(db: Tables, now: number): Promise<CampaignRow[]> {
  const rows = tablesOf(db).selectFrom('campaigns').selectAll().where('media_status', '=', 'ready');
  return rows
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
    .orderBy('id')
    .execute();
}

export async function updateCampaign(
  db: Tables,
  id: number,
  change: Updateable<CampaignTables['campaigns']>,
): Promise<CampaignRow> {
  return tablesOf(db)
    .updateTable('campaigns')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a campaign with its numbers. */
export async function deleteCampaign(db: Tables, id: number): Promise<void> {
  for (const table of ['campaign_days', 'campaign_inserts'] as const) {
    await tablesOf(db).deleteFrom(table).where('campaign_id', '=', id).execute();
  }
  await tablesOf(db).deleteFrom('campaigns').where('id', '=', id).execute();
}

/** A campaign of the station with these files; undefined if there is none. */
export async function campaignWithKey(
  db: Tables,
  stationId: number,
  key: string,
): Promise<CampaignRow | undefined> {
  const rows = tablesOf(db).selectFrom('campaigns').selectAll().where('station_id', '=', stationId);
  return rows.where('media_key', '=', key).limit(1).executeTakeFirst();
}

/** Bytes of the files of a station's campaigns. */
export async function campaignBytes(db: Tables, stationId: number): Promise<number> {
  const rows = tablesOf(db)
    .selectFrom('campaigns')
    .select(['media_key', 'bytes'])
    .distinct()
    .where('station_id', '=', stationId);
  return (await rows.execute()).reduce((sum, { bytes }) => sum + bytes, 0);
}

export interface DeliverySums {
  readonly total: number;
  readonly today: number;
}

/** Counted deliveries of campaigns, by id. */
export async function deliveriesOf(
  db: Tables,
  ids: readonly number[],
  day: number,
): Promise<ReadonlyMap<number, DeliverySums>> {
  if (ids.length === 0) return new Map();
  const rows = await tablesOf(db)
    .selectFrom('campaign_days')
    .select(({ fn }) => [
      'campaign_id',
      fn.sum<number>('deliveries').as('total'),
      sql<number>`sum(case when day = ${day} then deliveries else 0 end)`.as('today'),
    ])
    .where('campaign_id', 'in', ids)
    .groupBy('campaign_id')
    .execute();
  return new Map(
    rows.map(({ campaign_id, total, today }) => [
      campaign_id,
      { total: Number(total), today: Number(today) },
    ]),
  );
}

/** Counted deliveries of a campaign in these episodes, by episode. */
export async function deliveriesIn(
  db: Tables,
  id: number,
  episodeIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await tablesOf(db)
    .selectFrom('campaign_days')
    .select(['episode_id', sql<number>`sum(deliveries)`.as('deliveries')])
    .where('campaign_id', '=', id)
    .where('episode_id', 'in', db.dialect.numbers(episodeIds))
    .groupBy('episode_id')
    .execute();
  return new Map(rows.map(({ episode_id, deliveries }) => [episode_id, Number(deliveries)]));
}

/** Counted deliveries of a campaign by day, position and episode. */
export async function deliveryRows(db: Tables, id: number) {
  const rows = () => tablesOf(db).selectFrom('campaign_days').where('campaign_id', '=', id);
  const sum = sql<number>`sum(deliveries)`.as('deliveries');
  return {
    days: await rows().select(['day', sum]).groupBy('day').orderBy('day').execute(),
    positions: await rows().select(['position', sum]).groupBy('position').execute(),
    episodes: await rows()
      .select(['episode_id', sum])
      .groupBy('episode_id')
      .orderBy(sql`sum(deliveries)`, 'desc')
      .orderBy('episode_id')
      .limit(50)
      .execute(),
  };
}

/** Counted deliveries of the campaigns of a station, by campaign, day, episode and position. */
export async function countedDeliveries(
  db: Tables,
  stationId: number,
): Promise<CampaignTables['campaign_days'][]> {
  const ids = tablesOf(db).selectFrom('campaigns').select('id').where('station_id', '=', stationId);
  const rows = tablesOf(db).selectFrom('campaign_days').selectAll().where('campaign_id', 'in', ids);
  return rows.orderBy('campaign_id').orderBy('day').orderBy('episode_id').orderBy('position').execute();
}
