import { resourcePath, type EpisodeInput } from '@postkit/sdk/schema';
import type { Station } from '../accounts/index.ts';
import type { ImportItemRow } from './import-tables.ts';

/** Resources of an item that are stored before its episode is created. */
export interface ItemResources {
  readonly showId: number;
  readonly eventId: number;
  /** Address of its cover at this station; empty for the show's. */
  readonly image: string;
  /** Feeds of the import that still exist. */
  readonly connectionIds: readonly number[];
}

/** The title that an episode gets from an item's. */
export function episodeTitle(title: string): string {
  return title.slice(0, 300).trim() || 'Untitled Episode';
}

/**
 * The input of an item's episode: published, or scheduled if its date is in the future.
 * @param now Unix seconds
 */
export function itemEpisode(
  station: Station,
  item: ImportItemRow,
  { showId, eventId, image, connectionIds }: ItemResources,
  now: number,
): EpisodeInput {
  return {
    show: resourcePath(station.slug, 'show', showId),
    name: episodeTitle(item.title),
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
