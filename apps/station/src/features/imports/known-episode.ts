import { wholeStation } from '../accounts/index.ts';
import type { Episodes, GuidEpisode } from '../episodes/index.ts';

/** Episodes of a station with which items of a feed may clash. */
export interface KnownEpisodes {
  /** Deleted ones included. */
  readonly byGuid: ReadonlyMap<string, GuidEpisode>;
  /** Titles of the show's episodes, in lower case. */
  readonly titles: ReadonlySet<string>;
}

export async function knownEpisodes(
  episodes: Pick<Episodes, 'store'>,
  { stationId, showId }: { stationId: number; showId: number },
  guids: readonly string[],
): Promise<KnownEpisodes> {
  const found = await episodes.store.withGuids(stationId, guids);
  const titles = await episodes.store.titlesOfShow(stationId, showId);
  return {
    byGuid: new Map(found.map((episode) => [episode.guid, episode])),
    titles: new Set(titles.map((title) => title.toLowerCase())),
  };
}

/** The existing episode of an item, and the note for the user. */
export interface KnownEpisode {
  /** Null if the episode was deleted, or is in another show. */
  readonly id: number | null;
  readonly isDeleted: boolean;
  readonly note: string;
}

/**
 * Finds the episode with an item's guid: guids are unique per station. Null if there is none and the item may be
 * imported.
 */
export async function knownEpisode(
  episodes: Pick<Episodes, 'store'>,
  stationId: number,
  showId: number,
  guid: string,
): Promise<KnownEpisode | null> {
  const id = await episodes.store.idOfGuid(stationId, guid);
  if (id === null) return null;
  const row = await episodes.store.get(wholeStation(stationId), id);
  if (!row) return { id: null, isDeleted: true, note: 'It was imported and deleted before' };
  return row.show_id === showId
    ? { id, isDeleted: false, note: 'It was already imported' }
    : { id: null, isDeleted: false, note: 'It was already imported into another show' };
}
