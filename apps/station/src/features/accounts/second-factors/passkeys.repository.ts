import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';
import type { SecondFactorTables } from './second-factor-tables.ts';

export type PasskeyRow = Selectable<SecondFactorTables['passkeys']>;

const tablesOf = (db: Tables) => db.tables<SecondFactorTables>();

/** Newest first. */
export async function passkeysOf(db: Tables, userId: number): Promise<PasskeyRow[]> {
  return tablesOf(db)
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

export async function passkeyByCredential(db: Tables, credentialId: string): Promise<PasskeyRow | undefined> {
  return tablesOf(db)
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** The passkey of the user with this id. */
export async function passkeyOf(
  db: Tables,
  { userId, id }: { userId: number; id: number },
): Promise<PasskeyRow | undefined> {
  return tablesOf(db)
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** False if a user has this passkey already. */
export async function insertPasskey(
  db: Tables,
  passkey: Insertable<SecondFactorTables['passkeys']>,
): Promise<boolean> {
  const added = tablesOf(db)
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing());
  return ((await added.executeTakeFirst()).numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function markPasskeyUsed(
  db: Tables,
  id: number,
  use: { counter: number; last_used_at: number },
): Promise<void> {
  await tablesOf(db).updateTable('passkeys').set(use).where('id', '=', id).execute();
}

export async function renamePasskey(db: Tables, id: number, name: string): Promise<void> {
  await tablesOf(db).updateTable('passkeys').set({ name }).where('id', '=', id).execute();
}

export async function deletePasskey(db: Tables, id: number): Promise<void> {
  await tablesOf(db).deleteFrom('passkeys').where('id', '=', id).execute();
}
