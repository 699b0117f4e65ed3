import type { z } from 'zod';
import { resourcePath } from '@postkit/sdk/schema';
import type { show } from '@postkit/sdk/schema';
import { hasShow, type Station } from '../accounts/index.ts';
import type { ShowRow } from './show-row.ts';

/** Addresses of the resources that a show refers to, by id, without deleted ones. */
export interface ShowReferences {
  readonly destinations: ReadonlyMap<number, z.input<typeof show>['social_media_connections'][number]>;
  readonly tags: ReadonlyMap<number, string>;
}

/** A show in its wire form. */
export function presentShow(
  station: Station,
  row: ShowRow,
  { destinations: destinationsById, tags }: ShowReferences,
): z.input<typeof show> {
  const destinations = row.destinationIds.flatMap((id) => destinationsById.get(id) ?? []);
  const event = (id: number | null) => (id === null ? null : resourcePath(station.slug, 'event', id));
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    square_image: row.squareImage,
    rectangle_image: row.rectangleImage,
    last_playlist_date: row.lastPublished,
    placeholder: row.placeholder,
    resource_uri: resourcePath(station.slug, 'show', row.id),
    counters: row.counters,
    social_media_connections: destinations,
    prefix_list: JSON.stringify(row.prefixList),
    smcs: destinations.map(({ id }) => id),
    show_format: row.showFormat,
    language_override: row.languageOverride,
    author: row.author,
    email: row.email,
    podcast_link: row.podcastLink,
    itunes_categories: row.itunesCategories,
    rss_explicit: row.rssExplicit,
    playlist_categories: row.tagIds.flatMap((id) => tags.get(id) ?? []),
    pre_bumper: event(row.preBumper),
    post_bumper: event(row.postBumper),
    parent: row.parent !== null && hasShow(station, row.parent) ? row.parent : null,
    schedule: row.schedule,
    loudness_target: row.loudnessTarget,
    true_peak_limit: row.truePeakLimit,
    expiry_days: row.expiryDays,
    podcast: row.podcast,
    version: row.version,
  };
}
