import { type FeedCount, type FeedFilter, noFeedFilter } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Tables } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { entityTag } from '../../platform/http/entity-tag.ts';
import { createLoopYield } from '../../platform/loop-yield.ts';
import { podcastGuid, renderLongFeed } from '../../rss/index.ts';
import { type Accounts, type Station, wholeStation } from '../accounts/index.ts';
import type { DestinationRow, Destinations } from '../destinations/index.ts';
import type { Episodes, PublishedEpisode } from '../episodes/index.ts';
import type { Images } from '../images/index.ts';
import type { Shows } from '../shows/index.ts';
import type { PublishedTranscripts } from '../transcripts/index.ts';
import { feedAddress, type FeedView } from './feed-address.ts';
import { createFeedCache, type RenderedFeed } from './feed-cache.ts';
import { feedContent } from './feed-content.ts';
import { delayOf, listedNow } from './feed-filter.ts';
import { createFeedPings } from './feed-pings.jobs.ts';
import { createFeedSources, type FeedSource, sourceDigest } from './feed-source.ts';
import type { FeedState } from './feed-tables.ts';
import { bumpFeeds, feedState, forgetFeed, insertFeedState } from './feeds.repository.ts';
import { type IheartContent, iheartShowUrl } from './iheart-ingestion.service.ts';
import { tokenPlaceholder } from './personal-feed.ts';

export interface Feeds {
  /** @throws resource.absent if the station has no such feed, it is disabled, or it has no such page */
  rendered(station: Station, destinationId: number, view: FeedView): Promise<RenderedFeed>;
  /** The number of episodes that a feed lists now with a filter, and of all that are published to it. @throws resource.absent */
  count(station: Station, trial: FeedTrial): Promise<FeedCount>;
  /** Values of the `Link` header. */
  linksOf(station: Station, destinationId: number): string[];
}

/** A choice of episodes to try at a feed. */
export interface FeedTrial {
  readonly destinationId: number;
  readonly filter: FeedFilter;
  /** Whether the feed lists all shows; undefined as it is stored. */
  readonly allShows: boolean | undefined;
}

interface PageDeps {
  readonly episodes: Pick<Episodes, 'published'>;
  readonly images: Images;
  readonly transcripts: Pick<PublishedTranscripts, 'languagesOf'>;
  /** WebSub hubs that are notified of every change; none by default. */
  readonly hubUrls?: readonly string[];
}

export interface FeedDeps extends PageDeps {
  readonly episodes: Pick<Episodes, 'store' | 'publishing' | 'published'>;
  readonly accounts: Accounts;
  readonly destinations: Destinations;
  readonly shows: Shows;
}

/** Episodes whose last change dates a feed that was never served. */
const newestOfFeed = 100;
const firstPage: FeedView = { page: 1, all: false, showDeleted: false };

/** The RSS feeds of a station's rss destinations: rendered from the database, cached until they change. */
export function createFeedService(context: StationContext, deps: FeedDeps): Feeds {
  const { db, clock } = context;
  const { accounts, destinations, episodes, hubUrls = [] } = deps;
  const cache = createFeedCache();
  const pings = createFeedPings(context, hubUrls);
  const render = createPageRenderer(context, deps);
  const sourceOf = createFeedSources(context, deps);
  episodes.publishing.onPublishedChange(async (transaction, station, destinationIds) => {
    const changed = [
      ...new Set([...destinationIds, ...(await destinations.allShowsFeeds(station.id, transaction))]),
    ];
    await bumpFeeds(transaction, changed, clock.seconds());
    for (const id of changed) {
      // Widgets and platforms have no feed, and no row here.
      if (!(await feedState(transaction, id))) continue;
      const { is_private = false, feed_filter = noFeedFilter } =
        (await destinations.get(id, transaction)) ?? {};
      // A hub fetches without a password, and its subscribers are public.
      if (is_private) continue;
      await pings.notify(transaction, addressOf(station, id, firstPage));
      const delay = delayOf(feed_filter);
      if (delay > 0) await pings.notify(transaction, addressOf(station, id, firstPage), delay);
    }
  });
  accounts.withinStationChange(async (transaction, before, after) => {
    if (before.slug === after.slug) return;
    const feeds = (await destinations.list(wholeStation(after.id), undefined, transaction)).filter(
      ({ type }) => type === 'rss',
    );
    const ids = feeds.map(({ id }) => id);
    if (ids.length > 0) await bumpFeeds(transaction, ids, clock.seconds());
    for (const { id } of feeds.filter((feed) => feed.status && !feed.is_private)) {
      // Subscribers of a hub know the old address; its redirect leads them to the new one.
      for (const station of [before, after])
        await pings.notify(transaction, addressOf(station, id, firstPage));
    }
  });
  destinations.onDelete((transaction, _stationId, destinationId) => forgetFeed(transaction, destinationId));

  function addressOf(station: Station, destinationId: number, view: FeedView): string {
    return feedAddress(context.publicUrl, station.slug, destinationId, view);
  }

  /** The feed's state, updated if its destination or shows changed. */
  async function stateOf(source: FeedSource): Promise<FeedState> {
    const digest = sourceDigest(source);
    const known = await feedState(db, source.destination.id);
    if (known?.source === digest) return known;
    const newest = known ? 0 : await newestChange(episodes, source);
    return db.transaction(async (transaction) => {
      await updateSource(transaction, source, digest, newest);
      const state = await feedState(transaction, source.destination.id);
      if (!state) throw new Error('A feed has no state.');
      return state;
    });
  }

  async function updateSource(
    transaction: Tables,
    { station, destination }: FeedSource,
    source: string,
    newest: number,
  ): Promise<void> {
    const { id: connection_id, is_private } = destination;
    const address = addressOf(station, connection_id, firstPage);
    const known = await feedState(transaction, connection_id);
    if (known?.source === source) return;
    if (known) await bumpFeeds(transaction, [connection_id], clock.seconds(), source);
    else
      await insertFeedState(transaction, {
        connection_id,
        podcast_guid: podcastGuid(address),
        version: 1,
        changed_at: newest,
        source,
      });
    if (!is_private) await pings.notify(transaction, address);
  }

  return {
    async rendered(station, destinationId, view) {
      const key = addressOf(station, destinationId, view);
      const version = await db.dialect.dataVersion(db);
      const known = cache.get(key);
      const cached = known && clock.now() < known.feed.expiresAt ? known : undefined;
      if (cached?.dataVersion === version) return cached.feed;
      const source = await sourceOf(station, destinationId);
      const state = await stateOf(source);
      const feed = cached?.feed.version === state.version ? cached.feed : await render(source, state, view);
      cache.set(key, { feed, dataVersion: version });
      return feed;
    },
    async count(station, { destinationId, filter, allShows }) {
      const source = await sourceOf(station, destinationId, allShows);
      const [listed, total] = await Promise.all(
        [filter, noFeedFilter].map((one) =>
          episodes.published.publishedCount(source.listed, listedNow(one, clock.seconds())),
        ),
      );
      return { listed: listed ?? 0, total: total ?? 0 };
    },
    linksOf: (station, destinationId) => [
      ...hubUrls.map((hub) => `<${hub}>; rel="hub"`),
      ...(hubUrls.length === 0 ? [] : [`<${addressOf(station, destinationId, firstPage)}>; rel="self"`]),
    ],
  };
}

