import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import type { DestinationRow, Destinations } from '../destinations/index.ts';
import type { EpisodeRow, Episodes } from '../episodes/index.ts';

/** The episodes of a served feed for iHeart, and their show's page there. */
export interface IheartContent {
  readonly showUrl: string;
  readonly episodeIds: readonly number[];
}

export interface IheartIngestion {
  /** Records that iHeart has fetched these episodes. Logs a failure, because the feed is served nevertheless. */
  readonly recordFetch: (station: Station, content: IheartContent) => Promise<void>;
}

/** iHeart documents no user agent; its apps and services have its name in theirs. */
export function isIheart(userAgent: string | undefined): boolean {
  return /iheart/i.test(userAgent ?? '');
}

/** The show's page at iHeart, which does not report where an episode is. */
export function iheartShowUrl({ iheart_show_id }: DestinationRow): string {
  return `https://www.iheart.com/podcast/${encodeURIComponent(iheart_show_id)}/`;
}

/** iHeart reports nothing, so an episode in one of its feeds waits until iHeart fetches the feed, and is then ingested. */
export function createIheartIngestion(
  { db, log }: Pick<StationContext, 'db' | 'log'>,
  {
    destinations,
    episodes,
  }: { destinations: Destinations; episodes: Pick<Episodes, 'store' | 'publishing'> },
): IheartIngestion {
  episodes.publishing.onChanged(async (transaction, station, row) => {
    const feed = await feedOf(transaction, row);
    if (!feed) {
      if (row.iheart_status !== 0)
        await episodes.publishing.setIngestion(transaction, station, row.id, { status: 0 });
    } else if (row.iheart_status === 0) {
      await episodes.publishing.setIngestion(transaction, station, row.id, { status: 1 });
    } else if (row.iheart_status === 2 && !row.external_url) {
      // A client that read the episode before the ingestion has saved it without the link.
      await episodes.publishing.setIngestion(transaction, station, row.id, {
        status: 2,
        url: iheartShowUrl(feed),
      });
    }
  });

  /** The feed in which iHeart finds the episode; undefined if it is in none. */
  async function feedOf(transaction: Transaction, row: EpisodeRow): Promise<DestinationRow | undefined> {
    if (row.status !== 'published') return undefined;
    for (const { connection_id, type } of await episodes.store.destinationsOf(transaction, row.id)) {
      if (type !== 'rss') continue;
      const feed = await destinations.get(connection_id, transaction);
      if (feed?.status && feed.iheart_show_id !== '') return feed;
    }
    return undefined;
  }

  return {
    async recordFetch(station, { showUrl, episodeIds }) {
      try {
        if ((await episodes.publishing.withoutIngestion(db, episodeIds)).length === 0) return;
        await db.transaction(async (transaction) => {
          for (const { id, external_url } of await episodes.publishing.withoutIngestion(
            transaction,
            episodeIds,
          )) {
            await episodes.publishing.setIngestion(transaction, station, id, {
              status: 2,
              url: external_url || showUrl,
            });
          }
        });
      } catch (error) {
        log.warn({ err: error, station: station.slug }, 'the fetch of a feed by iHeart was not recorded');
      }
    },
  };
}
