import {
  type AcceptedEvent,
  type AudioEvent,
  type Episode,
  type EpisodeSummary,
  noEpisodePodcast,
  resourcePath,
} from '@postkit/sdk/schema';
import { readDifferingFields } from '../../platform/db/differing-fields.ts';
import type { Station } from '../accounts/index.ts';
import { feedUrl } from '../destinations/index.ts';
import type { TagRow } from '../tags/index.ts';
import { plainFields } from './episode-columns.ts';
import type { EpisodeDestination, EpisodeRow, RenditionRow } from './episode-tables.ts';
import { pageAddress } from './page-address.ts';
import type { PlatformAddresses } from './platform-addresses.ts';
import { renditionTypes } from './renditions/index.ts';

/** Related data that an episode is presented with. */
export interface EpisodeRelations {
  readonly publicUrl: string;
  readonly tags: readonly TagRow[];
  readonly destinations: readonly EpisodeDestination[];
  readonly media: readonly RenditionRow[];
  readonly places: PlatformAddresses;
}

/** An episode of a list without the progress of what the station renders, which is not stored. */
export type StoredSummary = Omit<EpisodeSummary, 'media_progress' | 'video_progress'>;

/** Progress of what the station renders for an episode, 0 to 100. */
interface RenderProgress {
  readonly audio: number;
  readonly video: number;
}

/** The permanent address of an episode's audio for feeds and players. */
export function audioAddress(
  publicUrl: string,
  slug: string,
  id: number,
  format: 'mp3' | 'aac' = 'mp3',
): string {
  return `${publicUrl}/${slug}/audio/${id}.${format}`;
}

/** The permanent address of an episode's basic video for feeds. */
export function videoAddress(publicUrl: string, slug: string, id: number): string {
  return `${publicUrl}/${slug}/video/${id}.mp4`;
}

export function presentSummary(
  station: Station,
  row: EpisodeRow,
  { publicUrl, tags, destinations, media, places }: EpisodeRelations,
): StoredSummary {
  const { slug } = station;
  const once: string[] = JSON.parse(row.once_use_tags);
  return {
    ...plainFields(row),
    playlist_id: row.id,
    resource_uri: resourcePath(slug, 'playlist', row.id),
    show_id: row.show_id,
    show: resourcePath(slug, 'show', row.show_id),
    tags: [...tags.map((tag) => tag.name), ...once],
    playlist_categories: tags.map((tag) => resourcePath(slug, 'playlistcategory', tag.id)),
    onceUseTags: once,
    duration: row.duration,
    published: publishedTime(row),
    status: row.status,
    draft: row.status === 'draft',
    unpublished: row.status === 'unpublished',
    delay_post_until: row.delay_post_until,
    short_url: pageAddress(publicUrl, slug, row.id),
    iheart_status: row.iheart_status,
    video_status: row.video_status,
    advanced_video_status: row.advanced_video_status,
    smc_data: chosen(row, destinations).map((destination) => ({
      id: destination.connection_id,
      type: destination.type,
    })),
    categories: JSON.parse(row.categories),
    image_croppings: JSON.parse(row.image_croppings),
    rss_image_croppings: JSON.parse(row.rss_image_croppings),
    post_locations: [
      ...(row.status === 'published' ? ownLocations(publicUrl, slug, row, destinations) : []),
      ...places.locations,
    ],
    failed_deliveries: places.failed,
    proof: row.status === 'published' ? places.proof : null,
    selectedShutterstockImage: JSON.parse(row.selected_image),
    guid: row.guid,
    media_status: row.media_status,
    media_error: row.media_error,
    levels: levelsOf(media),
    enclosure: enclosure(publicUrl, slug, row.id, media),
    version: row.version,
    updated_at: row.updated_at,
    updated_by: row.updated_by,
  };
}

/** Adds the progress, which is 100 for audio that is ready. */
export function withProgress(summary: StoredSummary, { audio, video }: RenderProgress): EpisodeSummary {
  return {
    ...summary,
    media_progress: summary.media_status === 'ready' ? 100 : audio,
    video_progress: video,
  };
}

/** The whole episode, for an editor. */
export function presentEpisode(
  summary: EpisodeSummary,
  row: EpisodeRow,
  { events, rights }: { events: AudioEvent[]; rights: AcceptedEvent[] },
): Episode {
  return {
    ...summary,
    events,
    rights,
    ad_insert_events: JSON.parse(row.ad_insert_events),
    chapter_markers: JSON.parse(row.chapter_markers),
    podcast: readDifferingFields(row.podcast, noEpisodePodcast),
  };
}

function publishedTime({ status, delay_post_until, published_at }: EpisodeRow): number | null {
  if (status === 'draft') return null;
  return delay_post_until ?? published_at;
}

/**
 * A removed destination is not chosen any more while the episode is published, but returns when it is published
 * again.
 */
function chosen(row: EpisodeRow, destinations: readonly EpisodeDestination[]): readonly EpisodeDestination[] {
  return row.status === 'published'
    ? destinations.filter((destination) => destination.state !== 'removed')
    : destinations;
}

function ownLocations(
  publicUrl: string,
  slug: string,
  row: EpisodeRow,
  destinations: readonly EpisodeDestination[],
): EpisodeSummary['post_locations'] {
  return destinations
    .filter(({ state, type }) => state === 'posted' && (type === 'rss' || type === 'webwidget'))
    .map(({ connection_id: id, type }) => ({
      id,
      type,
      url: type === 'rss' ? feedUrl(publicUrl, slug, id) : pageAddress(publicUrl, slug, row.id),
    }));
}

function levelsOf(media: readonly RenditionRow[]): EpisodeSummary['levels'] {
  const mp3 = media.find((file) => file.format === 'mp3');
  if (!mp3 || mp3.gain_db === null) return null;
  return {
    loudness: tenths(mp3.loudness),
    true_peak: tenths(mp3.true_peak),
    range: tenths(mp3.loudness_range),
    gain: mp3.gain_db,
  };
}

function tenths(value: number | null): number | null {
  return value === null ? null : Math.round(10 * value) / 10;
}

function enclosure(
  publicUrl: string,
  slug: string,
  id: number,
  media: readonly RenditionRow[],
): EpisodeSummary['enclosure'] {
  const mp3 = media.find((file) => file.format === 'mp3');
  return mp3 ? { url: audioAddress(publicUrl, slug, id), length: mp3.bytes, type: renditionTypes.mp3 } : null;
}
