import { existsSync, readFileSync } from 'node:fs';
import { parseRssFeed, type RssFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import type { FeedItem } from './feed-item.ts';
import type { Feed } from './feed.ts';
import { renderFeed } from './render-feed.ts';
import { sanitiseDescription } from './sanitise-description.ts';
import { makeFeed } from './testing/make-feed.ts';

type ParsedFeed = ReturnType<typeof parseRssFeed>;
type ParsedItem = RssFeed.Item<string>;

// Feeds collected from public repositories; they are stored beside the checkout, not in it.
const folder = new URL('../../../../../shared/data/feeds/', import.meta.url);

function seconds(date: string | undefined): number {
  return date === undefined ? Number.NaN : Date.parse(date) / 1000;
}

function itemOf(item: ParsedItem): FeedItem {
  const { itunes, podcast } = item;
  const type = itunes?.episodeType?.toLowerCase();
  return {
    guid: item.guid?.value ?? item.link ?? '',
    title: item.title ?? '',
    link: item.link,
    pubDate: seconds(item.pubDate),
    description: item.description ?? '',
    enclosure: { url: '', length: 0, type: '', ...item.enclosures?.[0] },
    duration: itunes?.duration,
    image: itunes?.image,
    explicit: itunes?.explicit,
    season: itunes?.season === undefined ? undefined : { number: itunes.season, name: podcast?.season?.name },
    episode:
      itunes?.episode === undefined
        ? undefined
        : { number: itunes.episode, display: podcast?.episode?.display },
    episodeType: type === 'trailer' || type === 'bonus' ? type : 'full',
    chapters: podcast?.chapters?.url,
    transcripts: podcast?.transcripts?.map(({ url = '', type: mime = '', language }) => ({
      url,
      type: mime,
      language,
    })),
    persons: podcast?.persons?.map(({ display = '', role, group, img, href }) => ({
      name: display,
      role,
      group,
      image: img,
      link: href,
    })),
    soundbites: podcast?.soundbites?.map(({ startTime = 0, duration = 0, display }) => ({
      startTime,
      duration,
      title: display,
    })),
  };
}

function feedOf(parsed: ParsedFeed): Feed {
  return makeFeed({
    title: parsed.title ?? '',
    description: parsed.description ?? '',
    link: parsed.link ?? '',
    language: parsed.language ?? 'en',
    author: parsed.itunes?.author ?? '',
    copyright: parsed.copyright,
    podcastGuid: parsed.podcast?.guid ?? '',
    newFeedUrl: parsed.itunes?.newFeedUrl,
    items: parsed.items?.map(itemOf) ?? [],
  });
}

/** The facts that must survive unchanged, with white space folded as every feed reader does. */
function facts({
  title,
  guid,
  pubDate,
  link,
  enclosure,
  episode,
  season,
  soundbites,
  persons,
  chapters,
}: FeedItem) {
  const line = (text = '') => text.replace(/\s+/g, ' ').trim();
  return {
    title: line(title),
    guid: line(guid),
    pubDate,
    link,
    enclosure,
    episode,
    season,
    soundbites,
    persons,
    chapters,
  };
}

const feeds: readonly [name: string, encoding: string, count: number][] = [
  ['103fm-radio-hebrew.xml', 'utf-8', 32],
  ['rlm-latin1-no-guid.xml', 'iso-8859-1', 805],
  ['themnshow-podcasting20-full.xml', 'utf-8', 54],
  ['tipoff-seasons-trailer.xml', 'utf-8', 14],
  ['new-feed-url-redirect.xml', 'utf-8', 4],
  ['tftm-1843-episodes.xml', 'utf-8', 1843],
];

describe('renderFeed: real feeds', () => {
  for (const [name, encoding, count] of feeds) {
    it(`keeps every fact of ${name}`, ({ skip }) => {
      const file = new URL(name, folder);
      skip(!existsSync(file), `${name} is not beside this checkout`);
      const feed = feedOf(parseRssFeed(new TextDecoder(encoding).decode(readFileSync(file))));
      expect(feed.items).toHaveLength(count);
      const again = feedOf(parseRssFeed(renderFeed(feed)));
      const byDate = (a: FeedItem, b: FeedItem) => a.pubDate - b.pubDate || (a.guid < b.guid ? -1 : 1);
      expect(again.items.toSorted(byDate).map(facts)).toEqual(feed.items.toSorted(byDate).map(facts));
      expect([again.title, again.author, again.link, again.podcastGuid, again.newFeedUrl]).toEqual([
        feed.title,
        feed.author,
        feed.link,
        feed.podcastGuid,
        feed.newFeedUrl,
      ]);
      for (const item of again.items) expect(sanitiseDescription(item.description)).toBe(item.description);
      expect(renderFeed({ ...again, items: again.items.toReversed() })).toBe(renderFeed(again));
    });
  }
});
