import { feedOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { allowAnySite } from '../../platform/http/allow-any-site.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { negotiateEncoding } from '../../platform/http/content-encoding.ts';
import { serveBuffer } from '../../platform/http/serve-file.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Episodes } from '../episodes/index.ts';
import type { FeedChecks } from './feed-checks.service.ts';
import type { Feeds } from './feeds.service.ts';
import { type IheartIngestion, isIheart } from './iheart-ingestion.service.ts';
import { packFeed } from './packed-feed.ts';

/** Readers may cache a feed for five minutes, and show it while they revalidate. */
const cacheControl = 'public, max-age=300, stale-while-revalidate=600';

export interface FeedRouteDeps extends IheartIngestion {
  readonly accounts: Accounts;
  readonly episodes: Episodes;
  readonly feeds: Feeds;
  readonly checks: FeedChecks;
}

export function registerFeedRoutes(
  { register, clock }: StationContext,
  { accounts, episodes, feeds, checks, recordFetch }: FeedRouteDeps,
): void {
  register(feedOperations.get, async ({ params, query, request, reply }) => {
    allowAnySite(reply);
    const station = accounts.stationAt(params.station);
    const all = query.all ?? false;
    const view = { page: all ? 1 : (query.page ?? 1), all, showDeleted: query.show_deleted ?? false };
    const feed = await feeds.rendered(station, params.id, view);
    if (feed.moved && !view.showDeleted && clock.now() >= feed.moved.at * 1000) {
      return reply.header('cache-control', cacheControl).redirect(feed.moved.url, 301);
    }
    if (feed.iheart && request.method === 'GET' && isIheart(request.headers['user-agent'])) await recordFetch(station, feed.iheart);
    const links = feeds.linksOf(station, params.id);
    if (links.length > 0) reply.header('link', links.join(', '));
    const { encoding, bytes, etag } = await packFeed(feed, negotiateEncoding(request.headers['accept-encoding']));
    reply.header('vary', 'accept-encoding');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    const type = 'application/rss+xml; charset=utf-8';
    return serveBuffer(request, reply, bytes, { type, cacheControl, etag, modifiedAt: feed.changedAt * 1000 });
  });

  register(feedOperations.check, ({ params, body }) => checks.check(accounts.stationAt(params.station), body.url));

  register(feedOperations.count, ({ params, body }) =>
    feeds.count(accounts.stationAt(params.station), body.connection_id, body.feed_filter),
  );

  register(feedOperations.chapters, async ({ params, request, reply }) => {
    allowAnySite(reply);
    const station = accounts.stationAt(params.station);
    const episode = await episodes.publishedEpisode(station.id, params.id);
    if (episode === 'gone') throw fail('resource.gone');
    if (episode === 'absent' || episode.chapters.length === 0) throw fail('resource.absent');
    const chapters = episode.chapters.map(({ start, title }) => ({ startTime: start, title }));
    const body = Buffer.from(JSON.stringify({ version: '1.2.0', chapters }));
    return serveBuffer(request, reply, body, { type: 'application/json+chapters', cacheControl, modifiedAt: episode.changed * 1000 });
  });
}
