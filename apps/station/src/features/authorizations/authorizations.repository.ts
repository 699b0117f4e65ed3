import type { Insertable } from 'kysely';
import type { AuthorizedType } from '@postkit/sdk/schema';
import type { Tables } from '../../platform/db/database.ts';
import type { AuthorizationRow, AuthorizationTables } from './authorization-tables.ts';

/** The user and the station that an authorization belongs to. */
export interface AuthorizationOwner {
  readonly stationId: number;
  readonly userId: number;
}

const rowsOf = (db: Tables) => db.tables<AuthorizationTables>();

/** Replaces an earlier one with the same guid, as after a second click. */
export async function insertAuthorization(
  db: Tables,
  row: Insertable<AuthorizationTables['authorizations']>,
): Promise<void> {
  const same = rowsOf(db)
    .deleteFrom('authorizations')
    .where('station_id', '=', row.station_id)
    .where('user_id', '=', row.user_id);
  await same.where('guid', '=', row.guid).execute();
  await rowsOf(db).insertInto('authorizations').values(row).execute();
}

export interface ReturnedWindow {
  readonly stateHash: string;
  readonly platform: AuthorizedType;
  readonly userId: number;
}

/** Finds an authorization by its state, and spends the state. */
export async function spendState(
  db: Tables,
  { stateHash, platform, userId }: ReturnedWindow,
): Promise<AuthorizationRow | undefined> {
  const rows = rowsOf(db)
    .updateTable('authorizations')
    .set({ state_hash: null })
    .where('state_hash', '=', stateHash);
  return rows
    .where('platform', '=', platform)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

export async function updateAuthorization(
  db: Tables,
  id: number,
  change: Partial<Pick<AuthorizationRow, 'granted' | 'expires_at'>>,
): Promise<void> {
  await rowsOf(db).updateTable('authorizations').set(change).where('id', '=', id).execute();
}

export async function deleteAuthorization(db: Tables, id: number): Promise<void> {
  await rowsOf(db).deleteFrom('authorizations').where('id', '=', id).execute();
}

/** The granted authorizations of a user for a platform, newest first. */
export async function grantedAuthorizations(
  db: Tables,
  { stationId, userId }: AuthorizationOwner,
  platform: AuthorizedType,
  now: number,
): Promise<AuthorizationRow[]> {
  const own = rowsOf(db)
    .selectFrom('authorizations')
    .selectAll()
    .where('station_id', '=', stationId)
    .where('user_id', '=', userId);
  const granted = own
    .where('platform', '=', platform)
    .where('granted', '!=', '')
    .where('expires_at', '>', now);
  return granted.orderBy('id', 'desc').execute();
}

export async function deleteExpired(db: Tables, now: number): Promise<AuthorizationRow[]> {
  return rowsOf(db).deleteFrom('authorizations').where('expires_at', '<=', now).returningAll().execute();
}
