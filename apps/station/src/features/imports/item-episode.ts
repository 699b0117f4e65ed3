import { resourcePath, type EpisodeInput } from '@postkit/sdk/schema';
import type { Station } from '../accounts/index.ts';
import type { ImportItemRow } from './import-tables.ts';

/** What an item brings into the station before it is an episode. */
export interface BroughtItem {
  readonly showId: number;
  readonly eventId: number;
  /** Address of its cover here; empty for the show's. */
  readonly image: string;
  /** Those that the station still has. */
  readonly connectionIds: readonly number[];
}

/**
 * The episode that an item becomes: published, or planned where its date is yet to come.
 * @param now Unix seconds
 */
export function itemEpisode(
  station: Station,
  item: ImportItemRow,
  { showId, eventId, image, connectionIds }: BroughtItem,
  now: number,
): EpisodeInput {
  return {
    show: resourcePath(station.slug, 'show', showId),
    name: item.title.trim() || 'Untitled Episode',
    description: item.description,
    rss_image: image,
    season_number: item.season,
    episode_number: item.episode,
    episode_type: item.episode_type,
    explicit: item.explicit,
    events: [resourcePath(station.slug, 'event', eventId)],
    social_media_connections: [...connectionIds],
    draft: false,
    unpublished: false,
    delay_post_until: item.published !== null && item.published > now ? item.published : undefined,
  };
}
