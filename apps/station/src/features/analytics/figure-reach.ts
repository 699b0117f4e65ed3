import type { GroupedReach } from './figures.repository.ts';

export interface Reach {
  /** Listeners by the key of a row. */
  readonly by: ReadonlyMap<string, number>;
  readonly all: number;
}

export interface ReachSettings {
  /** Ids of the shows that are asked about; all where there are none. */
  readonly shows: readonly number[];
  /** Which rows a listener belongs to. */
  keysOf(group: { key: GroupedReach['key']; shows: readonly number[] }): readonly string[];
}

/** Counts listeners once for every row that they belong to, and once in all, however many of the shows they heard. */
export function reachOf(groups: readonly GroupedReach[], { shows, keysOf }: ReachSettings): Reach {
  const by = new Map<string, number>();
  const asked = new Set(shows);
  let all = 0;
  for (const { key, shows: ids, listeners } of groups) {
    const heard = ids.split(',').map(Number);
    const counted = asked.size === 0 ? heard : heard.filter((id) => asked.has(id));
    if (counted.length === 0) continue;
    all += listeners;
    for (const row of keysOf({ key, shows: counted })) by.set(row, (by.get(row) ?? 0) + listeners);
  }
  return { by, all };
}
