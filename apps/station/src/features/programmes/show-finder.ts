import { type StationScope, wholeStation } from '../accounts/index.ts';
import type { ShowRow, Shows } from '../shows/index.ts';

type Named = Pick<ShowRow, 'id' | 'title'>;

/** Finds the show of a programme. */
export type FindShow = (programme: {
  readonly show_id: number | null;
  readonly name: string;
}) => Named | null;

/** Names are equal without case, marks of letters, and white space. */
function sameName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The shows of a station, by the choice of the user, or else by their title. */
export async function createShowFinder(shows: Pick<Shows, 'list'>, stationId: number): Promise<FindShow> {
  const scope: StationScope = wholeStation(stationId);
  const all: readonly Named[] = await shows.list(scope);
  const byId = new Map(all.map((show) => [show.id, show]));
  const byName = new Map(all.toReversed().map((show) => [sameName(show.title), show]));
  return ({ show_id, name }) =>
    (show_id === null ? undefined : byId.get(show_id)) ?? byName.get(sameName(name)) ?? null;
}
