import type { Tables } from '../../platform/db/database.ts';
import type { AccountTables, RefreshTokenRow } from './account-tables.ts';

export async function insertRefreshToken(db: Tables, token: RefreshTokenRow): Promise<void> {
  await db.tables<AccountTables>().insertInto('refresh_tokens').values(token).execute();
}

export async function refreshTokenByHash(db: Tables, hash: string): Promise<RefreshTokenRow | undefined> {
  return db
    .tables<AccountTables>()
    .selectFrom('refresh_tokens')
    .selectAll()
    .where('token_hash', '=', hash)
    .executeTakeFirst();
}

export async function markRefreshTokenUsed(db: Tables, hash: string, now: number): Promise<void> {
  const token = db
    .tables<AccountTables>()
    .updateTable('refresh_tokens')
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null);
  await token.set({ used_at: now }).execute();
}

export async function deleteExpiredRefreshTokens(db: Tables, now: number): Promise<void> {
  await db.tables<AccountTables>().deleteFrom('refresh_tokens').where('expires_at', '<=', now).execute();
}
