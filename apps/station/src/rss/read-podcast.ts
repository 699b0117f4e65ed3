import { collectFeed, type FeedElement, type FeedTag } from './collect-feed.ts';
import { countOf, dateOf, isYes, lineOf, oneLine, secondsOf, tagsOf, textOf, webAddress } from './feed-values.ts';
import type { Podcast, PodcastChapter, PodcastFile, PodcastItem } from './podcast.ts';
import { alternatesOf, discussionsOf, tagsOfPodcast } from './read-podcast-tags.ts';
import { episodeOf, seasonOf, unplacedParts } from './unplaced-parts.ts';

/** In characters, because the results cross a thread and are stored in rows. */
const longestDescription = 150_000;
/** Parts of one kind that an item may have. */
const mostParts = 500;
const largestFile = 1e12;

/**
 * Reads a feed of another host, RSS or Atom; null for any other text.
 * @param address of the feed, the base of relative addresses in it
 * @throws UnreadableFeed beyond the limits of depth, elements, attributes and items
 */
export function readPodcast(text: string, address: string): Podcast | null {
  const feed = collectFeed(text);
  if (!feed) return null;
  const { channel, items } = feed;
  const locked = tagsOf(channel, 'podcast:locked')[0];
  const owner = tagsOf(channel, 'itunes:owner')[0];
  const inOwner = (name: string) => oneLine((owner && tagsOf(owner, name)[0]?.text) ?? '');
  return {
    title: lineOf(channel, 'title', 'itunes:title'),
    description: textOf(channel, 'description', 'itunes:summary', 'subtitle', 'itunes:subtitle').slice(0, longestDescription),
    image: imageOf(channel, address) ?? webAddress(childText(tagsOf(channel, 'image')[0], 'url'), address),
    link: linkOf(channel, address),
    language: lineOf(channel, 'language', 'dc:language'),
    author: lineOf(channel, 'itunes:author') || authorOf(channel),
    owner: { name: inOwner('itunes:name'), email: oneLine(locked?.attributes['owner'] ?? '') || inOwner('itunes:email') },
    categories: tagsOf(channel, 'itunes:category').flatMap(categoriesOf).slice(0, mostParts),
    explicit: isYes(lineOf(channel, 'itunes:explicit')),
    type: lineOf(channel, 'itunes:type').toLowerCase() === 'serial' ? 'serial' : 'episodic',
    copyright: lineOf(channel, 'copyright', 'rights'),
    funding: tagsOf(channel, 'podcast:funding').flatMap(({ attributes, text: label }) => {
      const url = webAddress(attributes['url'], address);
      return url ? [{ url, label: oneLine(label) }] : [];
    }),
    ...tagsOfPodcast(channel, address),
    guid: lineOf(channel, 'podcast:guid'),
    locked: isYes(locked?.text ?? ''),
    newFeed: webAddress(lineOf(channel, 'itunes:new-feed-url'), address),
    others: unplacedParts(channel),
    next: nextOf(channel, address),
    items: items.map((item) => readItem(item, address)),
  };
}

function readItem(item: FeedElement, address: string): PodcastItem {
  const type = lineOf(item, 'itunes:episodetype').toLowerCase();
  const audio = audioOf(item, address);
  const description = textOf(item, 'content:encoded', 'content', 'description', 'summary', 'itunes:summary', 'itunes:subtitle');
  return {
    guid: lineOf(item, 'guid'),
    title: lineOf(item, 'title', 'itunes:title'),
    itunesTitle: otherTitle(item),
    description: description.slice(0, longestDescription),
    published: dateOf(lineOf(item, 'pubdate', 'dc:date', 'published', 'updated')),
    enclosure: audio?.url ?? null,
    audio,
    duration: secondsOf(lineOf(item, 'itunes:duration')),
    image: imageOf(item, address),
    season: seasonOf(item),
    episode: episodeOf(item),
    episodeType: type === 'bonus' || type === 'trailer' ? type : 'full',
    explicit: isYes(lineOf(item, 'itunes:explicit')),
    block: isYes(lineOf(item, 'itunes:block')),
    link: linkOf(item, address),
    author: lineOf(item, 'itunes:author') || authorOf(item),
    keywords: keywordsOf(item),
    ...tagsOfPodcast(item, address),
    discussions: discussionsOf(item, address),
    transcripts: tagsOf(item, 'podcast:transcript').flatMap(({ attributes }) => {
      const url = webAddress(attributes['url'], address);
      return url ? [{ url, type: oneLine(attributes['type'] ?? ''), language: oneLine(attributes['language'] ?? '') }] : [];
    }),
    chapters: webAddress(tagsOf(item, 'podcast:chapters')[0]?.attributes['url'], address) ?? '',
    ...inlineChaptersOf(item, address),
    soundbites: tagsOf(item, 'podcast:soundbite')
      .slice(0, mostParts)
      .flatMap(({ attributes, text }) => {
        const [start, duration] = [secondsOf(attributes['starttime']), secondsOf(attributes['duration'])];
        return start === null || duration === null ? [] : [{ start, duration, title: oneLine(text) }];
      }),
    alternates: alternatesOf(item, address),
    others: unplacedParts(item),
  };
}

