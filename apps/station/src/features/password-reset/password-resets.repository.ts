import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import type { PasswordResetTables } from './password-reset-tables.ts';

type ResetRow = Selectable<PasswordResetTables['password_resets']>;

/** Stores a link, replacing the user's earlier one, and deletes expired ones. */
export async function putReset(
  db: Tables,
  reset: Insertable<PasswordResetTables['password_resets']>,
  now: number,
): Promise<void> {
  const resets = db.tables<PasswordResetTables>();
  await resets.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
  const { user_id: _, ...change } = reset;
  const added = resets.insertInto('password_resets').values(reset);
  await added
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ invited_by: '', ...change }))
    .execute();
}

export async function findReset(db: Tables, tokenHash: string, now: number): Promise<ResetRow | undefined> {
  const resets = db.tables<PasswordResetTables>().selectFrom('password_resets').selectAll();
  return resets.where('token_hash', '=', tokenHash).where('expires_at', '>', now).executeTakeFirst();
}

export async function deleteReset(db: Tables, userId: number): Promise<void> {
  await db
    .tables<PasswordResetTables>()
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .execute();
}
