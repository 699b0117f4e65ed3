import type { Tables } from '../../platform/db/database.ts';
import type { AccountTables } from './account-tables.ts';

/** Milliseconds for which a network from which a user signed in is known. */
const lifetime = 90 * 24 * 3_600_000;

/** Whether a user has signed in from a network in the last 90 days. */
export async function isSignInNetwork(
  db: Tables,
  userId: number,
  network: string,
  now: number,
): Promise<boolean> {
  const networks = db
    .tables<AccountTables>()
    .selectFrom('sign_in_networks')
    .select('user_id')
    .where('user_id', '=', userId);
  const known = networks.where('network', '=', network).where('seen_at', '>', now - lifetime);
  return (await known.executeTakeFirst()) !== undefined;
}

/** Remembers a network from which a user has signed in, and forgets those of the past. */
export async function rememberSignInNetwork(
  db: Tables,
  userId: number,
  network: string,
  now: number,
): Promise<void> {
  const tables = db.tables<AccountTables>();
  await tables
    .deleteFrom('sign_in_networks')
    .where('seen_at', '<=', now - lifetime)
    .execute();
  await tables
    .insertInto('sign_in_networks')
    .values({ user_id: userId, network, seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'network']).doUpdateSet({ seen_at: now }))
    .execute();
}
