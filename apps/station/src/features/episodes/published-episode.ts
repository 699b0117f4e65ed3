import { type Episode, type EpisodePodcast, noEpisodePodcast } from '@postkit/sdk/schema';
import { readDifferingFields } from '../../platform/db/differing-fields.ts';
import type { EpisodeRow, RenditionRow } from './episode-tables.ts';
import type { PublicRow } from './published.repository.ts';
import { showNotes } from './show-notes.ts';
import type { VideoRow } from './videos/video-tables.ts';

/** An episode as the public sees it. */
export interface PublishedEpisode {
  readonly id: number;
  readonly showId: number;
  readonly guid: string;
  readonly name: string;
  /** Sanitised HTML, as short as directories ask for. */
  readonly description: string;
  /** Sanitised HTML of the whole description. */
  readonly notes: string;
  /** Unix seconds. */
  readonly published: number;
  /** Unix seconds of the last change of its texts or its audio. */
  readonly changed: number;
  /** Names of its tags. */
  readonly tags: readonly string[];
  /** Addresses as stored; empty if the episode has no image of its own. */
  readonly image: string;
  readonly rssImage: string;
  readonly explicit: boolean;
  readonly episodeType: EpisodeRow['episode_type'];
  readonly season: number | null;
  readonly episode: number | null;
  /** Sorted by start, in seconds. */
  readonly chapters: Episode['chapter_markers'];
  /** Details that only podcast apps read. */
  readonly podcast: EpisodePodcast;
  /** No longer public; only feeds of deleted episodes list it. */
  readonly isWithdrawn: boolean;
  readonly mp3: ServedFile;
  readonly aac: ServedFile | null;
  /** The basic video of this audio; null for none. */
  readonly video: ServedVideo | null;
}

/** The file that is served at a public address. */
export interface ServedFile {
  readonly bytes: number;
  readonly sha256: string;
  /** Seconds. */
  readonly duration: number;
}

export interface ServedVideo extends ServedFile {
  /** Lines of the picture; null until they are known. */
  readonly height: number | null;
}

/** The files and tags of an episode. */
export interface PublishedParts {
  readonly media: readonly RenditionRow[];
  /** Its basic video. */
  readonly video: VideoRow | undefined;
  /** Names. */
  readonly tags: readonly string[];
}

/** Undefined if there is no audio to serve yet. */
export function toPublished(
  row: PublicRow,
  { media, video, tags }: PublishedParts,
): PublishedEpisode | undefined {
  const mp3 = media.find((file) => file.format === 'mp3');
  if (!mp3 || row.published_at === null) return undefined;
  return {
    id: row.id,
    showId: row.show_id,
    guid: row.guid,
    name: row.name,
    description: row.feed_description,
    notes: (row.feed_notes ?? showNotes(row.description, row.feed_description)) || row.feed_description,
    published: row.published_at,
    changed: Math.max(row.updated_at, mp3.updated_at),
    tags,
    image: row.image,
    rssImage: row.rss_image,
    explicit: row.explicit === 1,
    episodeType: row.episode_type,
    season: row.season_number,
    episode: row.episode_number,
    chapters: chapters(row),
    podcast: readDifferingFields(row.podcast, noEpisodePodcast),
    isWithdrawn: row.status !== 'published' || row.deleted_at !== null,
    mp3,
    aac: media.find((file) => file.format === 'aac') ?? null,
    // A video of earlier audio stays for the users of the station, but is another episode for listeners.
    video: video?.media_key === mp3.media_key ? servedVideo(video, mp3) : null,
  };
}

function servedVideo({ bytes, sha256, height }: VideoRow, { duration }: RenditionRow): ServedVideo {
  return { bytes, sha256, duration, height: height || null };
}

function chapters({ chapter_markers }: PublicRow): Episode['chapter_markers'] {
  const markers: Episode['chapter_markers'] = JSON.parse(chapter_markers);
  return markers.toSorted((a, b) => a.start - b.start);
}
