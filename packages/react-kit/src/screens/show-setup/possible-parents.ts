import type { Show } from '@postkit/sdk/schema';

type Link = Pick<Show, 'id' | 'title' | 'parent'>;

/** The shows that can be a show's parent, sorted by title: all except itself and its descendants. */
export function possibleParents<One extends Link>(shows: readonly One[], id: number | null): One[] {
  const parents = new Map(shows.map((show) => [show.id, show.parent]));

  function isDescendant(show: One): boolean {
    const visited = new Set<number>();
    for (
      let above: number | null = show.id;
      above !== null && !visited.has(above);
      above = parents.get(above) ?? null
    ) {
      if (above === id) return true;
      visited.add(above);
    }
    return false;
  }

  return shows
    .filter((show) => !isDescendant(show))
    .toSorted((one, other) => one.title.localeCompare(other.title));
}
