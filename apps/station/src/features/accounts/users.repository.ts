import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import type { AccountTables } from './account-tables.ts';
import { usersWithFactor } from './second-factors/second-factors.repository.ts';
import { usersWithIdentity } from './single-sign-on/single-sign-on.repository.ts';

const columns = [
  'id',
  'company_id',
  'username',
  'email',
  'first_name',
  'last_name',
  'disabled',
  'company_admin',
  'invited_until',
  'version',
] as const;

export type EntryRow = Selectable<AccountTables['station_people']>;
/** The rights that an entry had, and has again when it returns. */
export type LastStation = Pick<EntryRow, 'licence' | 'limited_to_shows'>;

/** A user as the users screen shows them, with all their entries. */
export interface UserWithEntries extends Pick<Selectable<AccountTables['users']>, (typeof columns)[number]> {
  readonly entries: readonly EntryRow[];
  /** Ids of the shows that the user is limited to, by station. */
  readonly shows: ReadonlyMap<number, ReadonlySet<number>>;
  /** Number of API keys. */
  readonly apiKeys: number;
  readonly hasSecondFactor: boolean;
  readonly hasSingleSignOn: boolean;
}

export interface UserSearch {
  readonly companyId: number;
  /** Limits to users with an entry, or their last entry, at one of these; null for the whole company. */
  readonly stationIds: readonly number[] | null;
  readonly userId?: number;
}

/** Users of a company, newest first, in five statements for any number of users. */
export async function findUsers(
  db: Tables,
  { companyId, stationIds, userId }: UserSearch,
): Promise<UserWithEntries[]> {
  let users = db
    .tables<AccountTables>()
    .selectFrom('users')
    .select(columns)
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc');
  if (userId !== undefined) users = users.where('id', '=', userId);
  if (stationIds) {
    const here = db
      .tables<AccountTables>()
      .selectFrom('station_people')
      .select('user_id')
      .where('station_id', 'in', db.dialect.numbers(stationIds));
    const last = db
      .tables<AccountTables>()
      .selectFrom('last_stations')
      .select('user_id')
      .where('station_id', 'in', db.dialect.numbers(stationIds));
    users = users.where('id', 'in', here.union(last));
  }
  const found = await users.execute();
  const ids = found.map(({ id }) => id);
  const [entries, shows, keys, withFactor, withIdentity] = await Promise.all([
    entriesByUser(db, ids),
    showsByUser(db, ids),
    apiKeyCounts(db, ids),
    usersWithFactor(db, ids),
    usersWithIdentity(db, ids),
  ]);
  return found.map((row) =>
    Object.assign(row, {
      entries: entries.get(row.id) ?? [],
      shows: shows.get(row.id) ?? new Map<number, ReadonlySet<number>>(),
      apiKeys: keys.get(row.id) ?? 0,
      hasSecondFactor: withFactor.has(row.id),
      hasSingleSignOn: withIdentity.has(row.id),
    }),
  );
}

