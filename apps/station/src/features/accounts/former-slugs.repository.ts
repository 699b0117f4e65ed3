import type { Tables } from '../../platform/db/database.ts';
import type { AccountTables } from './account-tables.ts';

type FormerSlug = AccountTables['former_station_slugs'];

/** Every slug that a station had, oldest first. */
export async function formerSlugs(db: Tables): Promise<FormerSlug[]> {
  return db
    .tables<AccountTables>()
    .selectFrom('former_station_slugs')
    .selectAll()
    .orderBy('changed_at')
    .orderBy('slug')
    .execute();
}

export async function formerSlug(db: Tables, slug: string): Promise<FormerSlug | undefined> {
  return db
    .tables<AccountTables>()
    .selectFrom('former_station_slugs')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirst();
}

export async function insertFormerSlug(db: Tables, former: FormerSlug): Promise<void> {
  await db.tables<AccountTables>().insertInto('former_station_slugs').values(former).execute();
}

export async function deleteFormerSlug(db: Tables, slug: string): Promise<void> {
  await db.tables<AccountTables>().deleteFrom('former_station_slugs').where('slug', '=', slug).execute();
}
