import type { Tables } from '../../../platform/db/database.ts';
import type { AccountTables } from '../account-tables.ts';

/**
 * The wire's `station_name` of a title: the title, or with the slug where another station has or had that name, because the
 * station's live channel is named after it.
 */
export async function stationNameOf(
  db: Tables,
  { id, title, slug }: { id: number | null; title: string; slug: string },
): Promise<string> {
  const names = [title, `${title} (${slug})`, `${title} (${slug} ${crypto.randomUUID()})`] as const;
  const stations = await db
    .tables<AccountTables>()
    .selectFrom('stations')
    .select(['id', 'name', 'former_names'])
    .where((row) => row.or([row('name', 'in', [...names]), row('former_names', '<>', '[]')]))
    .execute();
  const others = stations.filter((station) => station.id !== id);
  const taken = new Set(
    others.flatMap(({ name, former_names: former }) => [name, ...(JSON.parse(former) as string[])]),
  );
  return names.find((name) => !taken.has(name)) ?? names[2];
}
