import type { StationContext } from '../../context.ts';
import { createLoopYield } from '../../platform/loop-yield.ts';
import { wholeStation } from '../accounts/index.ts';
import type { Tags } from '../tags/index.ts';
import { tagIdsOf } from './episode-links.repository.ts';
import { episodeById } from './episodes.repository.ts';
import { servedRenditionsOf } from './id3/index.ts';
import { createListenerAccess, type FindListenerAccess, type FindListenerFeed } from './listener-access.ts';
import { type PublishedEpisode, toPublished } from './published-episode.ts';
import {
  countPublished,
  nextPublished,
  type PublishedFilter,
  type PublicQuery,
  publicRows,
  publicShowCounts,
  type PublicRow,
  publishedIds,
  type PublishedPage,
  rowsToPublish,
} from './published.repository.ts';
import { basicVideosOf } from './videos/index.ts';

/** Episodes that are read at once. */
const batch = 250;

export interface PublishedEpisodes {
  /** A page of the episodes published at one of these destinations, and their total number. */
  publishedOf(
    stationId: number,
    destinationIds: readonly number[],
    page: PublishedPage,
  ): Promise<{ episodes: PublishedEpisode[]; total: number }>;
  /** The number of episodes published at one of these destinations that a filter lists. */
  publishedCount(destinationIds: readonly number[], filter: PublishedFilter): Promise<number>;
  /** Whether a filter lists an episode that is published at one of these destinations. */
  isListed(destinationIds: readonly number[], episodeId: number, filter: PublishedFilter): Promise<boolean>;
  /** When the next episode was published (Unix seconds) that a filter does not list yet; null if it waits for none. */
  nextPublished(destinationIds: readonly number[], filter: PublishedFilter): Promise<number | null>;
  /** A page of the episodes that feeds or players of the station show, newest first, and their total number. */
  publicEpisodes(
    stationId: number,
    query: PublicQuery,
  ): Promise<{ episodes: PublishedEpisode[]; total: number }>;
  /** The number and the newest publish time (Unix seconds) of such episodes, by the id of each show that has one. */
  publicShows(
    stationId: number,
    destinationIds: readonly number[],
  ): Promise<ReadonlyMap<number, { count: number; latest: number }>>;
  /** A published episode; `gone` if it was published before, `absent` if the public never had it. */
  publishedEpisode(stationId: number, id: number): Promise<PublishedEpisode | 'gone' | 'absent'>;
  /**
   * The same for the public: an episode that only private feeds have is absent.
   * @param token Password of a listener, who may have the episodes of their feed
   */
  publicEpisode(stationId: number, id: number, token?: string): Promise<PublishedEpisode | 'gone' | 'absent'>;
  /** Who may have an episode and its files. */
  listenerAccess: FindListenerAccess;
}

export interface PublishedEpisodeDeps {
  readonly tags: Tags;
  readonly listenerFeed: FindListenerFeed;
}

export function createPublishedEpisodes(
  { db }: StationContext,
  { tags, listenerFeed }: PublishedEpisodeDeps,
): PublishedEpisodes {
  const listenerAccess = createListenerAccess(db, listenerFeed);

  async function published(stationId: number, rows: readonly PublicRow[]): Promise<PublishedEpisode[]> {
    if (rows.length === 0) return [];
    const ids = rows.map((row) => row.id);
    const [media, tagIds, videos] = [
      await servedRenditionsOf(db, ids),
      await tagIdsOf(db, ids),
      await basicVideosOf(db, ids),
    ];
    const names = new Map(
      (await tags.byIds(stationId, [...new Set([...tagIds.values()].flat())])).map((tag) => [
        tag.id,
        tag.name,
      ]),
    );
    return rows.flatMap((row) => {
      const once: string[] = JSON.parse(row.once_use_tags);
      const own = (tagIds.get(row.id) ?? []).flatMap((id) => names.get(id) ?? []);
      return (
        toPublished(row, {
          media: media.get(row.id) ?? [],
          video: videos.get(row.id),
          tags: [...own, ...once],
        }) ?? []
      );
    });
  }

  async function publishedEpisode(
    stationId: number,
    id: number,
  ): Promise<PublishedEpisode | 'gone' | 'absent'> {
    const row = await episodeById(db, wholeStation(stationId), id);
    if (!row) return 'absent';
    if (row.deleted_at !== null || (row.status === 'unpublished' && row.published_at !== null)) return 'gone';
    if (row.status !== 'published') return 'absent';
    return (await published(stationId, [row]))[0] ?? 'absent';
  }

  return {
    async publishedOf(stationId, destinationIds, page) {
      const pause = createLoopYield();
      const ids = await publishedIds(db, destinationIds, page);
      const episodes: PublishedEpisode[] = [];
      for (let start = 0; start < ids.length; start += batch) {
        episodes.push(
          ...(await published(stationId, await rowsToPublish(db, ids.slice(start, start + batch)))),
        );
        await pause();
      }
      return { episodes, total: await countPublished(db, destinationIds, page) };
    },
    publishedCount: (destinationIds, filter) =>
      countPublished(db, destinationIds, { includeDeleted: false, filter }),
    async isListed(destinationIds, episodeId, filter) {
      const all = {
        limit: Number.MAX_SAFE_INTEGER,
        offset: 0,
        order: 'newest',
        includeDeleted: false,
        filter,
      } as const;
      return (await publishedIds(db, destinationIds, all)).includes(episodeId);
    },
    nextPublished: (destinationIds, filter) => nextPublished(db, destinationIds, filter),
    async publicEpisodes(stationId, query) {
      if (query.destinationIds.length === 0) return { episodes: [], total: 0 };
      const { rows, total } = await publicRows(db, stationId, query);
      return { episodes: await published(stationId, rows), total };
    },
    publicShows: async (stationId, destinationIds) =>
      destinationIds.length === 0 ? new Map() : publicShowCounts(db, stationId, destinationIds),
    publishedEpisode,
    async publicEpisode(stationId, id, token) {
      return (await listenerAccess(stationId, id, token)) === 'none'
        ? 'absent'
        : publishedEpisode(stationId, id);
    },
    listenerAccess,
  };
}
