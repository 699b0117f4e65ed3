import type { GroupedReach } from './figures.repository.ts';

export interface Reach {
  /** Listeners by the key of a row. */
  readonly by: ReadonlyMap<string, number>;
  readonly all: number;
}

export interface ReachSettings {
  /** Ids of the selected shows; empty for all. */
  readonly shows: readonly number[];
  /** The keys of the rows that a listener belongs to. */
  keysOf(group: { key: GroupedReach['key']; shows: readonly number[] }): readonly string[];
}

/** Counts listeners once in every row that they belong to, and once in total, regardless of the number of shows. */
export function adminScopeOf(groups: readonly GroupedReach[], { shows, keysOf }: ReachSettings): Reach {
  const by = new Map<string, number>();
  const selected = new Set(shows);
  let all = 0;
  for (const { key, shows: ids, listeners } of groups) {
    const showIds = ids.split(',').map(Number);
    const counted = selected.size === 0 ? showIds : showIds.filter((id) => selected.has(id));
    if (counted.length === 0) continue;
    all += listeners;
    for (const row of keysOf({ key, shows: counted })) by.set(row, (by.get(row) ?? 0) + listeners);
  }
  return { by, all };
}
