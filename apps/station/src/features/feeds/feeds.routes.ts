import { episodeOperations, feedOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { defineErrors } from '../../platform/errors/define-errors.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import { allowAnySite } from '../../platform/http/allow-any-site.ts';
import { type ContentEncoding, encodeBody, negotiateEncoding } from '../../platform/http/content-encoding.ts';
import { serveBuffer } from '../../platform/http/serve-file.ts';
import type { Accounts } from '../accounts/index.ts';
import { cacheControlFor, type Episodes } from '../episodes/index.ts';
import type { FeedSubscriptions } from '../feed-subscriptions/index.ts';
import type { EpisodeChecks } from './episode-checks.service.ts';
import type { RenderedFeed } from './feed-cache.ts';
import type { FeedChecks } from './feed-checks.service.ts';
import type { Feeds } from './feeds.service.ts';
import { type IheartIngestion, isIheart } from './iheart-ingestion.service.ts';
import { basicPassword, personalFeed } from './personal-feed.ts';

/** A feed in one content encoding. Each has its own ETag, because the bytes differ. */
interface PackedFeed {
  readonly encoding: ContentEncoding;
  readonly bytes: Uint8Array;
  readonly etag: string;
}

/** Of the compression; a private feed is compressed for one listener alone. */
const efforts = { shared: 7, private: 4 };

/** Encoded once for all readers, and dropped with the feed. */
const encodings = new WeakMap<RenderedFeed, Map<ContentEncoding, Promise<Buffer>>>();

async function packFeed(feed: RenderedFeed, encoding: ContentEncoding): Promise<PackedFeed> {
  if (encoding === 'identity') return { encoding, bytes: feed.body, etag: feed.etag };
  const forms = encodings.get(feed) ?? new Map<ContentEncoding, Promise<Buffer>>();
  encodings.set(feed, forms);
  const bytes =
    forms.get(encoding) ?? encodeBody(feed.body, encoding, feed.isPrivate ? efforts.private : efforts.shared);
  forms.set(encoding, bytes);
  return { encoding, bytes: await bytes, etag: feed.etag.replace(/"$/, `-${encoding}"`) };
}

const refuse = defineErrors({
  'feeds.password': {
    status: 401,
    message:
      'This feed is private. Subscribe with your own address, or enter the password that the station gave you.',
  },
});

/** Readers may cache a feed for five minutes, and show it while they revalidate. */
const forEveryone = 'public, max-age=300, stale-while-revalidate=600';

/** Apps then ask the listener. */
const askForPassword = { 'www-authenticate': 'Basic realm="Private feed", charset="UTF-8"' };

export interface FeedRouteDeps extends IheartIngestion {
  readonly accounts: Accounts;
  readonly episodes: Pick<Episodes, 'published'>;
  readonly feeds: Feeds;
  readonly checks: FeedChecks;
  readonly episodeChecks: EpisodeChecks;
  readonly subscriptions: Pick<FeedSubscriptions, 'admit'>;
}

export function registerFeedRoutes(
  { register, clock, revalidation }: StationContext,
  { accounts, episodes, feeds, checks, episodeChecks, recordFetch, subscriptions }: FeedRouteDeps,
): void {
  register(feedOperations.get, async ({ params, query, request, reply }) => {
    allowAnySite(reply);
    const station = accounts.stationAt(params.station);
    const rememberResponse = await revalidation.begin(request);
    const all = query.all ?? false;
    const view = { page: all ? 1 : (query.page ?? 1), all, showDeleted: query.show_deleted ?? false };
    const feed = await feeds.rendered(station, params.id, view);
    const cacheControl = feed.isPrivate ? 'private, no-store' : forEveryone;
    const token = query.token ?? basicPassword(request);
    if (feed.isPrivate && !(token !== undefined && (await subscriptions.admit(station.id, params.id, token))))
      throw refuse('feeds.password', { headers: askForPassword });
    if (feed.moved && !view.showDeleted && clock.now() >= feed.moved.at * 1000) {
      return reply.header('cache-control', cacheControl).redirect(feed.moved.url, 301);
    }
    if (feed.iheart && request.method === 'GET' && isIheart(request.headers['user-agent']))
      await recordFetch(station, feed.iheart);
    const links = feed.isPrivate ? [] : feeds.linksOf(station, params.id);
    if (links.length > 0) reply.header('link', links.join(', '));
    const { encoding, bytes, etag } = await packFeed(
      feed.isPrivate ? personalFeed(feed, token ?? '') : feed,
      negotiateEncoding(request.headers['accept-encoding']),
    );
    reply.header('vary', feed.isPrivate ? 'accept-encoding, authorization' : 'accept-encoding');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    const type = 'application/rss+xml; charset=utf-8';
    serveBuffer(request, reply, bytes, { type, cacheControl, etag, modifiedAt: feed.changedAt * 1000 });
    if (!feed.isPrivate && !feed.moved && !feed.iheart) rememberResponse(reply, feed.expiresAt);
    return reply;
  });

  register(feedOperations.check, ({ params, body }) =>
    checks.check(accounts.stationAt(params.station), body.url),
  );

  register(episodeOperations.check, async ({ params, body }) => ({
    findings: await episodeChecks.check(accounts.stationAt(params.station), body),
  }));

  register(feedOperations.count, ({ params, body }) =>
    feeds.count(accounts.stationAt(params.station), {
      destinationId: body.connection_id,
      filter: body.feed_filter,
      allShows: body.all_shows,
    }),
  );

  register(feedOperations.chapters, async ({ params, query, request, reply }) => {
    allowAnySite(reply);
    const station = accounts.stationAt(params.station);
    const episode = await episodes.published.publicEpisode(station.id, params.id, query.token);
    if (episode === 'gone') throw failPlatform('resource.gone');
    if (episode === 'absent' || episode.chapters.length === 0) throw failPlatform('resource.absent');
    const chapters = episode.chapters.map(({ start, title }) => ({ startTime: start, title }));
    const cacheControl = cacheControlFor(
      await episodes.published.listenerAccess(station.id, params.id, query.token),
      forEveryone,
    );
    const body = Buffer.from(JSON.stringify({ version: '1.2.0', chapters }));
    return serveBuffer(request, reply, body, {
      type: 'application/json+chapters',
      cacheControl,
      modifiedAt: episode.changed * 1000,
    });
  });
}
