import type { Insertable } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import type { AccountTables, ApiKeyRow } from './account-tables.ts';

export async function insertApiKey(
  db: Tables,
  key: Insertable<AccountTables['api_keys']>,
): Promise<ApiKeyRow> {
  return db
    .tables<AccountTables>()
    .insertInto('api_keys')
    .values(key)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function apiKeyByHash(db: Tables, hash: string): Promise<ApiKeyRow | undefined> {
  return db
    .tables<AccountTables>()
    .selectFrom('api_keys')
    .selectAll()
    .where('key_hash', '=', hash)
    .executeTakeFirst();
}

export async function apiKeyById(db: Tables, id: number): Promise<ApiKeyRow | undefined> {
  return db
    .tables<AccountTables>()
    .selectFrom('api_keys')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Newest first. */
export async function apiKeysOf(
  db: Tables,
  userId: number,
  page: { limit: number; offset: number },
): Promise<ApiKeyRow[]> {
  const keys = db
    .tables<AccountTables>()
    .selectFrom('api_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc');
  return keys
    .limit(page.limit || Number.MAX_SAFE_INTEGER)
    .offset(page.offset)
    .execute();
}

export async function countApiKeys(db: Tables, userId: number): Promise<number> {
  const keys = db.tables<AccountTables>().selectFrom('api_keys').where('user_id', '=', userId);
  const { count } = await keys
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function touchApiKey(db: Tables, id: number, now: number): Promise<void> {
  await db
    .tables<AccountTables>()
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteApiKeysOf(db: Tables, userId: number): Promise<void> {
  await db.tables<AccountTables>().deleteFrom('api_keys').where('user_id', '=', userId).execute();
}

/** Returns whether the key existed. */
export async function deleteApiKey(db: Tables, userId: number, id: number): Promise<boolean> {
  const key = db
    .tables<AccountTables>()
    .deleteFrom('api_keys')
    .where('user_id', '=', userId)
    .where('id', '=', id);
  return (await key.executeTakeFirst()).numDeletedRows > 0n;
}
