import { finalRefusal } from '../../../platform/fetch/final-refusal.ts';
import type { GuardedFetch } from '../../../platform/fetch/guarded-fetch.ts';
import { proofAgent } from '../../../platform/fetch/station-agents.ts';
import { type FeedReader, type Podcast, UnreadableFeed } from '../../../rss/index.ts';
import type { AnnouncedFile } from './file-faults.ts';
import type { ProofFault, ProofResults } from './proof-results.ts';

export interface FindItemDeps {
  readonly fetch: GuardedFetch;
  readonly reader: FeedReader;
}

const largestFeed = 25_000_000;
const timeoutMs = 60_000;
/** Pages of a feed that are searched for the episode. */
const maxPages = 20;

/** Reads the public feed, and finds the file that it announces for an episode; null after a failed check. */
export async function findItem(
  { fetch, reader }: FindItemDeps,
  { feedUrl, guid }: { feedUrl: string; guid: string },
  { results, signal }: { results: ProofResults; signal: AbortSignal },
): Promise<AnnouncedFile | null> {
  let address: string | null = feedUrl;
  for (let page = 1; address !== null && page <= maxPages; page += 1) {
    const read: Podcast | ProofFault = await readPage({ fetch, reader }, address, signal);
    if ('fix' in read) {
      results.fail('feed', read);
      return null;
    }
    results.pass('feed', `The feed is served at ${withoutToken(feedUrl)}.`);
    const item = read.items.find((one) => one.guid === guid);
    if (item) return fileOf(item, results);
    address = read.next;
  }
  results.fail('item', {
    message: 'The feed does not list the episode yet.',
    fix: 'If a cache or CDN is in front of the station, let it revalidate feeds after five minutes, or purge the feed there.',
  });
  return null;
}

function fileOf(
  { audio, duration, title }: Podcast['items'][number],
  results: ProofResults,
): AnnouncedFile | null {
  results.pass('item', `The feed lists “${title}” with its guid.`);
  if (!audio || audio.url === '') {
    results.fail('enclosure', {
      message: 'The episode has no audio in the feed.',
      fix: 'Save the episode again, so that its audio is created.',
    });
    return null;
  }
  results.pass('enclosure', `The enclosure is ${withoutToken(audio.url)}.`);
  return { ...audio, duration };
}

async function readPage(
  { fetch, reader }: FindItemDeps,
  address: string,
  signal: AbortSignal,
): Promise<Podcast | ProofFault> {
  try {
    const response = await fetch(address, {
      headers: { 'user-agent': proofAgent },
      limitBytes: largestFeed,
      timeoutMs,
      signal,
    });
    if (response.status !== 200) {
      await response.cancel();
      return statusFault(response.status);
    }
    const document = {
      bytes: await response.bytes(),
      contentType: response.headers.get('content-type'),
      address: response.url,
    };
    const fix = 'Let the reverse proxy or CDN in front of the station pass feeds unchanged.';
    return (
      (await reader.read(document, signal)) ?? {
        message: 'The address of the feed serves another document.',
        fix,
      }
    );
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof UnreadableFeed) return { message: error.message, fix: 'Check the feed in Setup.' };
    return unreachable(error, 'The feed');
  }
}

/** A fault for a request without a response. */
export function unreachable(error: unknown, subject: string): ProofFault {
  const reason = finalRefusal(error);
  return {
    message: `${subject} cannot be reached at its public address.${reason === null ? '' : ` ${reason}`}`,
    fix: 'Check the public address of the station (POSTKIT_PUBLIC_URL), its DNS entry, its certificate and the reverse proxy.',
  };
}

function statusFault(status: number): ProofFault {
  const message = `The feed responds with status ${status} instead of 200.`;
  if (status === 404)
    return {
      message,
      fix: 'Make the feed active in Setup, and check that the public address leads to this station.',
    };
  if (status === 401 || status === 403)
    return { message, fix: 'Remove the password or block in front of the station for feeds and audio.' };
  return { message, fix: 'Check the reverse proxy and the log of the station.' };
}

/** An address as proofs show it: the token of a private feed stays out. */
function withoutToken(address: string): string {
  return address.replace(/\?token=.*/, '');
}
