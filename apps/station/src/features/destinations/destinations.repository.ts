import { sql, type Insertable, type Updateable } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import type { Page } from '../../platform/http/resource-list.ts';
import type { StationScope } from '../accounts/index.ts';
import {
  destinationDefaults,
  toDestinationRow,
  type DestinationDetails,
  type DestinationRow,
} from './destination-row.ts';
import type { DestinationTables, StoredDestination } from './destination-tables.ts';

/** The destinations of a station, or those of the shows that a user is limited to and of the episodes of these. */
function destinationsIn(db: Tables, { id, limit }: StationScope) {
  const destinations = db.tables<DestinationTables>().selectFrom('connections').where('station_id', '=', id);
  if (!limit) return destinations;
  const shows = db.dialect.numbers([...limit.shows]);
  return destinations.where((row) =>
    row.or([
      sql<boolean>`id in (select connection_id from connection_shows where show_id in ${shows})`,
      sql<boolean>`id in (select connection_id from episode_connections where episode_id in (select id from episodes where show_id in ${shows}))`,
    ]),
  );
}

export async function destinationsOf(db: Tables, scope: StationScope, page: Page): Promise<DestinationRow[]> {
  const rows = destinationsIn(db, scope).selectAll().where('provisional_at', 'is', null).orderBy('id');
  return withShows(
    db,
    await rows
      .limit(page.limit || Number.MAX_SAFE_INTEGER)
      .offset(page.offset)
      .execute(),
  );
}

export async function countDestinations(db: Tables, scope: StationScope): Promise<number> {
  const count = destinationsIn(db, scope)
    .where('provisional_at', 'is', null)
    .select((row) => row.fn.countAll<number>().as('count'));
  return Number((await count.executeTakeFirstOrThrow()).count);
}

/** Without the shows that publish to them, because there may be thousands. */
export async function destinationSummaries(db: Tables, stationId: number, ids: ReadonlySet<number>) {
  if (ids.size === 0) return [];
  const rows = db
    .tables<DestinationTables>()
    .selectFrom('connections')
    .select(['id', 'type', 'details'])
    .where('station_id', '=', stationId);
  // A list of many shows refers to more destinations than a statement has parameters.
  const found = await (ids.size > 500 ? rows : rows.where('id', 'in', [...ids])).execute();
  return found.flatMap(({ id, type, details }) => {
    const { title = destinationDefaults.title }: Partial<DestinationDetails> = JSON.parse(details);
    return ids.has(id) ? [{ id, type, title }] : [];
  });
}

/** Of one scope, or by id alone; without provisional ones. */
export async function destinationsById(
  db: Tables,
  ids: readonly number[],
  scope?: StationScope,
): Promise<DestinationRow[]> {
  if (ids.length === 0) return [];
  const all = scope ? destinationsIn(db, scope) : db.tables<DestinationTables>().selectFrom('connections');
  return withShows(
    db,
    await all.selectAll().where('id', 'in', ids).where('provisional_at', 'is', null).execute(),
  );
}

export async function allShowsFeeds(db: Tables, stationId: number): Promise<number[]> {
  const feeds = db
    .tables<DestinationTables>()
    .selectFrom('connections')
    .select('id')
    .where('station_id', '=', stationId);
  return (await feeds.where('all_shows', '=', 1).execute()).map(({ id }) => id);
}

/** Includes provisional ones. */
export async function anyDestination(db: Tables, scope: StationScope, id: number) {
  const stored = await destinationsIn(db, scope).selectAll().where('id', '=', id).executeTakeFirst();
  const [row] = await withShows(db, stored ? [stored] : []);
  return stored && row && { row, isProvisional: stored.provisional_at !== null, createdBy: stored.made_by };
}

/** Confirms the provisional ones among these. Resolves to their ids. */
export async function confirmDestinations(
  db: Tables,
  stationId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const found = db
    .tables<DestinationTables>()
    .updateTable('connections')
    .set({ provisional_at: null })
    .where('station_id', '=', stationId);
  const confirmed = found.where('id', 'in', ids).where('provisional_at', 'is not', null).returning('id');
  return (await confirmed.execute()).map(({ id }) => id);
}

/** Provisional destinations unchanged since `before` (Unix seconds), oldest first. */
export async function unchangedProvisional(db: Tables, since: number, limit: number) {
  const rows = db
    .tables<DestinationTables>()
    .selectFrom('connections')
    .select(['id', 'station_id'])
    .where('provisional_at', '<', since);
  return rows.orderBy('provisional_at').limit(limit).execute();
}

