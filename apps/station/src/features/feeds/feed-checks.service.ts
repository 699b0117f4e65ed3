import type { FeedCheck } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { defineErrors } from '../../platform/errors/define-errors.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import { finalRefusal } from '../../platform/fetch/final-refusal.ts';
import { createGuardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import {
  createFeedReader,
  type FeedFinding,
  feedRules,
  preflightCategories,
  ruleSources,
  type FeedRuleId,
  UnreadableFeed,
} from '../../rss/index.ts';
import { slugsOf, type Station } from '../accounts/index.ts';
import type { Feeds } from './feeds.service.ts';
import { type FileFindings, probeFeedFiles } from './probe-feed-files.ts';

const largestFeed = 25_000_000;
/** Milliseconds to fetch and read a feed, because a user waits for the response. Its files have times of their own. */
const timeoutMs = 30_000;

const fail = defineErrors({
  'feeds.unreadable': { status: 400, message: 'This address holds no podcast feed.' },
});

export interface FeedChecks {
  /** @throws feeds.unreadable, fetch.failed, fetch.timeout, service.unavailable */
  check(station: Station, url: string): Promise<FeedCheck>;
}

/** Checks feeds of this and other hosts, and the files of others. The thread that reads them starts with the first check. */
export function createFeedChecks(
  { config, http, publicUrl }: StationContext,
  feeds: Pick<Feeds, 'rendered'>,
): FeedChecks {
  const guardedFetch = createGuardedFetch({ allowPrivate: config.allowPrivateFetch });
  const reader = createFeedReader();
  http.addHook('onClose', async () => {
    await guardedFetch.close();
    await reader.close();
  });

  async function read(station: Station, url: string, signal: AbortSignal) {
    const own = ownFeed(publicUrl, station, url);
    if (own !== null) {
      const { body } = await feeds.rendered(station, own, { page: 1, all: false, showDeleted: false });
      return {
        document: { bytes: body, contentType: 'application/rss+xml; charset=utf-8', address: url },
        isOwn: true,
      };
    }
    const response = await guardedFetch(url, { limitBytes: largestFeed, timeoutMs, signal });
    if (response.status !== 200) {
      await response.cancel();
      throw fail('feeds.unreadable', {
        message: `This address responded with status ${response.status} instead of a feed.`,
      });
    }
    const contentType = response.headers.get('content-type');
    return { document: { bytes: await response.bytes(), contentType, address: response.url }, isOwn: false };
  }

  return {
    async check(station, url) {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const { document, isOwn } = await read(station, url, signal);
        const report = await reader.check(document, signal);
        if (!report) throw fail('feeds.unreadable');
        // The station knows that it serves its own files, and in parts.
        const files = isOwn ? null : await probeFeedFiles(guardedFetch, report);
        const findings = withFiles(
          [...report.findings, ...preflightCategories(report.categories)],
          files,
        ).map(({ rule, guid = null, ...finding }) => {
          const { reason, fix, sources } = feedRules[rule as FeedRuleId];
          return { rule, ...finding, reason, fix, sources: [...sources], guid };
        });
        return { title: report.title, items: report.items, directories: directoriesOf(findings), findings };
      } catch (error) {
        const refusal = error instanceof UnreadableFeed ? error.message : finalRefusal(error);
        if (refusal !== null) throw fail('feeds.unreadable', { message: refusal, cause: error });
        throw signal.aborted ? failPlatform('fetch.timeout', { cause: error }) : error;
      }
    },
  };
}

/** The findings of a text and of its files. A cover that was fetched is no longer one that was not measured. */
function withFiles(findings: readonly FeedFinding[], files: FileFindings | null): FeedFinding[] {
  const cover = files?.cover ?? null;
  const isAnswered = ({ rule, level, message }: FeedFinding) =>
    rule === 'C4' &&
    cover !== null &&
    (level === 'warning' || cover.some((found) => found.message === message));
  return [...findings.filter((finding) => !isAnswered(finding)), ...(cover ?? []), ...(files?.audio ?? [])];
}

function directoriesOf(findings: FeedCheck['findings']): FeedCheck['directories'] {
  return ruleSources.map((name) => {
    const own = findings.filter(({ sources }) => sources.includes(name));
    const errors = own.filter(({ level }) => level === 'error').length;
    return { name, passes: errors === 0, errors, warnings: own.length - errors };
  });
}

/** Id of the feed at an address that this station has or had; null for another address. */
function ownFeed(publicUrl: string, station: Station, url: string): number | null {
  const start = slugsOf(station)
    .map((slug) => `${publicUrl}/${slug}/rss/`)
    .find((each) => url.startsWith(each));
  const id = start === undefined ? undefined : /^(\d{1,15})\.xml$/.exec(url.slice(start.length))?.[1];
  return id === undefined ? null : Number(id);
}
