import type { StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { entityTag } from '../../platform/http/entity-tag.ts';
import { createLoopYield } from '../../platform/loop-yield.ts';
import { renderLongFeed } from '../../rss/index.ts';
import type { DestinationRow } from '../destinations/index.ts';
import type { Episodes, PublishedEpisode } from '../episodes/index.ts';
import type { Images } from '../images/index.ts';
import type { PublishedTranscripts } from '../transcripts/index.ts';
import type { FeedView } from './feed-address.ts';
import type { RenderedFeed } from './feed-cache.ts';
import { feedContent } from './feed-content.ts';
import { delayOf, listedNow } from './feed-filter.ts';
import type { FeedSource } from './feed-source.ts';
import type { FeedState } from './feed-tables.ts';
import { type IheartContent, iheartShowUrl } from './iheart-ingestion.service.ts';
import { tokenPlaceholder } from './personal-feed.ts';

export interface PageDeps {
  readonly episodes: Pick<Episodes, 'published'>;
  readonly images: Images;
  readonly transcripts: Pick<PublishedTranscripts, 'languagesOf'>;
  /** WebSub hubs that are notified of every change; none by default. */
  readonly hubUrls?: readonly string[];
}

/** Renders one page of a feed from the database. @throws resource.absent if there is no such page */
export type PageRenderer = (source: FeedSource, state: FeedState, view: FeedView) => Promise<RenderedFeed>;

export function createPageRenderer(
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
