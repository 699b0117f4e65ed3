import type { Insertable } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import type { AccountTables, SessionRow } from './account-tables.ts';

export async function insertSession(db: Tables, session: Insertable<AccountTables['sessions']>): Promise<void> {
  await db.tables<AccountTables>().insertInto('sessions').values(session).execute();
}

export async function sessionByHash(db: Tables, hash: string): Promise<SessionRow | undefined> {
  return db.tables<AccountTables>().selectFrom('sessions').selectAll().where('id_hash', '=', hash).executeTakeFirst();
}

export async function extendSession(db: Tables, hash: string, seenAt: number, expiresAt: number): Promise<void> {
  const session = db.tables<AccountTables>().updateTable('sessions').where('id_hash', '=', hash);
  await session.set({ seen_at: seenAt, expires_at: expiresAt }).execute();
}

export async function deleteSession(db: Tables, hash: string): Promise<void> {
  await db.tables<AccountTables>().deleteFrom('sessions').where('id_hash', '=', hash).execute();
}

/** Ends every session of a user except the one with this hash. */
export async function deleteSessionsOf(db: Tables, userId: number, except = ''): Promise<void> {
  await db.tables<AccountTables>().deleteFrom('sessions').where('user_id', '=', userId).where('id_hash', '!=', except).execute();
}

export async function deleteExpiredSessions(db: Tables, now: number): Promise<void> {
  await db.tables<AccountTables>().deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
