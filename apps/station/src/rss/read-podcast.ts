import { chooseAudio } from './choose-audio.ts';
import { collectFeed, type FeedElement, type FeedTag } from './collect-feed.ts';
import {
  isYes,
  lineOf,
  nameOf,
  oneLine,
  plainName,
  secondsOf,
  tagsOf,
  textOf,
  webAddress,
} from './feed-values.ts';
import type { Podcast, PodcastChapter, PodcastItem } from './podcast.ts';
import { createFeedDates, type FeedDates } from './read-feed-dates.ts';
import { alternatesOf, discussionsOf, tagsOfPodcast } from './read-podcast-tags.ts';
import { episodeOf, seasonOf, unplacedParts, unplacedPartsOfShow } from './unplaced-parts.ts';

/** In characters, because the results cross a thread and are stored in rows. */
const longestDescription = 150_000;
/** Parts of one kind that an item may have. */
const mostParts = 500;

/**
 * Reads a feed of another host, RSS or Atom; null for any other text.
 * @param address of the feed, the base of relative addresses in it
 * @throws UnreadableFeed beyond the limits of depth, elements, attributes and items
 */
export function readPodcast(text: string, address: string): Podcast | null {
  const feed = collectFeed(text, address);
  if (!feed) return null;
  const { channel, items } = feed;
  const locked = tagsOf(channel, 'podcast:locked')[0];
  const owner = tagsOf(channel, 'itunes:owner')[0];
  const inOwner = (name: string) => plainName((owner && tagsOf(owner, name)[0]?.text) ?? '');
  const language = lineOf(channel, 'language', 'dc:language');
  const dates = createFeedDates(language);
  const read = items.map((item) => readItem(item, dates));
  return {
    title: nameOf(channel, 'title', 'itunes:title'),
    description: textOf(channel, 'description', 'itunes:summary', 'subtitle', 'itunes:subtitle').slice(
      0,
      longestDescription,
    ),
    image: imageOf(channel) ?? logoOf(channel),
    link: linkOf(channel),
    language,
    author: nameOf(channel, 'itunes:author') || authorOf(channel),
    owner: {
      name: inOwner('itunes:name'),
      email: oneLine(locked?.attributes['owner'] ?? '') || inOwner('itunes:email'),
    },
    categories: tagsOf(channel, 'itunes:category').flatMap(categoriesOf).slice(0, mostParts),
    explicit: isYes(lineOf(channel, 'itunes:explicit')),
    type: lineOf(channel, 'itunes:type').toLowerCase() === 'serial' ? 'serial' : 'episodic',
    copyright: nameOf(channel, 'copyright', 'rights'),
    funding: tagsOf(channel, 'podcast:funding').flatMap(({ attributes, base, text: label }) => {
      const url = webAddress(attributes['url'], base);
      return url ? [{ url, label: plainName(label) }] : [];
    }),
    ...tagsOfPodcast(channel),
    guid: lineOf(channel, 'podcast:guid'),
    locked: isYes(locked?.text ?? ''),
    newFeed: newFeedOf(channel, address),
    others: unplacedPartsOfShow(channel),
    next: nextOf(channel),
    dateDoubts: dates.doubts(),
    items: read,
  };
}

function readItem(item: FeedElement, dates: FeedDates): PodcastItem {
  const type = lineOf(item, 'itunes:episodetype').toLowerCase();
  const audio = chooseAudio(item);
  const description = textOf(
    item,
    'content:encoded',
    'content',
    'description',
    'summary',
    'itunes:summary',
    'itunes:subtitle',
  );
  return {
    guid: lineOf(item, 'guid'),
    title: nameOf(item, 'title', 'itunes:title'),
    itunesTitle: otherTitle(item),
    description: description.slice(0, longestDescription),
    published: dates.of(item, audio !== null),
    enclosure: audio?.url ?? null,
    audio,
    duration: secondsOf(lineOf(item, 'itunes:duration')),
    image: imageOf(item),
    season: seasonOf(item),
    episode: episodeOf(item),
    episodeType: type === 'bonus' || type === 'trailer' ? type : 'full',
    explicit: isYes(lineOf(item, 'itunes:explicit')),
    block: isYes(lineOf(item, 'itunes:block')),
    link: linkOf(item),
    author: nameOf(item, 'itunes:author') || authorOf(item),
    keywords: keywordsOf(item),
    ...tagsOfPodcast(item),
    discussions: discussionsOf(item),
    transcripts: tagsOf(item, 'podcast:transcript').flatMap(({ attributes, base }) => {
      const url = webAddress(attributes['url'], base);
      return url
        ? [{ url, type: oneLine(attributes['type'] ?? ''), language: oneLine(attributes['language'] ?? '') }]
        : [];
    }),
    chapters: addressIn(tagsOf(item, 'podcast:chapters')[0], 'url') ?? '',
    ...inlineChaptersOf(item),
    soundbites: tagsOf(item, 'podcast:soundbite')
      .slice(0, mostParts)
      .flatMap(({ attributes, text }) => {
        const [start, duration] = [secondsOf(attributes['starttime']), secondsOf(attributes['duration'])];
        return start === null || duration === null ? [] : [{ start, duration, title: plainName(text) }];
      }),
    alternates: alternatesOf(item),
    others: unplacedParts(item),
  };
}

