import { sql } from 'kysely';
import type { AuditTables } from '../../../platform/audit/audit-table.ts';
import type { Tables } from '../../../platform/db/database.ts';
import type { AccountTables } from '../account-tables.ts';
import type { SecondFactorTables } from '../second-factors/second-factor-tables.ts';
import { hasName } from '../users.repository.ts';

/** Numbers of a user's second factors. */
export interface FactorCounts {
  readonly apps: number;
  readonly passkeys: number;
  readonly recoveryCodes: number;
}

/** Ids of the companies that have users. */
export async function companyIds(db: Tables): Promise<number[]> {
  const rows = await db
    .tables<AccountTables>()
    .selectFrom('users')
    .select('company_id')
    .distinct()
    .orderBy('company_id')
    .execute();
  return rows.map(({ company_id: id }) => id);
}

export type NamedUser = Pick<AccountTables['users'], 'company_id' | 'email' | 'username'> & {
  readonly id: number;
};

const named = ['id', 'company_id', 'email', 'username'] as const;

export async function userOfId(db: Tables, id: number): Promise<NamedUser[]> {
  return db.tables<AccountTables>().selectFrom('users').select(named).where('id', '=', id).execute();
}

/** Users with this email or username, ignoring case; without any, those with this first and last name. */
export async function usersNamed(db: Tables, name: string): Promise<NamedUser[]> {
  const users = db.tables<AccountTables>().selectFrom('users').select(named).orderBy('id');
  const bySignIn = await users
    .where((row) => row.or([hasName(db, 'email', name), hasName(db, 'username', name)]))
    .execute();
  if (bySignIn.length > 0) return bySignIn;
  const fullName = sql<string>`(${sql.ref('first_name')} || ' ' || ${sql.ref('last_name')})`;
  const pattern = name.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return users.where(db.dialect.matchesLike(fullName, pattern)).execute();
}

/** When each user signed in last, Unix seconds, as far as the audit log reaches. */
export async function lastSignIns(db: Tables): Promise<ReadonlyMap<number, number>> {
  const entries = db
    .tables<AuditTables>()
    .selectFrom('audit_entries')
    .where('action', '=', 'signed_in')
    .where('user_id', 'is not', null);
  const rows = await entries
    .groupBy('user_id')
    .select((row) => ['user_id', row.fn.max('at').as('at')])
    .execute();
  return new Map(rows.map(({ user_id: id, at }) => [Number(id), Number(at)]));
}

/** Second factors by user; users without any are left out. */
export async function factorCounts(db: Tables): Promise<ReadonlyMap<number, FactorCounts>> {
  const [apps, passkeys, recoveryCodes] = [
    await countByUser(db, 'code_apps'),
    await countByUser(db, 'passkeys'),
    await countByUser(db, 'recovery_codes'),
  ];
  const ids = new Set([...apps.keys(), ...passkeys.keys(), ...recoveryCodes.keys()]);
  const countsOf = (id: number) => ({
    apps: apps.get(id) ?? 0,
    passkeys: passkeys.get(id) ?? 0,
    recoveryCodes: recoveryCodes.get(id) ?? 0,
  });
  return new Map([...ids].map((id) => [id, countsOf(id)]));
}

async function countByUser(
  db: Tables,
  table: 'code_apps' | 'passkeys' | 'recovery_codes',
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .tables<SecondFactorTables>()
    .selectFrom(table)
    .groupBy('user_id')
    .select((row) => ['user_id', row.fn.countAll<number>().as('count')])
    .execute();
  return new Map(rows.map(({ user_id: id, count }) => [id, Number(count)]));
}
