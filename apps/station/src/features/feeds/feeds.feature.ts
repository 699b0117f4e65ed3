import type { Feature, StationContext } from '../../context.ts';
import { registerFeedRoutes } from './feeds.routes.ts';
import { createFeedService, type FeedDeps, type Feeds } from './feeds.service.ts';

/** The RSS feeds of a station's rss connections. */
export function createFeeds(context: StationContext, deps: FeedDeps): Feeds & Feature {
  const feeds = createFeedService(context, deps);
  return { ...feeds, routes: () => registerFeedRoutes(context, { ...deps, feeds }) };
}
