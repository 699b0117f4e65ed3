import { createHash } from 'node:crypto';
import { feedUrl } from '@postkit/sdk/schema';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import { finalRefusal } from '../../platform/fetch/final-refusal.ts';
import type { GuardedFetch, GuardedResponse } from '../../platform/fetch/guarded-fetch.ts';
import { UnreadableFeed, type FeedReader, type Podcast, type ReceivedPodcast } from '../../rss/index.ts';
import { dateWarnings } from './date-warnings.ts';
import { credentialHeaders, type FeedCredentials } from './feed-credentials.ts';
import { fail } from './import-errors.ts';
import { textWarnings } from './text-warnings.ts';

const largestFeed = 25_000_000;
/** Milliseconds for all pages, because a user waits for the response. */
const timeoutMs = 45_000;
const mostPages = 100;
const mostItems = 10_000;
/** Moves to another address that are followed. */
const mostMoves = 3;

export interface PodcastSource {
  readonly guardedFetch: GuardedFetch;
  readonly reader: FeedReader;
}

export interface FetchedPodcast {
  readonly podcast: Podcast;
  /** Parts of the feed that could not be read, and what was assumed to read others, as sentences. */
  readonly warnings: readonly string[];
  /** SHA-256 of the bytes of all pages. */
  readonly hash: string;
}

type FetchPage = (url: string) => Promise<{ podcast: ReceivedPodcast; bytes: Uint8Array }>;

/**
 * Fetches a podcast feed with all its pages, at the address to which it has moved. Pages after one that cannot be read
 * are missing, which a warning says.
 * @throws imports.rejected if it is not a podcast feed or can never be fetched, imports.unreachable, fetch.failed,
 * fetch.timeout, service.unavailable
 */
export async function fetchPodcast(
  source: PodcastSource,
  url: string,
  credentials: FeedCredentials | null = null,
): Promise<FetchedPodcast> {
  const signal = AbortSignal.timeout(timeoutMs);
  const hash = createHash('sha256');
  const page: FetchPage = (address) => fetchPage(source, address, credentials, signal);
  const { first, warnings } = await followMoves(page, url);
  hash.update(first.bytes);
  const pages = [first.podcast];
  const seen = new Set([url, first.address]);
  let { next } = first.podcast;
  const items = [...first.podcast.items];
  for (let number = 2; next && !seen.has(next) && items.length <= mostItems; number += 1) {
    if (number > mostPages) {
      warnings.push(`The feed has more than ${mostPages} pages. The items of further pages are missing.`);
      break;
    }
    seen.add(next);
    try {
      const { podcast, bytes } = await page(next);
      hash.update(bytes);
      pages.push(podcast);
      items.push(...podcast.items);
      ({ next } = podcast);
    } catch (error) {
      warnings.push(
        `Page ${number} of the feed could not be read, so older items are missing: ${messageOf(error)}`,
      );
      break;
    }
  }
  if (items.length > mostItems)
    throw fail('imports.rejected', { message: `This feed has more than ${mostItems} items.` });
  if (!items.some(({ enclosure }) => enclosure)) {
    throw fail('imports.rejected', {
      message: 'This feed has no audio: none of its items has an enclosure.',
    });
  }
  const assumed = [
    ...textWarnings(pages.map((one) => one.textDoubts)),
    ...dateWarnings(pages.map((one) => one.dateDoubts)),
  ];
  return {
    podcast: { ...first.podcast, items },
    warnings: [...warnings, ...assumed],
    hash: hash.digest('hex'),
  };
}

/** The feed at the last address to which it moved; an address that cannot be read is not followed. */
async function followMoves(page: FetchPage, url: string) {
  const warnings: string[] = [];
  const seen = new Set([url]);
  let first = { ...(await page(url)), address: url };
  for (;;) {
    const address = feedUrl.safeParse(first.podcast.newFeed).data;
    if (address === undefined || seen.has(address) || seen.size > mostMoves) break;
    seen.add(address);
    try {
      first = { ...(await page(address)), address };
      warnings.push(`The feed has moved to ${address}, and was read there.`);
    } catch (error) {
      warnings.push(
        `The feed says that it has moved to ${address}, which could not be read: ${messageOf(error)}`,
      );
      break;
    }
  }
  return { first, warnings };
}

function messageOf(error: unknown): string {
  return isStationError(error) ? error.message : 'The station could not read it.';
}

async function fetchPage(
  { guardedFetch, reader }: PodcastSource,
  url: string,
  credentials: FeedCredentials | null,
  signal: AbortSignal,
): ReturnType<FetchPage> {
  try {
    const accept =
      'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.5';
    const headers = { accept, ...credentialHeaders(credentials, url) };
    const response = await guardedFetch(url, {
      headers,
      limitBytes: largestFeed,
      timeoutMs: timeoutMs,
      signal,
    });
    await refuseStatus(response);
    const contentType = response.headers.get('content-type');
    const bytes = await response.bytes();
    const podcast = await reader.read({ bytes, contentType, address: response.url }, signal);
    if (!podcast) throw fail('imports.rejected');
    return { podcast, bytes };
  } catch (error) {
    if (isStationError(error, 'fetch.too-large'))
      throw fail('imports.rejected', { message: 'This feed is too large.', cause: error });
    if (error instanceof UnreadableFeed)
      throw fail('imports.rejected', { message: error.message, cause: error });
    const refusal = finalRefusal(error);
    if (refusal !== null) throw fail('imports.rejected', { message: refusal, cause: error });
    throw signal.aborted ? failPlatform('fetch.timeout', { cause: error }) : error;
  }
}

async function refuseStatus(response: GuardedResponse): Promise<void> {
  const { status } = response;
  if (status === 200) return;
  await response.cancel();
  if (status === 401 || status === 403)
    throw fail('imports.rejected', { message: credentialsNeeded(status) });
  const code = status >= 500 || status === 429 || status === 408 ? 'imports.unreachable' : 'imports.rejected';
  throw fail(code, { message: `This address responded with status ${status} instead of a feed.` });
}

function credentialsNeeded(status: number): string {
  return `This address refused the station (status ${status}). If the feed is private, put its user name and password in the address: https://user:password@host.`;
}