function otherTitle(item: FeedElement): string {
  const title = lineOf(item, 'itunes:title');
  return title === lineOf(item, 'title', 'itunes:title') ? '' : title;
}

function childText(tag: FeedTag | undefined, name: string): string | undefined {
  return tag && tagsOf(tag, name)[0]?.text;
}

/** An author of Atom has a name inside, one of RSS has only text. */
function authorOf(element: FeedElement): string {
  const [author] = tagsOf(element, 'author');
  return oneLine(childText(author, 'name') ?? '') || lineOf(element, 'author', 'dc:creator');
}

function categoriesOf(tag: FeedTag): string[] {
  const name = oneLine(tag.attributes['text'] ?? '');
  const inside = tagsOf(tag, 'itunes:category').map(({ attributes }) => `${name} > ${oneLine(attributes['text'] ?? '')}`);
  return inside.length > 0 ? inside : name === '' ? [] : [name];
}

function keywordsOf(item: FeedElement): string[] {
  const categories = tagsOf(item, 'category').map(({ text, attributes }) => oneLine(text || (attributes['term'] ?? '')));
  const words = [...categories, ...textOf(item, 'itunes:keywords').split(',').map(oneLine)];
  return [...new Set(words.filter((word) => word !== ''))].slice(0, mostParts);
}

/** The chapters in the item itself: those of its first list with a readable one. */
function inlineChaptersOf(item: FeedElement, address: string): Pick<PodcastItem, 'inlineChapters' | 'skippedChapters'> {
  const lists = tagsOf(item, 'psc:chapters').map((list) => tagsOf(list, 'psc:chapter').slice(0, mostParts));
  const read = lists.map((list) => ({ list, chapters: list.flatMap((tag) => chapterOf(tag, address) ?? []) }));
  const { list, chapters } = read.find(({ chapters: some }) => some.length > 0) ?? read[0] ?? { list: [], chapters: [] };
  return { inlineChapters: chapters, skippedChapters: list.length - chapters.length };
}

/** Null for a chapter without a readable start. */
function chapterOf({ attributes }: FeedTag, address: string): PodcastChapter | null {
  const start = secondsOf(attributes['start']);
  const places = { link: webAddress(attributes['href'], address) ?? '', image: webAddress(attributes['image'], address) ?? '' };
  return start === null ? null : { start, title: oneLine(attributes['title'] ?? ''), ...places };
}

function imageOf(element: FeedElement, address: string): string | null {
  return webAddress(tagsOf(element, 'itunes:image')[0]?.attributes['href'], address);
}

function linkOf(element: FeedElement, address: string): string {
  const links = tagsOf(element, 'link');
  const own = links.find(({ attributes: { rel, href } }) => href !== undefined && (rel === undefined || rel === 'alternate'));
  return webAddress(lineOf(element, 'link') || own?.attributes['href'], address) ?? '';
}

function nextOf({ tags }: FeedElement, address: string): string | null {
  const link = tags.find(({ name, attributes }) => /(?:^|:)link$/.test(name) && attributes['rel'] === 'next');
  return webAddress(link?.attributes['href'], address);
}

function fileOf(url: string, { type = '', length = '' }: FeedTag['attributes']): PodcastFile {
  return { url, type: oneLine(type).toLowerCase(), length: countOf(length.trim(), largestFile) };
}

/** Audio wins over video; a picture or a page is neither. */
function audioOf({ tags }: FeedElement, address: string): PodcastFile | null {
  const files = tags.flatMap(({ name, attributes }) => {
    const isLink = /(?:^|:)link$/.test(name) && attributes['rel'] === 'enclosure';
    const isFile = isLink || name === 'enclosure' || name === 'media:content';
    const url = isFile ? webAddress(isLink ? attributes['href'] : attributes['url'], address) : null;
    const kind = attributes['type'] ?? attributes['medium'] ?? (name === 'media:content' ? '' : 'unknown');
    return url ? [{ kind, file: fileOf(url, { ...attributes, length: attributes['length'] ?? attributes['filesize'] ?? '' }) }] : [];
  });
  const audio = files.find(({ kind }) => kind.startsWith('audio'));
  return (audio ?? files.find(({ kind }) => !/^(?:image|text|document|$)/.test(kind)))?.file ?? null;
}
