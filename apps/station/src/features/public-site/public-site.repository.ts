import type { PublicSiteSettings } from '@postkit/sdk/schema';
import type { Tables } from '../../platform/db/database.ts';
import type { PublicSiteTables } from './public-site-tables.ts';

/** Nothing is shared until an admin chooses it. */
export async function sharedBy(db: Tables, stationId: number): Promise<PublicSiteSettings> {
  const row = await db
    .tables<PublicSiteTables>()
    .selectFrom('public_sites')
    .selectAll()
    .where('station_id', '=', stationId)
    .executeTakeFirst();
  return { now_playing: row?.now_playing === 1, tracklist: row?.tracklist === 1 };
}

export async function saveShared(
  db: Tables,
  stationId: number,
  { now_playing, tracklist }: PublicSiteSettings,
): Promise<void> {
  const change = { now_playing: now_playing ? 1 : 0, tracklist: tracklist ? 1 : 0 };
  const sites = db
    .tables<PublicSiteTables>()
    .insertInto('public_sites')
    .values({ station_id: stationId, ...change });
  await sites.onConflict((conflict) => conflict.column('station_id').doUpdateSet(change)).execute();
}
