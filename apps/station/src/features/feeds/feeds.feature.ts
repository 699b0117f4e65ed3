import type { Feature, StationContext } from '../../context.ts';
import { createEpisodeChecks } from './episode-checks.service.ts';
import { createFeedChecks } from './feed-checks.service.ts';
import { type FeedRouteDeps, registerFeedRoutes } from './feeds.routes.ts';
import { createFeedService, type FeedDeps, type Feeds } from './feeds.service.ts';
import { createIheartIngestion, type IheartIngestion } from './iheart-ingestion.service.ts';

/** The RSS feeds of a station's rss destinations. */
export function createFeeds(
  context: StationContext,
  deps: FeedDeps & Pick<FeedRouteDeps, 'subscriptions'>,
): Feeds & IheartIngestion & Feature {
  const feeds = createFeedService(context, deps);
  const checks = createFeedChecks(context, feeds);
  const episodeChecks = createEpisodeChecks(context, deps);
  const { recordFetch } = createIheartIngestion(context, deps);
  return {
    ...feeds,
    recordFetch,
    routes: () => registerFeedRoutes(context, { ...deps, feeds, checks, episodeChecks, recordFetch }),
  };
}
