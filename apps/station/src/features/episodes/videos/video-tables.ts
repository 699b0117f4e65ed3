import type { Selectable } from 'kysely';

/** `basic` is made by this station, `advanced` comes from an editor outside. */
export type VideoKind = 'basic' | 'advanced';

export interface VideoTables {
  /** The videos that are served now. */
  episode_videos: {
    episode_id: number;
    kind: VideoKind;
    station_id: number;
    /** Names the file. Each video gets another one, so that nobody's download changes under them. */
    file_key: string;
    /** The sound that it was made of, and the episode's own picture then. */
    media_key: string;
    image: string;
    bytes: number;
    sha256: string;
    updated_at: number;
  };
}

export type VideoRow = Selectable<VideoTables['episode_videos']>;
