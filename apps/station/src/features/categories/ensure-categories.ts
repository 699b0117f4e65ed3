import type { StationContext } from '../../platform/context.ts';
import type { Station } from '../accounts/index.ts';
import type { Categories } from './categories.service.ts';
import { categoriesNamed } from './category-names.ts';

/** Makes what adds the categories that are missing. */
export function createEnsureCategories(
  { announce }: Pick<StationContext, 'announce'>,
  { stationById }: { stationById: (id: number) => Station | null },
): Categories['ensure'] {
  return async (transaction, stationId, names) => {
    const { rows, isNew } = await categoriesNamed(transaction, stationId, names);
    const station = isNew && stationById(stationId);
    if (station) await announce(station, 'categories_changed', { group_id: null, change: 'created' }, { within: transaction });
    return new Map([...rows].map(([name, row]) => [name, row.id]));
  };
}
