import { collectFeed, type FeedElement } from './collect-feed.ts';
import { plainDescription } from './plain-description.ts';
import type { Podcast, PodcastItem } from './podcast.ts';

// Limits in characters, because the results cross a thread and are stored in rows.
const longestLine = 1000;
const longestDescription = 8000;
const longestAddress = 2000;

/**
 * Reads a feed of another host; null for a text that is not RSS.
 * @param address of the feed, the base of relative addresses in it
 * @throws UnreadableFeed beyond the limits of depth, elements, attributes and items
 */
export function readPodcast(text: string, address: string): Podcast | null {
  const feed = collectFeed(text);
  if (!feed) return null;
  const { channel, items } = feed;
  return {
    title: lineOf(channel, 'title', 'itunes:title'),
    image: imageOf(channel, address),
    next: nextOf(channel, address),
    items: items.map((item) => readItem(item, address)),
  };
}

function readItem(item: FeedElement, address: string): PodcastItem {
  const type = lineOf(item, 'itunes:episodetype').toLowerCase();
  return {
    guid: lineOf(item, 'guid'),
    title: lineOf(item, 'title', 'itunes:title'),
    description: shortened(textOf(item, 'content:encoded', 'description', 'itunes:summary', 'itunes:subtitle')),
    published: secondsOf(lineOf(item, 'pubdate', 'dc:date', 'published')),
    enclosure: enclosureOf(item, address),
    image: imageOf(item, address),
    season: numberOf(lineOf(item, 'itunes:season', 'podcast:season'), 9999),
    episode: numberOf(lineOf(item, 'itunes:episode', 'podcast:episode'), 99_999),
    episodeType: type === 'bonus' || type === 'trailer' ? type : 'full',
    explicit: /^(?:yes|true|explicit)$/i.test(lineOf(item, 'itunes:explicit')),
  };
}

function textOf({ texts }: FeedElement, ...names: readonly string[]): string {
  return names.map((name) => texts.get(name)).find((text) => text !== undefined) ?? '';
}

/** The same on one line. */
function lineOf(element: FeedElement, ...names: readonly string[]): string {
  return textOf(element, ...names)
    .replace(/\s+/g, ' ')
    .slice(0, longestLine);
}

/** Truncated markup would be unreadable in the editor. */
function shortened(description: string): string {
  return description.length > longestDescription ? plainDescription(description, longestDescription) : description;
}

/** An absolute web address; null for any other text. */
function webAddress(text: string | undefined, base: string): string | null {
  const url = text?.trim() ? URL.parse(text.trim(), base) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isWeb && url.href.length <= longestAddress ? url.href : null;
}

function imageOf({ tags }: FeedElement, address: string): string | null {
  return webAddress(tags.find(({ name }) => name === 'itunes:image')?.attributes['href'], address);
}

function nextOf({ tags }: FeedElement, address: string): string | null {
  const link = tags.find(({ name, attributes }) => /(?:^|:)link$/.test(name) && attributes['rel'] === 'next');
  return webAddress(link?.attributes['href'], address);
}

/** Audio wins over video; a picture or a page is neither. */
function enclosureOf({ tags }: FeedElement, address: string): string | null {
  const files = tags.flatMap(({ name, attributes }) => {
    const url = name === 'enclosure' || name === 'media:content' ? webAddress(attributes['url'], address) : null;
    const type = attributes['type'] ?? attributes['medium'] ?? (name === 'enclosure' ? 'unknown' : '');
    return url ? [{ url, type }] : [];
  });
  const audio = files.find(({ type }) => type.startsWith('audio'));
  return (audio ?? files.find(({ type }) => !/^(?:image|text|document|$)/.test(type)))?.url ?? null;
}

function numberOf(text: string, most: number): number | null {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
}

function secondsOf(text: string): number | null {
  // Names of days are often in other languages, or wrong, and add nothing.
  const ms = [text, text.replace(/^[^,]{1,20},\s*/, '')].map((date) => Date.parse(date)).find((parsed) => parsed >= 0);
  return ms === undefined ? null : Math.floor(ms / 1000);
}
