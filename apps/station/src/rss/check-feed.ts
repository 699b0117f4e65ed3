import { collectFeed } from './collect-feed.ts';
import type { FeedFinding } from './feed-finding.ts';
import { feedOfElements } from './feed-of-elements.ts';
import type { FeedCategory } from './feed.ts';
import { itemName } from './preflight-item.ts';
import { preflightText } from './preflight-text.ts';
import { preflight } from './preflight.ts';

/** A file of a feed, whose host has to serve it. */
export interface CheckedAudio {
  readonly guid: string;
  /** The name of its episode in a finding. */
  readonly name: string;
  readonly url: string;
  /** Bytes; NaN if the feed gives none. */
  readonly length: number;
}

/** The findings about a feed of any host. */
export interface FeedReport {
  readonly title: string;
  /** Number of episodes. */
  readonly items: number;
  readonly findings: readonly FeedFinding[];
  /** Categories as the feed has them, for `preflightCategories`. */
  readonly categories: readonly FeedCategory[];
  /** Address of the cover as the feed has it; empty for none. */
  readonly cover: string;
  /** The first audio files, in the order of the feed. */
  readonly audio: readonly CheckedAudio[];
}

/** Rules for facts that only feeds of this station have. */
const ownRules: ReadonlySet<string> = new Set(['C8']);
/** Audio files that a check fetches parts of. */
const checkedFiles = 3;

/**
 * Checks a feed against the rules of directories, apart from its categories and files; null for a text that is not a feed.
 * @throws UnreadableFeed beyond the limits of depth, elements, attributes and items
 */
export function checkFeed(text: string, address: string): FeedReport | null {
  const collected = collectFeed(text, address);
  if (!collected) return null;
  const feed = feedOfElements(collected, address);
  const findings = [...preflightText(text, collected), ...preflight(feed)];
  const files = feed.items.map(({ guid, title, enclosure: { url, length } }, index) => ({
    guid,
    name: itemName({ title, guid, url, index }),
    url,
    length,
  }));
  return {
    title: feed.title,
    items: feed.items.length,
    findings: findings.filter(({ rule }) => !ownRules.has(rule)),
    categories: feed.categories,
    cover: feed.image.url,
    audio: files.filter(({ url }) => url !== '').slice(0, checkedFiles),
  };
}
