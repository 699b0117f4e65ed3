import type { Episode } from '@postkit/sdk/schema';
import type { EpisodeRow, RenditionRow } from './episode-tables.ts';

/** An episode as the outside may see it. */
export interface PublishedEpisode {
  readonly id: number;
  readonly showId: number;
  readonly guid: string;
  readonly name: string;
  /** Sanitised HTML. */
  readonly description: string;
  /** Unix seconds. */
  readonly published: number;
  /** Unix seconds of the last change of its words or its audio. */
  readonly changed: number;
  /** Names of its tags. */
  readonly tags: readonly string[];
  /** Addresses as they are stored; empty where it has none of its own. */
  readonly image: string;
  readonly rssImage: string;
  readonly explicit: boolean;
  readonly episodeType: EpisodeRow['episode_type'];
  readonly season: number | null;
  readonly episode: number | null;
  /** By their start, seconds. */
  readonly chapters: Episode['chapter_markers'];
  /** Taken out of the public's sight; only who asks for those is shown it. */
  readonly isWithdrawn: boolean;
  readonly mp3: ServedFile;
  readonly aac: ServedFile | null;
}

/** What is served at an audio address now. */
export interface ServedFile {
  readonly bytes: number;
  readonly sha256: string;
  /** Seconds. */
  readonly duration: number;
}

/** Undefined where there is no audio to serve yet. */
export function toPublished(row: EpisodeRow, media: readonly RenditionRow[], tags: readonly string[]): PublishedEpisode | undefined {
  const mp3 = media.find((file) => file.format === 'mp3');
  if (!mp3 || row.published_at === null) return undefined;
  return {
    id: row.id,
    showId: row.show_id,
    guid: row.guid,
    name: row.name,
    description: row.feed_description,
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
    isWithdrawn: row.status !== 'published' || row.deleted_at !== null,
    mp3,
    aac: media.find((file) => file.format === 'aac') ?? null,
  };
}

function chapters({ chapter_markers }: EpisodeRow): Episode['chapter_markers'] {
  const markers: Episode['chapter_markers'] = JSON.parse(chapter_markers);
  return markers.toSorted((a, b) => a.start - b.start);
}