async function showsByUser(
  db: Tables,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, UserWithEntries['shows']>> {
  const shows = db
    .tables<AccountTables>()
    .selectFrom('station_people_shows')
    .selectAll()
    .where('user_id', 'in', db.dialect.numbers(userIds));
  const byUser = Map.groupBy(await shows.orderBy('show_id').execute(), ({ user_id: id }) => id);
  return new Map([...byUser].map(([id, rows]) => [id, showsByStation(rows)]));
}

function showsByStation(
  rows: readonly { readonly station_id: number; readonly show_id: number }[],
): UserWithEntries['shows'] {
  const byStation = Map.groupBy(rows, ({ station_id: id }) => id);
  return new Map(
    [...byStation].map(([id, those]) => [id, new Set(those.map(({ show_id: showId }) => showId))]),
  );
}

/** Ids of the shows that a user is limited to, by station; stations without such shows are left out. */
export async function shownShowsOf(db: Tables, userId: number): Promise<UserWithEntries['shows']> {
  return (await showsByUser(db, [userId])).get(userId) ?? new Map<number, ReadonlySet<number>>();
}

/** Limits a user to shows of a station; null for all of it. */
export async function limitEntry(
  db: Tables,
  place: { station_id: number; user_id: number },
  shows: readonly number[] | null,
): Promise<void> {
  const { station_id, user_id } = place;
  const tables = db.tables<AccountTables>();
  const entry = tables.updateTable('station_people').set({ limited_to_shows: shows ? 1 : 0 });
  await entry.where('station_id', '=', station_id).where('user_id', '=', user_id).execute();
  await tables
    .deleteFrom('station_people_shows')
    .where('station_id', '=', station_id)
    .where('user_id', '=', user_id)
    .execute();
  const rows = [...new Set(shows)].map((show_id) => ({ station_id, user_id, show_id }));
  if (rows.length > 0) await tables.insertInto('station_people_shows').values(rows).execute();
}

async function entriesByUser(
  db: Tables,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, EntryRow[]>> {
  const entries = db
    .tables<AccountTables>()
    .selectFrom('station_people')
    .selectAll()
    .where('user_id', 'in', db.dialect.numbers(userIds));
  return Map.groupBy(await entries.orderBy('station_id').execute(), (entry) => entry.user_id);
}

async function apiKeyCounts(db: Tables, userIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const keys = db
    .tables<AccountTables>()
    .selectFrom('api_keys')
    .where('user_id', 'in', db.dialect.numbers(userIds))
    .groupBy('user_id');
  const counts = await keys.select((row) => ['user_id', row.fn.countAll<number>().as('count')]).execute();
  return new Map(counts.map(({ user_id: id, count }) => [id, Number(count)]));
}

/** The last stations of a user without entries, with the rights at each. */
export async function lastStationsOf(db: Tables, userId: number): Promise<ReadonlyMap<number, LastStation>> {
  const last = db
    .tables<AccountTables>()
    .selectFrom('last_stations')
    .selectAll()
    .where('user_id', '=', userId);
  return new Map(
    (await last.execute()).map(({ station_id: id, licence, limited_to_shows }) => [
      id,
      { licence, limited_to_shows },
    ]),
  );
}

export async function insertLastStations(db: Tables, entries: readonly EntryRow[]): Promise<void> {
  for (const { station_id, user_id, licence, limited_to_shows } of entries) {
    await db
      .tables<AccountTables>()
      .insertInto('last_stations')
      .values({ station_id, user_id, licence, limited_to_shows })
      .execute();
  }
}

export async function deleteLastStations(db: Tables, userId: number): Promise<void> {
  await db.tables<AccountTables>().deleteFrom('last_stations').where('user_id', '=', userId).execute();
}

/** Inserts entries or updates existing ones. */
export async function putEntries(
  db: Tables,
  entries: readonly Insertable<AccountTables['station_people']>[],
): Promise<void> {
  for (const entry of entries) {
    const { admin, licence, limited_to_shows = 0 } = entry;
    const added = db.tables<AccountTables>().insertInto('station_people').values(entry);
    await added
      .onConflict((conflict) =>
        conflict.columns(['station_id', 'user_id']).doUpdateSet({ admin, licence, limited_to_shows }),
      )
      .execute();
  }
}

export async function deleteEntries(
  db: Tables,
  userId: number,
  stationIds: readonly number[],
): Promise<void> {
  const entries = db.tables<AccountTables>().deleteFrom('station_people').where('user_id', '=', userId);
  await entries.where('station_id', 'in', db.dialect.numbers(stationIds)).execute();
}

/** Changes a user and raises the version. */
export async function updateUser(
  db: Tables,
  userId: number,
  change: Updateable<AccountTables['users']>,
): Promise<void> {
  const user = db.tables<AccountTables>().updateTable('users').where('id', '=', userId);
  await user.set((row) => ({ ...change, version: row('version', '+', 1) })).execute();
}

/** Whether a name is the email or username of another user, in any company: both sign in. */
export async function isNameOfAnother(db: Tables, name: string, userId: number | null): Promise<boolean> {
  const users = db
    .tables<AccountTables>()
    .selectFrom('users')
    .select('id')
    .where((row) => row.or([hasName(db, 'email', name), hasName(db, 'username', name)]));
  return (
    (await (userId === null ? users : users.where('id', '!=', userId)).limit(1).executeTakeFirst()) !==
    undefined
  );
}

/** Compares a name of users, ignoring case. */
export function hasName(db: Tables, column: 'email' | 'username', name: string) {
  const { foldCase } = db.dialect;
  return sql<boolean>`${foldCase(sql.ref(column))} = ${foldCase(sql`${name}`)}`;
}