/** Unix seconds of the last change of a feed that was never served. */
async function newestChange(
  episodes: FeedDeps['episodes'],
  { station, destination, listed }: FeedSource,
): Promise<number> {
  const page = { limit: newestOfFeed, offset: 0, order: 'newest', includeDeleted: false } as const;
  const { episodes: newestEpisodes } = await episodes.published.publishedOf(station.id, listed, page);
  return Math.max(destination.updated_at, ...newestEpisodes.map((episode) => episode.changed));
}

/** Renders one page of a feed from the database. @throws resource.absent if there is no such page */
type PageRenderer = (source: FeedSource, state: FeedState, view: FeedView) => Promise<RenderedFeed>;

function createPageRenderer(
  { clock, config }: Pick<StationContext, 'clock' | 'config'>,
  { episodes, images, transcripts, hubUrls = [] }: PageDeps,
): PageRenderer {
  const pageSize = config.feedPageSize;

  return async (source, state, view) => {
    const { station, destination, listed } = source;
    const limit = view.all ? Number.MAX_SAFE_INTEGER : pageSize;
    const [now, delay] = [clock.seconds(), delayOf(destination.feed_filter)];
    const filter = listedNow(destination.feed_filter, now);
    const offset = view.all ? 0 : (view.page - 1) * pageSize;
    const page = { limit, offset, order: 'newest', includeDeleted: view.showDeleted, filter } as const;
    const { episodes: items, total } = await episodes.published.publishedOf(station.id, listed, page);
    const next = delay === 0 ? null : await episodes.published.nextPublished(listed, filter);
    // An episode that appears after its delay changes the feed without a change of its data.
    const changedAt = Math.max(
      state.changed_at,
      ...(delay === 0 ? [] : items.slice(0, 1).map(({ published }) => Math.min(now, published + delay))),
    );
    if (view.page > 1 && items.length === 0) throw fail('resource.absent');
    const { absolute } = images;
    const languages = await transcripts.languagesOf(items.map(({ id }) => id));
    const content = {
      ...source,
      state: { ...state, changed_at: changedAt },
      view: destination.is_private ? { ...view, token: tokenPlaceholder } : view,
      pageSize,
      episodes: items,
      total,
      hubUrls: destination.is_private ? [] : hubUrls,
      absolute,
      transcripts: languages,
    };
    const body = Buffer.from(await renderLongFeed(feedContent(content), createLoopYield()));
    const iheart = iheartContent(destination, view, items);
    const expiresAt = next === null ? Infinity : (next + delay) * 1000;
    const moved = movedTo(destination);
    return {
      version: state.version,
      body,
      etag: entityTag(body),
      changedAt,
      expiresAt,
      moved,
      isPrivate: destination.is_private,
      iheart,
    };
  };
}

function movedTo({ new_feed_url, redirect_at }: DestinationRow): RenderedFeed['moved'] {
  return new_feed_url === '' || redirect_at === null ? null : { url: new_feed_url, at: redirect_at };
}

function iheartContent(
  destination: DestinationRow,
  view: FeedView,
  items: readonly PublishedEpisode[],
): IheartContent | null {
  // A feed with withdrawn episodes is for checking a migration.
  if (destination.iheart_show_id === '' || destination.is_private || view.showDeleted) return null;
  return { showUrl: iheartShowUrl(destination), episodeIds: items.map(({ id }) => id) };
}
