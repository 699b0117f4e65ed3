import type { Tables } from '../../platform/db/database.ts';
import { defineErrors } from '../../platform/errors/define-errors.ts';
import { isReservedSlug } from '../../platform/reserved-slugs.ts';
import type { AccountTables } from './account-tables.ts';
import { formerSlug } from './former-slugs.repository.ts';

const fail = defineErrors({
  'stations.slug-taken': { status: 409, message: 'Another station has this address. Choose another one.' },
  'stations.slug-former': {
    status: 409,
    message: 'Another station had this address, and old links still use it. Choose another one.',
  },
  'stations.slug-reserved': { status: 409, message: 'PostKit itself uses this address. Choose another one.' },
});

/**
 * Refuses a slug that a station cannot have; it can have its own former ones. Call it again in the transaction after the slug is
 * written, because another process may have taken it meanwhile.
 * @param stationId null for a new station
 * @throws stations.slug-taken, stations.slug-former, stations.slug-reserved
 */
export async function refuseSlug(db: Tables, slug: string, stationId: number | null): Promise<void> {
  if (isReservedSlug(slug)) throw fail('stations.slug-reserved');
  const holder = await db
    .tables<AccountTables>()
    .selectFrom('stations')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (holder && holder.id !== stationId) throw fail('stations.slug-taken');
  const former = await formerSlug(db, slug);
  if (former && (stationId === null || former.station_id !== stationId)) throw fail('stations.slug-former');
}
