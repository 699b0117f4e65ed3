import { sql, type Selectable } from 'kysely';
import type { Migration } from '../../platform/db/migrate.ts';

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

export const videosMigration: Migration = {
  name: '0039_episode_videos',
  async up(db) {
    await sql`create table episode_videos (
      episode_id integer not null references episodes (id) on delete cascade,
      kind text not null,
      station_id integer not null,
      file_key text not null,
      media_key text not null,
      image text not null,
      bytes integer not null,
      sha256 text not null,
      updated_at integer not null,
      primary key (episode_id, kind)
    ) without rowid`.execute(db);
  },
};
