import type { Station } from '../accounts/index.ts';
import type { Episodes } from '../episodes/index.ts';
import type { Shows } from '../shows/index.ts';
import type { Dimension } from './dimension.ts';
import type { GroupedFigures } from './figures.repository.ts';

type NamedEpisode = Awaited<ReturnType<Episodes['store']['named']>>[number];

/** Names for the ids of rows. */
export interface FigureNames {
  readonly shows: ReadonlyMap<number, string>;
  readonly episodes: ReadonlyMap<number, NamedEpisode>;
}

/** Reads the names that rows of a dimension need. */
export async function figureNames(
  { episodes, shows }: { episodes: Pick<Episodes, 'store'>; shows: Shows },
  station: Station,
  dimension: Dimension,
  groups: readonly GroupedFigures[],
): Promise<FigureNames> {
  const hasShows = dimension === 'show' || dimension === 'episode';
  const titles = hasShows ? (await shows.list(station)).map((show) => [show.id, show.title] as const) : [];
  const ids = dimension === 'episode' ? groups.map(({ key }) => Number(key)) : [];
  const range =
    ids.length === 0
      ? []
      : [{ min: ids.reduce((a, b) => Math.min(a, b)), max: ids.reduce((a, b) => Math.max(a, b)) }];
  const found = (await episodes.store.named(station, range)).map((episode) => [episode.id, episode] as const);
  return { shows: new Map(titles), episodes: new Map(found) };
}
