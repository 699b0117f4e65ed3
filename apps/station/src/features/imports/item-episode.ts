import { resourcePath, type EpisodeInput } from '@postkit/sdk/schema';
import type { Station } from '../accounts/index.ts';
import type { ImportItemRow } from './import-tables.ts';
import { longestDescription, readDetails } from './item-details.ts';

/** Resources of an item that are stored before its episode is created. */
export interface ItemResources {
  readonly showId: number;
  readonly eventId: number;
  /** Address of its cover at this station; empty for the show's. */
  readonly image: string;
  /** Feeds of the import that still exist. */
  readonly destinationIds: readonly number[];
  readonly chapters: EpisodeInput['chapter_markers'];
}

/** The title that an episode gets from an item's. */
export function episodeTitle(title: string): string {
  return title.slice(0, 300).trim() || 'Untitled Episode';
}

/** The title and text of an item's episode. */
export function itemTexts({ title, description }: Pick<ImportItemRow, 'title' | 'description'>) {
  return { name: episodeTitle(title), description: description.slice(0, longestDescription) };
}

/**
 * The input of an item's episode: published, or scheduled if its date is in the future.
 * @param now Unix seconds
 */
export function itemEpisode(
  station: Station,
  item: ImportItemRow,
  { showId, eventId, image, destinationIds, chapters }: ItemResources,
  now: number,
): EpisodeInput {
  return {
    show: resourcePath(station.slug, 'show', showId),
    ...itemTexts(item),
    chapter_markers: chapters,
    podcast: readDetails(item)?.podcast,
    rss_image: image,
    season_number: item.season,
    episode_number: item.episode,
    episode_type: item.episode_type,
    explicit: item.explicit,
    events: [resourcePath(station.slug, 'event', eventId)],
    social_media_connections: [...destinationIds],
    draft: false,
    unpublished: false,
    delay_post_until: item.published !== null && item.published > now ? item.published : undefined,
  };
}
