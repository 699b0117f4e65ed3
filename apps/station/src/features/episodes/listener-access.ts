import type { Database } from '../../platform/db/database.ts';
import { createReadCache } from '../../platform/db/read-cache.ts';
import type { EpisodeTables } from './episode-tables.ts';
import { isForSubscribers } from './subscriber-episodes.repository.ts';

/** Resolves to the id of the private feed that the token of a listener opens; null for none. */
export type FindListenerFeed = (stationId: number, token: string) => Promise<number | null>;

/** Everyone, a listener of a private feed, or a caller without access. */
export type ListenerAccess = 'public' | 'listener' | 'none';

/** Decides who may fetch the files and texts of a published episode. */
export type FindListenerAccess = (
  stationId: number,
  episodeId: number,
  token: string | undefined,
) => Promise<ListenerAccess>;

/** A file that a listener gets must not stay in a shared cache. */
export function cacheControlFor(access: ListenerAccess, forPublic: string): string {
  return access === 'public' ? forPublic : 'private, no-store';
}

export function createListenerAccess(db: Database, feedOf: FindListenerFeed): FindListenerAccess {
  /** A cache, because players request one file in many ranges. */
  const forSubscribers = createReadCache<boolean>(db, 5000);

  async function isPosted(episodeId: number, destinationId: number): Promise<boolean> {
    const posts = db
      .tables<EpisodeTables>()
      .selectFrom('episode_connections')
      .select('state')
      .where('episode_id', '=', episodeId);
    return (
      (await posts
        .where('connection_id', '=', destinationId)
        .where('state', '=', 'posted')
        .executeTakeFirst()) !== undefined
    );
  }

  return async (stationId, episodeId, token) => {
    if (!(await forSubscribers.get(String(episodeId), () => isForSubscribers(db, episodeId))))
      return 'public';
    const feed = token === undefined ? null : await feedOf(stationId, token);
    return feed !== null && (await isPosted(episodeId, feed)) ? 'listener' : 'none';
  };
}
