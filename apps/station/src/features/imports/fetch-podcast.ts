import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import type { GuardedFetch, GuardedResponse } from '../../platform/fetch/guarded-fetch.ts';
import { UnreadableFeed, type FeedReader, type Podcast } from '../../rss/index.ts';
import { fail } from './import-errors.ts';

const largestFeed = 25_000_000;
/** Milliseconds for all pages, because a user waits for the response. */
const timeoutMs = 45_000;
const mostPages = 100;
const mostItems = 10_000;

export interface PodcastSource {
  readonly guardedFetch: GuardedFetch;
  readonly reader: FeedReader;
}

/**
 * Fetches a podcast feed with all its pages.
 * @throws imports.rejected if it is not a podcast feed, imports.unreachable, fetch.failed, fetch.timeout,
 * service.unavailable
 */
export async function fetchPodcast(source: PodcastSource, url: string): Promise<Podcast> {
  const signal = AbortSignal.timeout(timeoutMs);
  const first = await fetchPage(source, url, signal);
  const items = [...first.items];
  const seen = new Set([url]);
  for (let next = first.next; next && !seen.has(next) && seen.size < mostPages && items.length <= mostItems;) {
    seen.add(next);
    const page = await fetchPage(source, next, signal);
    items.push(...page.items);
    next = page.next;
  }
  if (items.length > mostItems) throw fail('imports.rejected', { message: `This feed has more than ${mostItems} items.` });
  if (!items.some(({ enclosure }) => enclosure)) {
    throw fail('imports.rejected', { message: 'This feed has no audio: none of its items has an enclosure.' });
  }
  return { ...first, items };
}

async function fetchPage({ guardedFetch, reader }: PodcastSource, url: string, signal: AbortSignal): Promise<Podcast> {
  try {
    const headers = { accept: 'application/rss+xml, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.5' };
    const response = await guardedFetch(url, { headers, limitBytes: largestFeed, timeoutMs: timeoutMs, signal });
    await refuseStatus(response);
    const contentType = response.headers.get('content-type');
    const podcast = await reader.read({ bytes: await response.bytes(), contentType, address: response.url }, signal);
    if (!podcast) throw fail('imports.rejected');
    return podcast;
  } catch (error) {
    if (isStationError(error, 'fetch.too-large')) throw fail('imports.rejected', { message: 'This feed is too large.', cause: error });
    if (error instanceof UnreadableFeed) throw fail('imports.rejected', { message: error.message, cause: error });
    throw signal.aborted ? failPlatform('fetch.timeout', { cause: error }) : error;
  }
}

async function refuseStatus(response: GuardedResponse): Promise<void> {
  const { status } = response;
  if (status === 200) return;
  await response.cancel();
  const code = status >= 500 || status === 429 || status === 408 ? 'imports.unreachable' : 'imports.rejected';
  throw fail(code, { message: `This address responded with status ${status} instead of a feed.` });
}
