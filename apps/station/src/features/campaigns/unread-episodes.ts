import type { StationContext } from '../../context.ts';
import type { Episodes } from '../episodes/index.ts';
import { isCurrent, showsOf } from './campaign-state.ts';
import { campaignsOf } from './campaigns.repository.ts';
import { knownCuts } from './versions.repository.ts';

/** The episodes of campaigns whose places for ads are not known. */
export interface UnreadEpisodes {
  /** Shows of the station's current campaigns; empty for all shows, null without a current campaign. */
  showsOfCurrent(stationId: number): Promise<number[] | null>;
  /** Ids of the unread published episodes of shows, newest first, and the number of all with audio. @param showIds empty for all shows */
  unreadOf(stationId: number, showIds: readonly number[]): Promise<{ unread: number[]; total: number }>;
}

export function createUnreadEpisodes(
  { db, clock }: Pick<StationContext, 'db' | 'clock'>,
  { episodes }: { readonly episodes: Pick<Episodes, 'media'> },
): UnreadEpisodes {
  return {
    async showsOfCurrent(stationId) {
      const now = clock.seconds();
      const shows = (await campaignsOf(db, stationId))
        .filter((campaign) => isCurrent(campaign, now))
        .map(showsOf);
      if (shows.length === 0) return null;
      return shows.some((ids) => ids.length === 0) ? [] : [...new Set(shows.flat())];
    },
    async unreadOf(stationId, showIds) {
      const files = await episodes.media.publishedFiles(stationId, showIds);
      const ids = files.map(({ id }) => id);
      const known = await knownCuts(db, ids);
      const unread = files.filter(
        ({ id, key, markers }) => known.get(id)?.file_key !== key || known.get(id)?.markers !== markers,
      );
      return { unread: unread.map(({ id }) => id), total: files.length };
    },
  };
}
