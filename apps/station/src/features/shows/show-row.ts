import { noShowPodcast, type Show, type ShowPodcast } from '@postkit/sdk/schema';
import { readDifferingFields } from '../../platform/db/differing-fields.ts';
import type { StoredShow } from './show-tables.ts';

/** Episodes of a show by status. */
export type ShowCounters = Show['counters'];

/** A show as features use it: with ids instead of addresses. */
export interface ShowRow {
  readonly id: number;
  readonly stationId: number;
  readonly title: string;
  readonly description: string;
  readonly squareImage: string;
  readonly rectangleImage: string;
  readonly placeholder: boolean;
  readonly prefixList: readonly string[];
  readonly showFormat: 'serial' | 'episodic';
  readonly languageOverride: string;
  readonly author: string;
  readonly email: string;
  readonly podcastLink: string;
  readonly itunesCategories: string;
  readonly rssExplicit: boolean;
  readonly tagIds: readonly number[];
  /** Default destinations of its episodes. */
  readonly destinationIds: readonly number[];
  /** Ids of events that play before and after each episode. */
  readonly preBumper: number | null;
  readonly postBumper: number | null;
  readonly parent: number | null;
  readonly schedule: string;
  /** LUFS; null for none. */
  readonly loudnessTarget: Show['loudness_target'];
  /** dBTP. */
  readonly truePeakLimit: number;
  /** Days after their publication at which new episodes expire; null for never. */
  readonly expiryDays: number | null;
  readonly podcast: ShowPodcast;
  readonly counters: ShowCounters;
  /** Unix seconds of the newest published episode. */
  readonly lastPublished: number | null;
  readonly version: number;
}

export function toShowRow(stored: StoredShow, destinationIds: readonly number[]): ShowRow {
  const { published, unpublished, scheduled, draft } = stored;
  return {
    id: stored.id,
    stationId: stored.station_id,
    title: stored.title,
    description: stored.description,
    squareImage: stored.square_image,
    rectangleImage: stored.rectangle_image,
    placeholder: stored.placeholder === 1,
    prefixList: JSON.parse(stored.prefix_list),
    showFormat: stored.show_format,
    languageOverride: stored.language_override,
    author: stored.author,
    email: stored.email,
    podcastLink: stored.podcast_link,
    itunesCategories: stored.itunes_categories,
    rssExplicit: stored.rss_explicit === 1,
    tagIds: JSON.parse(stored.tag_ids),
    destinationIds,
    preBumper: stored.pre_bumper,
    postBumper: stored.post_bumper,
    parent: stored.parent,
    schedule: stored.schedule,
    loudnessTarget: stored.loudness_target,
    truePeakLimit: stored.true_peak_limit,
    expiryDays: stored.expiry_days,
    podcast: readDifferingFields(stored.podcast, noShowPodcast),
    counters: { published, unpublished, scheduled, draft },
    lastPublished: stored.last_playlist_date,
    version: stored.version,
  };
}
