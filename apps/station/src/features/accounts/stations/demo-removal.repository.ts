import { sql } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';
import type { AccountTables } from '../account-tables.ts';

/** Users of the demo that work at no station besides these. */
export async function removableDemoUsers(db: Tables, companyId: number, stationIds: readonly number[]) {
  const tables = db.tables<AccountTables>();
  const elsewhere = tables
    .selectFrom('station_people')
    .select('user_id')
    .where('station_id', 'not in', db.dialect.numbers(stationIds));
  const users = tables
    .selectFrom('users')
    .select(['id', 'username', 'first_name', 'last_name'])
    .where('company_id', '=', companyId);
  return users
    .where('is_demo', '=', 1)
    .where('company_admin', '=', 0)
    .where('id', 'not in', elsewhere)
    .execute();
}

/** Tables that refer to users and keep their rows when a user is deleted. */
const ofUsers = [
  'station_people_shows',
  'station_people',
  'last_stations',
  'station_entries',
  'sessions',
  'api_keys',
  'password_resets',
] as const;

export async function deleteUsers(db: Tables, ids: readonly number[]): Promise<void> {
  const these = db.dialect.numbers(ids);
  for (const table of ofUsers)
    await sql`delete from ${sql.table(table)} where user_id in ${these}`.execute(db.tables());
  await db.tables<AccountTables>().deleteFrom('users').where('id', 'in', these).execute();
}

/** Ends the making of the demo. */
export async function deleteDemoSteps(db: Tables): Promise<void> {
  await sql`delete from demo_steps`.execute(db.tables());
  await sql`delete from jobs where name = 'demo.make' and status <> 'running'`.execute(db.tables());
}
