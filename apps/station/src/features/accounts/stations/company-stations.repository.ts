import { sql } from 'kysely';
import type { Licence, StationState } from '@postkit/sdk/schema';
import type { Tables } from '../../../platform/db/database.ts';
import type { AccountTables, StationRow } from '../account-tables.ts';

/** The tables of other features whose rows are counted. */
interface CountedTables extends AccountTables {
  shows: { station_id: number };
  episodes: { station_id: number; deleted_at: number | null };
}

export interface StationSearch {
  readonly companyId: number;
  readonly search?: string | undefined;
  readonly state?: StationState | undefined;
  /** 0 for all. */
  readonly limit: number;
  readonly offset: number;
}

const searched = ['title', 'slug', 'format', 'geo_state', 'geo_region'] as const;

/** A page of the stations of a company by title, and the number on all pages. */
export async function findStations(
  db: Tables,
  wanted: StationSearch,
): Promise<{ rows: StationRow[]; total: number }> {
  const { companyId, search = '', state, limit, offset } = wanted;
  let stations = db.tables<AccountTables>().selectFrom('stations').where('company_id', '=', companyId);
  if (state) stations = stations.where('deleting', '=', state === 'deleting' ? 1 : 0);
  if (state === 'active') stations = stations.where('archived_at', 'is', null);
  if (state === 'archived') stations = stations.where('archived_at', 'is not', null);
  if (search !== '') {
    const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    stations = stations.where((row) =>
      row.or(searched.map((column) => db.dialect.matchesLike(sql.ref<string>(column), pattern))),
    );
  }
  const counted = await stations
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  let page = stations
    .selectAll()
    .orderBy(sql`lower(title)`)
    .orderBy('id');
  if (limit > 0) page = page.limit(limit).offset(offset);
  return { rows: await page.execute(), total: Number(counted.count) };
}

/** Stations of a company whatever their state. */
export async function stationOf(db: Tables, companyId: number, id: number): Promise<StationRow | undefined> {
  const stations = db.tables<AccountTables>().selectFrom('stations').selectAll().where('id', '=', id);
  return stations.where('company_id', '=', companyId).executeTakeFirst();
}

/** Numbers of a station that its company sees. */
export interface StationNumbers {
  readonly licences: Readonly<Record<Licence, number>>;
  readonly shows: number;
  readonly episodes: number;
}

/** The numbers of these stations, in three statements for any number of them. */
export async function numbersOf(db: Tables, ids: readonly number[]): Promise<(id: number) => StationNumbers> {
  const [tables, here] = [db.tables<CountedTables>(), db.dialect.numbers(ids)];
  const held = await tables
    .selectFrom('station_people')
    .innerJoin('users', 'users.id', 'station_people.user_id')
    .where('station_people.station_id', 'in', here)
    .where('users.company_admin', '=', 0)
    .groupBy(['station_people.station_id', 'station_people.licence'])
    .select((row) => [
      'station_people.station_id',
      'station_people.licence',
      row.fn.countAll<number>().as('count'),
    ])
    .execute();
  const shows = await tables
    .selectFrom('shows')
    .where('station_id', 'in', here)
    .groupBy('station_id')
    .select((row) => ['station_id', row.fn.countAll<number>().as('count')])
    .execute();
  const episodes = await tables
    .selectFrom('episodes')
    .where('station_id', 'in', here)
    .where('deleted_at', 'is', null)
    .groupBy('station_id')
    .select((row) => ['station_id', row.fn.countAll<number>().as('count')])
    .execute();
  const countOf = (rows: readonly { station_id: number; count: number }[], id: number) =>
    Number(rows.find(({ station_id: station }) => station === id)?.count ?? 0);
  const holdersOf = (id: number, licence: Licence) =>
    countOf(
      held.filter((row) => row.licence === licence),
      id,
    );
  return (id) => ({
    licences: {
      full: holdersOf(id, 'full'),
      podcast: holdersOf(id, 'podcast'),
      logger: holdersOf(id, 'logger'),
    },
    shows: countOf(shows, id),
    episodes: countOf(episodes, id),
  });
}

/** Active stations of a company besides one. */
export async function otherActiveStations(db: Tables, companyId: number, id: number): Promise<number> {
  const stations = db
    .tables<AccountTables>()
    .selectFrom('stations')
    .where('company_id', '=', companyId)
    .where('id', '<>', id);
  const active = stations.where('archived_at', 'is', null).where('deleting', '=', 0);
  return Number(
    (await active.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count,
  );
}

export async function companyById(db: Tables, id: number) {
  return db
    .tables<AccountTables>()
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The company of the operator of the machine: the first one. */
export async function firstCompanyId(db: Tables): Promise<number | undefined> {
  return (
    await db.tables<AccountTables>().selectFrom('companies').select('id').orderBy('id').executeTakeFirst()
  )?.id;
}

export async function renameCompany(db: Tables, id: number, name: string): Promise<void> {
  const companies = db.tables<AccountTables>().updateTable('companies').where('id', '=', id);
  await companies.set((row) => ({ name, version: row('version', '+', 1) })).execute();
}

/** Stations of the demo that are not being deleted. */
export async function demoStationsOf(db: Tables, companyId: number): Promise<StationRow[]> {
  const stations = db
    .tables<AccountTables>()
    .selectFrom('stations')
    .selectAll()
    .where('company_id', '=', companyId);
  return stations.where('is_demo', '=', 1).where('deleting', '=', 0).execute();
}
