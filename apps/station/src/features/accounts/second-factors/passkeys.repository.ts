import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';
import type { SecondFactorTables } from './second-factor-tables.ts';

export type PasskeyRow = Selectable<SecondFactorTables['passkeys']>;

/** Newest first. */
export async function passkeysOf(db: Tables, userId: number): Promise<PasskeyRow[]> {
  const keys = db.tables<SecondFactorTables>().selectFrom('passkeys').selectAll().where('user_id', '=', userId);
  return keys.orderBy('id', 'desc').execute();
}

export async function insertPasskey(db: Tables, passkey: Insertable<SecondFactorTables['passkeys']>): Promise<void> {
  await db.tables<SecondFactorTables>().insertInto('passkeys').values(passkey).execute();
}

export async function markPasskeyUsed(db: Tables, id: number, counter: number, now: number): Promise<void> {
  const key = db.tables<SecondFactorTables>().updateTable('passkeys').where('id', '=', id);
  await key.set({ counter, last_used_at: now }).execute();
}

/** The renamed passkey; undefined if the user has none with this id. */
export async function renamePasskey(
  db: Tables,
  { userId, id }: { userId: number; id: number },
  name: string,
): Promise<PasskeyRow | undefined> {
  const keys = db.tables<SecondFactorTables>().updateTable('passkeys').set({ name }).where('id', '=', id).where('user_id', '=', userId);
  return keys.returningAll().executeTakeFirst();
}

/** False if the user has none with this id. */
export async function deletePasskey(db: Tables, { userId, id }: { userId: number; id: number }): Promise<boolean> {
  const keys = db.tables<SecondFactorTables>().deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', userId);
  return (await keys.executeTakeFirst()).numDeletedRows > 0n;
}