type StoredSecrets = Pick<StoredDestination, 'token' | 'app_secret' | 'refresh_token' | 'token_expires_at'>;

export async function secretsOf(db: Tables, stationId: number, id: number): Promise<StoredSecrets> {
  const rows = db
    .tables<DestinationTables>()
    .selectFrom('connections')
    .where('station_id', '=', stationId)
    .where('id', '=', id);
  const found = await rows
    .select(['token', 'app_secret', 'refresh_token', 'token_expires_at'])
    .executeTakeFirst();
  return found ?? { token: '', app_secret: '', refresh_token: '', token_expires_at: null };
}

/** Whether the installation has another destination of a type that has access to an account. */
export async function hasOtherAccess(
  db: Tables,
  type: StoredDestination['type'],
  id: number,
): Promise<boolean> {
  const rows = db
    .tables<DestinationTables>()
    .selectFrom('connections')
    .select('id')
    .where('type', '=', type)
    .where('id', '!=', id);
  return (await rows.where('token', '!=', '').limit(1).executeTakeFirst()) !== undefined;
}

/** The plain secrets that older versions stored. */
export async function unsealedSecrets(
  db: Tables,
): Promise<Pick<StoredDestination, 'id' | 'token' | 'app_secret'>[]> {
  const rows = db.tables<DestinationTables>().selectFrom('connections').select(['id', 'token', 'app_secret']);
  return rows.where('secrets_sealed', '=', 0).execute();
}

export async function insertDestination(
  db: Tables,
  row: Insertable<DestinationTables['connections']>,
): Promise<number> {
  const added = db.tables<DestinationTables>().insertInto('connections').values(row).returning('id');
  return (await added.executeTakeFirstOrThrow()).id;
}

export async function updateDestination(
  db: Tables,
  id: number,
  change: Updateable<DestinationTables['connections']>,
): Promise<void> {
  await db.tables<DestinationTables>().updateTable('connections').set(change).where('id', '=', id).execute();
}

export async function deleteDestination(db: Tables, id: number): Promise<void> {
  await db.tables<DestinationTables>().deleteFrom('connections').where('id', '=', id).execute();
}

export async function replaceShows(
  db: Tables,
  stationId: number,
  destinationId: number,
  showIds: readonly number[],
): Promise<void> {
  await db
    .tables<DestinationTables>()
    .deleteFrom('connection_shows')
    .where('connection_id', '=', destinationId)
    .execute();
  await link(
    db,
    showIds.map((show_id) => ({ connection_id: destinationId, show_id, station_id: stationId })),
  );
}

export async function replaceDestinations(
  db: Tables,
  stationId: number,
  showId: number,
  destinationIds: readonly number[],
): Promise<void> {
  const links = db
    .tables<DestinationTables>()
    .deleteFrom('connection_shows')
    .where('station_id', '=', stationId);
  await links.where('show_id', '=', showId).execute();
  await link(
    db,
    destinationIds.map((connection_id) => ({ connection_id, show_id: showId, station_id: stationId })),
  );
}

/** Destination ids by show, in the order of their ids. */
export async function destinationIdsByShow(
  db: Tables,
  stationId: number,
  showIds?: readonly number[],
): Promise<Map<number, number[]>> {
  const all = db
    .tables<DestinationTables>()
    .selectFrom('connection_shows')
    .where('station_id', '=', stationId);
  const ids = (showIds ? all.where('show_id', 'in', showIds) : all)
    .select(['show_id', db.dialect.joinNumbers(sql.ref('connection_id')).as('ids')])
    .groupBy('show_id');
  return new Map((await ids.execute()).map((row) => [row.show_id, row.ids.split(',').map(Number)]));
}

async function link(db: Tables, links: Insertable<DestinationTables['connection_shows']>[]): Promise<void> {
  if (links.length === 0) return;
  await db.tables<DestinationTables>().insertInto('connection_shows').values(links).execute();
}

async function withShows(db: Tables, rows: StoredDestination[]): Promise<DestinationRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const links = await db
    .tables<DestinationTables>()
    .selectFrom('connection_shows')
    .select(['connection_id', 'show_id'])
    .where('connection_id', 'in', ids)
    .orderBy('show_id')
    .execute();
  const byDestination = Map.groupBy(links, (row) => row.connection_id);
  return rows.map((row) =>
    toDestinationRow(
      row,
      (byDestination.get(row.id) ?? []).map(({ show_id }) => show_id),
    ),
  );
}
