import { collectFeed } from './collect-feed.ts';
import type { FeedFinding } from './feed-finding.ts';
import { feedOfElements } from './feed-of-elements.ts';
import { preflight } from './preflight.ts';

/** The findings about a feed of any host. */
export interface FeedReport {
  readonly title: string;
  /** Number of episodes. */
  readonly items: number;
  readonly findings: readonly FeedFinding[];
}

/** Rules for facts that only feeds of this station have. */
const ownRules: ReadonlySet<string> = new Set(['C8']);

/**
 * Checks a feed against the rules of directories; null for a text that is not a feed.
 * @throws UnreadableFeed beyond the limits of depth, elements, attributes and items
 */
export function checkFeed(text: string, address: string): FeedReport | null {
  const collected = collectFeed(text, address);
  if (!collected) return null;
  const feed = feedOfElements(collected, address);
  return { title: feed.title, items: feed.items.length, findings: preflight(feed).filter(({ rule }) => !ownRules.has(rule)) };
}
