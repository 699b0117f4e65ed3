import type { Insertable } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import type { AccountTables, SessionRow } from './account-tables.ts';

export async function insertSession(
  db: Tables,
  session: Insertable<AccountTables['sessions']>,
): Promise<void> {
  await db.tables<AccountTables>().insertInto('sessions').values(session).execute();
}

/** A session with the key that began it, whose fields are null for a sign-in. */
export async function sessionByHash(db: Tables, hash: string) {
  return db
    .tables<AccountTables>()
    .selectFrom('sessions')
    .leftJoin('api_keys', 'api_keys.id', 'sessions.api_key_id')
    .selectAll('sessions')
    .select(['api_keys.name as key_name', 'api_keys.may_delegate'])
    .where('id_hash', '=', hash)
    .executeTakeFirst();
}

/** Sessions of a user that have not expired, with the name of the key that began each, and the origin of its tokens. Newest first. */
export async function openSessionsOf(db: Tables, userId: number, now: number) {
  return db
    .tables<AccountTables>()
    .selectFrom('sessions')
    .leftJoin('api_keys', 'api_keys.id', 'sessions.api_key_id')
    .selectAll('sessions')
    .select((row) => [
      'api_keys.name as key_name',
      row
        .selectFrom('refresh_tokens')
        .whereRef('refresh_tokens.session_hash', '=', 'sessions.id_hash')
        .select((token) => token.fn.min('origin').as('origin'))
        .as('origin'),
    ])
    .where('sessions.user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('sessions.created_at', 'desc')
    .execute();
}

/** The number of open sessions that each key began; keys without any are left out. */
export async function countSessionsBegunBy(
  db: Tables,
  keyIds: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, number>> {
  const open = db.tables<AccountTables>().selectFrom('sessions').where('expires_at', '>', now);
  const rows = await open
    .where('api_key_id', 'in', db.dialect.numbers(keyIds))
    .groupBy('api_key_id')
    .select((row) => ['api_key_id', row.fn.countAll().as('count')])
    .execute();
  return new Map(rows.map(({ api_key_id: id, count }) => [Number(id), Number(count)]));
}

/** The id by which users and operators name a session: the first digits of its hash, no secret. */
export function publicSessionId({ id_hash: hash }: Pick<SessionRow, 'id_hash'>): string {
  return Buffer.from(hash, 'base64url').toString('hex').slice(0, 16);
}

export async function extendSession(
  db: Tables,
  hash: string,
  seenAt: number,
  expiresAt: number,
): Promise<void> {
  const session = db.tables<AccountTables>().updateTable('sessions').where('id_hash', '=', hash);
  await session.set({ seen_at: seenAt, expires_at: expiresAt }).execute();
}

export async function deleteSession(db: Tables, hash: string): Promise<void> {
  await db.tables<AccountTables>().deleteFrom('sessions').where('id_hash', '=', hash).execute();
}

/** Ends every session of a user except the one with this hash. */
export async function deleteSessionsOf(db: Tables, userId: number, except = ''): Promise<void> {
  await db
    .tables<AccountTables>()
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id_hash', '!=', except)
    .execute();
}

export async function deleteExpiredSessions(db: Tables, now: number): Promise<void> {
  await db.tables<AccountTables>().deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