function otherTitle(item: FeedElement): string {
  const title = nameOf(item, 'itunes:title');
  return title === nameOf(item, 'title', 'itunes:title') ? '' : title;
}

/** The address in an attribute of a tag; null for none. */
function addressIn(tag: FeedTag | undefined, attribute: string): string | null {
  return tag ? webAddress(tag.attributes[attribute], tag.base) : null;
}

/** An author of Atom has a name inside, one of RSS has only text. */
function authorOf(element: FeedElement): string {
  const [author] = tagsOf(element, 'author');
  const name = author && tagsOf(author, 'name')[0]?.text;
  return plainName(name ?? '') || nameOf(element, 'author', 'dc:creator');
}

function categoriesOf(tag: FeedTag): string[] {
  const name = plainName(tag.attributes['text'] ?? '');
  const inside = tagsOf(tag, 'itunes:category').map(
    ({ attributes }) => `${name} > ${plainName(attributes['text'] ?? '')}`,
  );
  return inside.length > 0 ? inside : name === '' ? [] : [name];
}

function keywordsOf(item: FeedElement): string[] {
  const categories = tagsOf(item, 'category').map(({ text, attributes }) =>
    plainName(text || (attributes['term'] ?? '')),
  );
  const words = [...categories, ...textOf(item, 'itunes:keywords').split(',').map(plainName)];
  return [...new Set(words.filter((word) => word !== ''))].slice(0, mostParts);
}

/** The chapters in the item itself: those of its first list with a readable one. */
function inlineChaptersOf(item: FeedElement): Pick<PodcastItem, 'inlineChapters' | 'skippedChapters'> {
  const lists = tagsOf(item, 'psc:chapters').map((list) => tagsOf(list, 'psc:chapter').slice(0, mostParts));
  const read = lists.map((list) => ({ list, chapters: list.flatMap((tag) => chapterOf(tag) ?? []) }));
  const { list, chapters } = read.find(({ chapters: some }) => some.length > 0) ??
    read[0] ?? { list: [], chapters: [] };
  return { inlineChapters: chapters, skippedChapters: list.length - chapters.length };
}

/** Null for a chapter without a readable start. */
function chapterOf(tag: FeedTag): PodcastChapter | null {
  const start = secondsOf(tag.attributes['start']);
  const places = { link: addressIn(tag, 'href') ?? '', image: addressIn(tag, 'image') ?? '' };
  return start === null ? null : { start, title: plainName(tag.attributes['title'] ?? ''), ...places };
}

function imageOf(element: FeedElement): string | null {
  return addressIn(tagsOf(element, 'itunes:image')[0], 'href');
}

/** The picture of RSS or Atom itself. */
function logoOf(channel: FeedElement): string | null {
  const [image] = tagsOf(channel, 'image');
  const url = (image && tagsOf(image, 'url')[0]) ?? tagsOf(channel, 'logo')[0];
  return url ? webAddress(url.text, url.base) : null;
}

/** A link of RSS is a text, one of Atom an attribute. */
function linkOf(element: FeedElement): string {
  const links = tagsOf(element, 'link');
  const said = links.find(({ text }) => text.trim() !== '');
  const own = links.find(
    ({ attributes: { rel, href } }) => href !== undefined && (rel === undefined || rel === 'alternate'),
  );
  return (said ? webAddress(said.text, said.base) : addressIn(own, 'href')) ?? '';
}

function newFeedOf(channel: FeedElement, address: string): string | null {
  const written = lineOf(channel, 'itunes:new-feed-url');
  return written === '' ? null : (URL.parse(written, address)?.href ?? null);
}

function nextOf({ tags }: FeedElement): string | null {
  const link = tags.find(({ name, attributes }) => /(?:^|:)link$/.test(name) && attributes['rel'] === 'next');
  return addressIn(link, 'href');
}
