import type { CollectedFeed, FeedElement, FeedTag } from './collect-feed.ts';
import { readDate } from './dates/read-date.ts';
import type { FeedItem } from './feed-item.ts';
import { oneLine, plainName } from './feed-values.ts';
import type { Feed } from './feed.ts';

/** The content of a foreign feed as `preflight` checks it. Missing facts are empty, so that their rules find them. */
export function feedOfElements({ channel, items }: CollectedFeed, address: string): Feed {
  const text = textsOf(channel);
  const language = text('language');
  const owner = channel.tags.find(({ name }) => name === 'itunes:owner');
  const image = channel.tags.find(({ name }) => name === 'itunes:image')?.attributes['href'];
  const txt = channel.tags
    .filter(({ name }) => name === 'podcast:txt')
    .map((tag) => ({ purpose: tag.attributes['purpose'], text: tag.text }));
  const email = owner?.tags.find(({ name }) => name === 'itunes:email')?.text.trim();
  return {
    title: plainName(text('title', 'itunes:title')),
    description: text('description', 'itunes:summary', 'subtitle'),
    link: linkOf(channel) ?? text('link'),
    selfUrl: address,
    hubUrls: [],
    language,
    author: text('itunes:author', 'author'),
    owner: email === undefined ? 'hidden' : { name: '', email },
    categories: channel.tags.flatMap(categoryOf),
    explicit: isYes(text('itunes:explicit')),
    image: { url: image ?? '' },
    type: text('itunes:type').toLowerCase() === 'serial' ? 'serial' : 'episodic',
    block: isYes(text('itunes:block')) || undefined,
    podcastGuid: text('podcast:guid'),
    locked:
      channel.tags
        .find(({ name }) => name === 'podcast:locked')
        ?.text.trim()
        .toLowerCase() === 'yes',
    newFeedUrl: text('itunes:new-feed-url') || undefined,
    lastBuildDate: secondsOf(text('lastbuilddate', 'pubdate', 'updated'), language),
    txt,
    items: items.map((item) => itemOf(item, language)),
  };
}

function itemOf(item: FeedElement, language: string): FeedItem {
  const text = textsOf(item);
  const all = (wanted: string) => item.tags.filter(({ name }) => name === wanted);
  const [enclosure] = all('enclosure');
  const [season, episode, duration] = [
    numberOf(text('itunes:season')),
    numberOf(text('itunes:episode')),
    durationOf(text('itunes:duration')),
  ];
  const [chapters] = [...all('podcast:chapters'), ...all('psc:chapters')];
  return {
    guid: text('guid'),
    title: plainName(text('title', 'itunes:title')),
    link: linkOf(item) ?? (text('link') || undefined),
    pubDate: secondsOf(text('pubdate', 'published', 'dc:date'), language),
    description: text('content:encoded', 'description', 'itunes:summary', 'summary'),
    enclosure: {
      url: enclosure?.attributes['url'] ?? '',
      length: Number(enclosure?.attributes['length'] || Number.NaN),
      type: enclosure?.attributes['type'] ?? '',
    },
    duration,
    season: season === undefined ? undefined : { number: season },
    episode: episode === undefined ? undefined : { number: episode },
    episodeType: typeOf(text('itunes:episodetype')),
    transcripts: all('podcast:transcript').map(({ attributes: { url = '', type = '' } }) => ({ url, type })),
    chapters: chapters && (chapters.attributes['url'] ?? ''),
    soundbites: all('podcast:soundbite').map(({ attributes }) => ({
      startTime: Number(attributes['starttime']),
      duration: Number(attributes['duration']),
    })),
  };
}

function textsOf({ texts }: FeedElement) {
  return (...names: readonly string[]) =>
    names.map((name) => texts.get(name)).find((text) => text !== undefined) ?? '';
}

function linkOf({ tags }: FeedElement): string | undefined {
  const links = tags.filter(({ name }) => name === 'link');
  const page = links.find(({ attributes: { rel = 'alternate' } }) => rel === 'alternate');
  return (page && (page.attributes['href'] ?? page.text.trim())) || undefined;
}

function categoryOf({ name, attributes, tags }: FeedTag) {
  const main = attributes['text'];
  if (name !== 'itunes:category' || !main) return [];
  return [
    { name: main, subcategory: tags.find((tag) => tag.name === 'itunes:category')?.attributes['text'] },
  ];
}

function typeOf(text: string): FeedItem['episodeType'] {
  const type = text.toLowerCase();
  return type === 'trailer' || type === 'bonus' ? type : 'full';
}

function isYes(text: string): boolean {
  return /^(?:yes|true|explicit)$/i.test(text);
}

function numberOf(text: string): number | undefined {
  return text === '' ? undefined : Number(text);
}

/** Seconds of `90`, `1:30` or `1:02:03`. */
function durationOf(text: string): number | undefined {
  if (!/^\d+(?::\d{1,2}){0,2}(?:\.\d+)?$/.test(text)) return undefined;
  return text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

/** Unix seconds; NaN without a date that can be read. `preflightText` names dates in forms that directories do not read. */
function secondsOf(text: string, language: string): number {
  return readDate(oneLine(text), language)?.seconds ?? Number.NaN;
}
