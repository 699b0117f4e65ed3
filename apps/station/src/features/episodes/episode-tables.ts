import type { Generated, Selectable } from 'kysely';
import type { z } from 'zod';
import type {
  ConnectionType,
  episode,
  EpisodeStatus,
  IngestionStatus,
  MediaFormat,
} from '@postkit/sdk/schema';

type Wire = z.output<typeof episode>;

/**
 * `chosen` waits for the episode to be published, `posted` is published there, `removed` was withdrawn and returns
 * with the next publishing.
 */
export type PostState = 'chosen' | 'posted' | 'removed';

export interface EpisodeTables {
  episodes: {
    id: Generated<number>;
    station_id: number;
    show_id: number;
    /** Permanent id in feeds, assigned once. */
    guid: string;
    version: number;
    /** Includes the wire's `draft` and `unpublished`. */
    status: EpisodeStatus;
    name: string;
    description: string;
    /** The description as feeds carry it, rendered at save so that a feed of hundreds of episodes is fast. */
    feed_description: string;
    /** The whole description in the form of `feed_description`, if that is shorter; null for episodes that an older version saved. */
    feed_notes: string | null;
    /** Name, description and once-use tags in lower case. */
    search_text: string;
    /** JSON. */
    once_use_tags: string;
    /** Unix seconds of the first publishing; kept while it is unpublished or a draft again. */
    published_at: number | null;
    /** Set while it is scheduled. */
    delay_post_until: number | null;
    /** Unix seconds; null for never. It stays after the episode has expired. */
    expires_at: number | null;
    /** The time that lists show and sort by: scheduled, published or created. */
    listed_at: number;
    permanent: Wire['permanent'];
    goto_live: Wire['goto_live'];
    restricted: Wire['restricted'];
    explicit: Wire['explicit'];
    external_url: string | null;
    iheart_status: IngestionStatus;
    video_status: IngestionStatus;
    advanced_video_status: IngestionStatus;
    /** JSON. */
    ad_insert_events: string;
    image: string;
    /** JSON. */
    image_croppings: string;
    rss_image: string;
    /** JSON. */
    rss_image_croppings: string;
    social_share_text: string;
    attribution: string;
    /** JSON. */
    chapter_markers: string;
    /** JSON: the details that differ from their defaults. */
    podcast: Generated<string>;
    episode_type: Wire['episode_type'];
    season_number: number | null;
    episode_number: number | null;
    /** JSON. */
    selected_image: string;
    /** JSON: names of the categories of its events. */
    categories: string;
    /** Expected seconds of the audio; 0 while it is rendered. */
    duration: number;
    media_status: Wire['media_status'];
    media_error: string;
    /** Hash of the requested audio; empty if it is not known yet. */
    media_key: string;
    /** Rises with every request for other audio, so that an outdated render is dropped. */
    media_revision: number;
    created_at: number;
    updated_at: number;
    updated_by: string;
    /** A deleted episode stays as a tombstone: its addresses respond 410, and the feed of deleted episodes lists it. */
    deleted_at: number | null;
  };
  episode_events: { episode_id: number; position: number; event_id: number };
  episode_tags: { episode_id: number; position: number; tag_id: number };
  episode_connections: { episode_id: number; connection_id: number; type: ConnectionType; state: PostState };
  /** The files that are served now. */
  episode_media: {
    episode_id: number;
    format: MediaFormat;
    station_id: number;
    /** Hash of the audio; names the file. */
    media_key: string;
    bytes: number;
    sha256: string;
    /** Seconds. */
    duration: number;
    updated_at: number;
    /** Levels of the audio; null in rows of an older version. `gain_db` is null then. */
    loudness: number | null;
    true_peak: number | null;
    loudness_range: number | null;
    /** dB by which the render raised it. */
    gain_db: number | null;
    /** Number of the episode's audio version that it belongs to. */
    version: Generated<number>;
    /** 1 for a file that is served as it came, byte for byte. */
    original: Generated<0 | 1>;
  };
  /** Published mp3s with an ID3 tag: listeners get them while their `media_key` is that of `episode_media`. */
  episode_id3_files: {
    episode_id: number;
    station_id: number;
    /** Names the file of the audio. */
    media_key: string;
    /** Hash of the audio and its tag; names this file. */
    file_key: string;
    /** Bytes of the tag, which are the first ones of the file. */
    id3_bytes: number;
    bytes: number;
    sha256: string;
    /** Unix seconds. */
    written_at: number;
  };
  /** The audio that an episode had since it was published. */
  episode_audio_versions: {
    episode_id: number;
    /** From 1. */
    number: number;
    station_id: number;
    media_key: string;
    /** JSON: the facts of its files, as in `episode_media`. */
    media: string;
    /** Bytes of its files. */
    bytes: number;
    /** JSON: the pieces of its timeline; null if it is older than the versions. */
    pieces: string | null;
    /** As in `episodes`. */
    chapter_markers: string;
    ad_insert_events: string;
    /** Unix seconds since which it is the episode's audio. */
    created_at: number;
    made_by: string;
    /** Words of the staff about it; empty for none. */
    note: string;
    /** The version whose files it has; null for new audio. */
    restored_from: number | null;
    /** Unix seconds until which the files of a replaced version are kept; null for the version that is served. */
    kept_until: number | null;
  };
  /** Events in categories that ask for it, and who accepted them. */
  episode_rights: {
    episode_id: number;
    event_id: number;
    title: string;
    artist: string;
    category: string;
    seconds: number;
    accepted_by: string;
    /** Unix seconds. */
    accepted_at: number;
  };
  playlist_caches: {
    /** UUID. */
    id: string;
    station_id: number;
    /** JSON: ids of the events that play, bumpers included. */
    event_ids: string;
    name: string;
    format: MediaFormat;
    status: 'processing' | 'ready' | 'failed';
    error: string;
    created_at: number;
    /** LUFS; null for none. */
    loudness_target: number | null;
    /** dBTP. */
    true_peak_limit: Generated<number>;
    /** The user who requested it; null in rows of older versions. */
    made_by: Generated<number | null>;
  };
}

export type EpisodeRow = Selectable<EpisodeTables['episodes']>;
export type RenditionRow = Selectable<EpisodeTables['episode_media']>;
export type Id3FileRow = Selectable<EpisodeTables['episode_id3_files']>;
export type EpisodeDestination = Selectable<EpisodeTables['episode_connections']>;
export type TimelineDownloadRow = Selectable<EpisodeTables['playlist_caches']>;
