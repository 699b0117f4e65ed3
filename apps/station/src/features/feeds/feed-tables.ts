import { sql, type Selectable } from 'kysely';
import type { Migration } from '../../platform/db/migrate.ts';

export interface FeedTables {
  /** What a feed must remember of itself. */
  feed_states: {
    /** The rss connection. */
    connection_id: number;
    /** Given once, kept when the address changes. */
    podcast_guid: string;
    /** Rises with every change of what the feed holds. */
    version: number;
    /** Unix seconds of the last change. */
    changed_at: number;
    /** Digest of the connection and its shows as the feed last told them. */
    source: string;
  };
}

export type FeedState = Selectable<FeedTables['feed_states']>;

export const feedsMigrations: readonly Migration[] = [
  {
    name: '0031_feeds',
    async up(db) {
      await sql`create table feed_states (
        connection_id integer primary key,
        podcast_guid text not null,
        version integer not null,
        changed_at integer not null,
        source text not null
      )`.execute(db);
    },
  },
];
