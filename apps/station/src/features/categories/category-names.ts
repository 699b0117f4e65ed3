import type { Transaction } from '../../platform/db/database.ts';
import { categoriesByKey, insertCategory } from './categories.repository.ts';
import type { CategoryRow } from './category-tables.ts';

/** A name for comparing: names that differ only in case are the same. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

export interface NamedCategories {
  /** By the given name. */
  readonly rows: ReadonlyMap<string, CategoryRow>;
  /** Those that were created. */
  readonly added: readonly CategoryRow[];
}

/** Finds the categories with these names, and creates missing ones. */
export async function categoriesNamed(
  transaction: Transaction,
  stationId: number,
  names: readonly string[],
): Promise<NamedCategories> {
  if (names.length === 0) return { rows: new Map(), added: [] };
  const keys = names.map(nameKey);
  const known = new Set((await categoriesByKey(transaction, stationId, keys)).map((row) => row.name_key));
  const unknown = names.filter((name) => !known.has(nameKey(name)));
  for (const name of unknown) await insertCategory(transaction, stationId, name, nameKey(name));
  const byKey = new Map(
    (await categoriesByKey(transaction, stationId, keys)).map((row) => [row.name_key, row]),
  );
  const rows = names.flatMap((name) => {
    const row = byKey.get(nameKey(name));
    return row ? [[name, row] as const] : [];
  });
  const added = [...new Map(unknown.map((name) => [nameKey(name), byKey.get(nameKey(name))])).values()];
  return { rows: new Map(rows), added: added.filter((row) => row !== undefined) };
}
