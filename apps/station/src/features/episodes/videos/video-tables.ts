import type { Selectable } from 'kysely';

/** `basic` is rendered by this station, `advanced` comes from an outside editor. */
export type VideoKind = 'basic' | 'advanced';

export interface VideoTables {
  /** The videos that are served now. */
  episode_videos: {
    episode_id: number;
    kind: VideoKind;
    station_id: number;
    /** Names the file. Each video gets a new one, so that a running download does not change. */
    file_key: string;
    /** The key of its audio, and the episode's own image at that time. */
    media_key: string;
    image: string;
    bytes: number;
    sha256: string;
    /** Lines of its picture; 0 if its file cannot be read, null until the file of an older version was read. */
    height: number | null;
    updated_at: number;
  };
}

export type VideoRow = Selectable<VideoTables['episode_videos']>;
