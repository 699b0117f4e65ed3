import type { Insertable, Updateable } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';
import type { AccountTables, UserRow } from '../account-tables.ts';
import type { CodeAppRow, SecondFactorTables } from './second-factor-tables.ts';

const tablesOf = (db: Tables) => db.tables<SecondFactorTables>();

export async function codeAppOf(db: Tables, userId: number): Promise<CodeAppRow | undefined> {
  return tablesOf(db).selectFrom('code_apps').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Replaces an earlier app of the user. */
export async function putCodeApp(
  db: Tables,
  app: Insertable<SecondFactorTables['code_apps']>,
): Promise<void> {
  await deleteCodeApp(db, app.user_id);
  await tablesOf(db).insertInto('code_apps').values(app).execute();
}

export async function updateCodeApp(
  db: Tables,
  userId: number,
  change: Updateable<SecondFactorTables['code_apps']>,
): Promise<void> {
  await tablesOf(db).updateTable('code_apps').set(change).where('user_id', '=', userId).execute();
}

export async function deleteCodeApp(db: Tables, userId: number): Promise<boolean> {
  const { numDeletedRows } = await tablesOf(db)
    .deleteFrom('code_apps')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Tables, userId: number): Promise<number> {
  const codes = tablesOf(db).selectFrom('recovery_codes').where('user_id', '=', userId);
  const { count } = await codes
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function replaceRecoveryCodes(
  db: Tables,
  userId: number,
  hashes: readonly string[],
): Promise<void> {
  await tablesOf(db).deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (hashes.length === 0) return;
  await tablesOf(db)
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ code_hash, user_id: userId })))
    .execute();
}

/** Uses up a code; false if the user has no such code. */
export async function deleteRecoveryCode(db: Tables, userId: number, hash: string): Promise<boolean> {
  const codes = tablesOf(db)
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash);
  return (await codes.executeTakeFirst()).numDeletedRows > 0n;
}

/** Removes the app, the passkeys and the recovery codes of a user, and every sign-in that waits for them. */
export async function deleteSecondFactors(db: Tables, userId: number): Promise<void> {
  for (const table of ['code_apps', 'passkeys', 'recovery_codes', 'sign_in_tickets'] as const)
    await tablesOf(db).deleteFrom(table).where('user_id', '=', userId).execute();
}

/** The users among these who have a second factor. */
export async function usersWithFactor(db: Tables, userIds: readonly number[]): Promise<ReadonlySet<number>> {
  const among = db.dialect.numbers(userIds);
  const apps = tablesOf(db).selectFrom('code_apps').select('user_id').where('user_id', 'in', among);
  const passkeys = tablesOf(db).selectFrom('passkeys').select('user_id').where('user_id', 'in', among);
  return new Set((await apps.union(passkeys).execute()).map((row) => row.user_id));
}

/** Whether a station that the user may enter requires a second factor. */
export async function isFactorRequired(
  db: Tables,
  user: Pick<UserRow, 'id' | 'company_id' | 'company_admin'>,
): Promise<boolean> {
  const stations = db
    .tables<AccountTables>()
    .selectFrom('stations')
    .select('id')
    .where('requires_second_factor', '=', 1);
  const entries = db
    .tables<AccountTables>()
    .selectFrom('station_people')
    .select('station_id')
    .where('user_id', '=', user.id);
  const entered =
    user.company_admin === 1
      ? stations.where('company_id', '=', user.company_id)
      : stations.where('id', 'in', entries);
  return (await entered.limit(1).executeTakeFirst()) !== undefined;
}

/** Until when a session may change second factors; null if it was not confirmed, or has no row. */
export async function confirmedUntil(db: Tables, sessionHash: string): Promise<number | null> {
  const session = db
    .tables<AccountTables>()
    .selectFrom('sessions')
    .select('confirmed_until')
    .where('id_hash', '=', sessionHash);
  return (await session.executeTakeFirst())?.confirmed_until ?? null;
}

export async function confirmSession(db: Tables, sessionHash: string, until: number): Promise<void> {
  await db
    .tables<AccountTables>()
    .updateTable('sessions')
    .set({ confirmed_until: until })
    .where('id_hash', '=', sessionHash)
    .execute();
}
