import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import { categoriesNamed } from './category-names.ts';

/** Adds missing categories, for example when the log has a new one. Returns the ids by the given names. */
export type EnsureCategories = (
  transaction: Transaction,
  stationId: number,
  names: readonly string[],
) => Promise<ReadonlyMap<string, number>>;

export function createEnsureCategories(
  { announce }: Pick<StationContext, 'announce'>,
  { stationById }: { stationById: (id: number) => Station | null },
): EnsureCategories {
  return async (transaction, stationId, names) => {
    const { rows, isNew } = await categoriesNamed(transaction, stationId, names);
    const station = isNew && stationById(stationId);
    if (station)
      await announce(
        station,
        'categories_changed',
        { group_id: null, change: 'created' },
        { within: transaction },
      );
    return new Map([...rows].map(([name, row]) => [name, row.id]));
  };
}
