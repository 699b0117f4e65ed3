import type { Insertable, Updateable } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import type { AccountTables, StationRow, UserRow } from './account-tables.ts';
import { hasName } from './users.repository.ts';

/** Those that are not being deleted. */
export async function allStations(db: Tables): Promise<StationRow[]> {
  return remainingStations(db).orderBy('id').execute();
}

/** Those of these that are not being deleted. */
export async function stationsById(db: Tables, ids: readonly number[]): Promise<StationRow[]> {
  return remainingStations(db).where('id', 'in', db.dialect.numbers(ids)).execute();
}

function remainingStations(db: Tables) {
  return db.tables<AccountTables>().selectFrom('stations').selectAll().where('deleting', '=', 0);
}

export async function insertCompany(db: Tables, name: string): Promise<number> {
  const { id } = await db
    .tables<AccountTables>()
    .insertInto('companies')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertStation(
  db: Tables,
  station: Insertable<AccountTables['stations']>,
): Promise<number> {
  const added = db.tables<AccountTables>().insertInto('stations').values(station).returning('id');
  return (await added.executeTakeFirstOrThrow()).id;
}

export async function updateStation(
  db: Tables,
  id: number,
  change: Updateable<AccountTables['stations']>,
): Promise<void> {
  const stations = db.tables<AccountTables>().updateTable('stations').where('id', '=', id);
  await stations.set((row) => ({ ...change, version: row('version', '+', 1) })).execute();
}

export async function insertUser(db: Tables, user: Insertable<AccountTables['users']>): Promise<number> {
  const added = db.tables<AccountTables>().insertInto('users').values(user).returning('id');
  return (await added.executeTakeFirstOrThrow()).id;
}

export async function insertStationEntry(
  db: Tables,
  entry: Insertable<AccountTables['station_people']>,
): Promise<void> {
  await db.tables<AccountTables>().insertInto('station_people').values(entry).execute();
}

export async function userById(db: Tables, id: number): Promise<UserRow | undefined> {
  return db.tables<AccountTables>().selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function updatePassword(db: Tables, id: number, password: string): Promise<void> {
  await db
    .tables<AccountTables>()
    .updateTable('users')
    .set({ password, invited_until: null })
    .where('id', '=', id)
    .execute();
}

/** By email or username, ignoring case. An email takes precedence over another user's equal username. */
export async function userByName(db: Tables, name: string): Promise<UserRow | undefined> {
  const users = db.tables<AccountTables>().selectFrom('users').selectAll();
  const byEmail = await users.where(hasName(db, 'email', name)).executeTakeFirst();
  return byEmail ?? (await users.where(hasName(db, 'username', name)).executeTakeFirst());
}

/** Whether an email, ignoring case, is that of an active user of a station; a company admin is one at every station. */
export async function isUserAt(
  db: Tables,
  { id, companyId }: { id: number; companyId: number },
  email: string,
): Promise<boolean> {
  const entries = db
    .tables<AccountTables>()
    .selectFrom('station_people')
    .select('user_id')
    .where('station_id', '=', id);
  const users = db
    .tables<AccountTables>()
    .selectFrom('users')
    .select('id')
    .where(hasName(db, 'email', email))
    .where('disabled', '=', 0);
  const here = users.where((row) =>
    row.or([row('id', 'in', entries), row.and({ company_admin: 1, company_id: companyId })]),
  );
  return (await here.limit(1).executeTakeFirst()) !== undefined;
}

/** Users with an entry at a station, and the admins of its company. */
export async function userIdsAt(
  db: Tables,
  { id, companyId }: { id: number; companyId: number },
): Promise<number[]> {
  const tables = db.tables<AccountTables>();
  const admins = tables
    .selectFrom('users')
    .select('id as user_id')
    .where('company_id', '=', companyId)
    .where('company_admin', '=', 1);
  const rows = await tables
    .selectFrom('station_people')
    .select('user_id')
    .where('station_id', '=', id)
    .union(admins)
    .execute();
  return rows.map(({ user_id: userId }) => userId);
}

export async function anyCompanyAdmin(db: Tables): Promise<boolean> {
  const admins = db.tables<AccountTables>().selectFrom('users').select('id').where('company_admin', '=', 1);
  return (await admins.limit(1).executeTakeFirst()) !== undefined;
}

export async function entriesOf(db: Tables, userId: number) {
  return db
    .tables<AccountTables>()
    .selectFrom('station_people')
    .select(['station_id', 'admin', 'licence', 'limited_to_shows'])
    .where('user_id', '=', userId)
    .orderBy('station_id')
    .execute();
}

export async function recordEntry(db: Tables, stationId: number, userId: number, now: number): Promise<void> {
  await db
    .tables<AccountTables>()
    .insertInto('station_entries')
    .values({ station_id: stationId, user_id: userId, entered_at: now })
    .onConflict((conflict) => conflict.columns(['station_id', 'user_id']).doUpdateSet({ entered_at: now }))
    .execute();
}
