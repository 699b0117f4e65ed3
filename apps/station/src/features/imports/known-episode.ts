import type { Episodes } from '../episodes/index.ts';

/** The episode that an item would become a second time, and the words for it. */
export interface KnownEpisode {
  /** Null where the episode was deleted, or is another show's. */
  readonly id: number | null;
  readonly note: string;
}

/** Looks for the episode of a guid: guids are unique in a station. Null where there is none, and the item may be imported. */
export async function knownEpisode(
  episodes: Pick<Episodes, 'idOfGuid' | 'get'>,
  stationId: number,
  showId: number,
  guid: string,
): Promise<KnownEpisode | null> {
  const id = await episodes.idOfGuid(stationId, guid);
  if (id === null) return null;
  const row = await episodes.get(stationId, id);
  if (!row) return { id: null, note: 'It was imported and deleted before' };
  return row.show_id === showId ? { id, note: 'It was already imported' } : { id: null, note: 'It was already imported into another show' };
}
