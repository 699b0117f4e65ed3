import type { Tables } from '../../platform/db/database.ts';
import type { DeliveryRow, DeliveryTables } from './delivery-tables.ts';

export type DeliveryKey = Pick<DeliveryRow, 'episode_id' | 'connection_id'>;
export type DeliveryChange = Partial<
  Omit<DeliveryRow, 'episode_id' | 'connection_id' | 'station_id' | 'type'>
>;

export async function deliveryOf(
  db: Tables,
  { episode_id, connection_id }: DeliveryKey,
): Promise<DeliveryRow | undefined> {
  const rows = db
    .tables<DeliveryTables>()
    .selectFrom('deliveries')
    .selectAll()
    .where('episode_id', '=', episode_id);
  return rows.where('connection_id', '=', connection_id).executeTakeFirst();
}

export async function deliveriesOf(db: Tables, episodeIds: readonly number[]): Promise<DeliveryRow[]> {
  if (episodeIds.length === 0) return [];
  const rows = db
    .tables<DeliveryTables>()
    .selectFrom('deliveries')
    .selectAll()
    .where('episode_id', 'in', episodeIds);
  return rows.orderBy('episode_id').orderBy('connection_id').execute();
}

export async function insertDelivery(db: Tables, row: DeliveryRow): Promise<DeliveryRow> {
  return db
    .tables<DeliveryTables>()
    .insertInto('deliveries')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateDelivery(
  db: Tables,
  key: DeliveryKey,
  change: DeliveryChange,
): Promise<DeliveryRow> {
  const rows = db
    .tables<DeliveryTables>()
    .updateTable('deliveries')
    .set(change)
    .where('episode_id', '=', key.episode_id);
  return rows.where('connection_id', '=', key.connection_id).returningAll().executeTakeFirstOrThrow();
}

/** Deliveries of a station that failed since a moment (Unix seconds), latest first. */
export async function failedSince(
  db: Tables,
  stationId: number,
  since: number,
  limit: number,
): Promise<DeliveryRow[]> {
  const rows = db
    .tables<DeliveryTables>()
    .selectFrom('deliveries')
    .selectAll()
    .where('station_id', '=', stationId);
  return rows
    .where('status', '=', 'failed')
    .where('updated_at', '>=', since)
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute();
}

/** The latest delivery to each destination of a station that arrived or failed. */
export async function latestDeliveries(db: Tables, stationId: number): Promise<DeliveryRow[]> {
  const rows = db
    .tables<DeliveryTables>()
    .selectFrom('deliveries')
    .selectAll('deliveries')
    .where('deliveries.station_id', '=', stationId);
  const newest = db
    .tables<DeliveryTables>()
    .selectFrom('deliveries')
    .where('station_id', '=', stationId)
    .where('status', 'in', ['delivered', 'failed'])
    .select((row) => ['connection_id', row.fn.max('updated_at').as('newest')])
    .groupBy('connection_id');
  const joined = rows.innerJoin(newest.as('last'), (join) =>
    join
      .onRef('last.connection_id', '=', 'deliveries.connection_id')
      .onRef('last.newest', '=', 'deliveries.updated_at'),
  );
  const all = await joined
    .where('deliveries.status', 'in', ['delivered', 'failed'])
    .orderBy('deliveries.connection_id')
    .orderBy('deliveries.episode_id', 'desc')
    .execute();
  return [...Map.groupBy(all, ({ connection_id }) => connection_id).values()].flatMap(
    ([latest]) => latest ?? [],
  );
}

/** The number of an episode's failed deliveries. */
export async function countFailed(db: Tables, episodeId: number): Promise<number> {
  const rows = db
    .tables<DeliveryTables>()
    .selectFrom('deliveries')
    .where('episode_id', '=', episodeId)
    .where('status', '=', 'failed');
  return Number(
    (await rows.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count,
  );
}

/** Removes deliveries that never arrived at a deleted destination; others stay. Resolves to the episode ids. */
export async function deleteUndelivered(db: Tables, destinationId: number): Promise<number[]> {
  const rows = db
    .tables<DeliveryTables>()
    .deleteFrom('deliveries')
    .where('connection_id', '=', destinationId);
  const gone = await rows
    .where('status', 'in', ['waiting', 'sending', 'failed'])
    .returning('episode_id')
    .execute();
  return gone.map(({ episode_id }) => episode_id);
}
