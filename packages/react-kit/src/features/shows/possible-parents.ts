import type { Show } from '@postkit/sdk/schema';

type Link = Pick<Show, 'id' | 'title' | 'parent'>;

/** The shows that a show may be a part of, by title: not itself, and none that is a part of it. */
export function possibleParents<One extends Link>(shows: readonly One[], id: number | null): One[] {
  const parents = new Map(shows.map((show) => [show.id, show.parent]));

  function isBelow(show: One): boolean {
    const seen = new Set<number>();
    for (let above: number | null = show.id; above !== null && !seen.has(above); above = parents.get(above) ?? null) {
      if (above === id) return true;
      seen.add(above);
    }
    return false;
  }

  const possible = id === null ? [...shows] : shows.filter((show) => !isBelow(show));
  return possible.toSorted((one, other) => one.title.localeCompare(other.title));
}
