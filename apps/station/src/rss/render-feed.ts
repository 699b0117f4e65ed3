import { channelElements } from './channel-elements.ts';
import type { FeedAlternateEnclosure, FeedDiscussion, FeedItem, FeedTranscript } from './feed-item.ts';
import type { Feed } from './feed.ts';
import { orderItems } from './order-items.ts';
import { personElements } from './person-elements.ts';
import { locationElement, txtElements, valueElement } from './podcast-elements.ts';
import { rfc2822Date } from './rfc2822-date.ts';
import { maxNotesBytes, sanitiseDescription } from './sanitise-description.ts';
import { emptyElement, markupElement, textElement } from './xml-element.ts';
import { cdata } from './xml-text.ts';

const head = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"
 xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
 xmlns:podcast="https://podcastindex.org/namespace/1.0"
 xmlns:atom="http://www.w3.org/2005/Atom"
 xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
`;
const foot = '</channel>\n</rss>\n';

/** Transcript types with times, which players can show as captions; WebVTT has the best support. */
const captionTypes: ReadonlySet<string> = new Set(['text/vtt', 'application/x-subrip', 'application/srt']);

const mostKeywords = 12;

/**
 * Writes one page of a podcast feed as RSS 2.0 with the itunes, podcast and atom namespaces, UTF-8.
 *
 * The text is a function of the value alone: no clock, no locale, and items in any order give the same bytes,
 * so a hash of it is a true ETag. It is well-formed for any value, but only `preflight` checks whether
 * directories will accept it.
 */
export function renderFeed(feed: Feed): string {
  let text = '';
  for (const part of feedParts(feed)) text += part;
  return text;
}

/** The same for a feed of thousands of items. @param pause lets other work run; called between items */
export async function renderLongFeed(feed: Feed, pause: () => Promise<void>): Promise<string> {
  let text = '';
  for (const part of feedParts(feed)) {
    text += part;
    await pause();
  }
  return text;
}

function* feedParts(feed: Feed): Generator<string> {
  yield head + channelElements(feed);
  for (const item of orderItems(feed.items, feed.type)) yield itemElement(item);
  yield foot;
}

function isCount(number: number | undefined): number is number {
  return number !== undefined && Number.isInteger(number) && number > 0;
}

function numberElements({ season, episode }: FeedItem): string {
  return (
    // Decimal episode numbers exist only in the podcast namespace.
    textElement('itunes:season', isCount(season?.number) ? season?.number : undefined) +
    textElement('itunes:episode', isCount(episode?.number) ? episode?.number : undefined) +
    textElement('podcast:season', isCount(season?.number) ? season?.number : undefined, {
      name: season?.name,
    }) +
    textElement('podcast:episode', episode?.number, { display: episode?.display })
  );
}

function transcriptElements(transcripts: readonly FeedTranscript[] = []): string {
  return transcripts
    .toSorted((a, b) => Number(b.type === 'text/vtt') - Number(a.type === 'text/vtt'))
    .map(({ url, type, language }) =>
      emptyElement('podcast:transcript', {
        url,
        type,
        language,
        rel: captionTypes.has(type) ? 'captions' : undefined,
      }),
    )
    .join('');
}

function alternateElement(alternate: FeedAlternateEnclosure): string {
  const { urls, integrity, type, length, bitrate, height, title, language: lang } = alternate;
  const sources = urls.map((uri) => emptyElement('podcast:source', { uri })).join('');
  const check =
    integrity === undefined ? '' : emptyElement('podcast:integrity', { type: 'sri', value: integrity });
  return markupElement('podcast:alternateEnclosure', sources && (sources + check).trimEnd(), {
    type,
    length,
    bitrate,
    height,
    lang,
    title,
  });
}

function podcastElements(item: FeedItem): string {
  const { chapters: url, soundbites = [], alternateEnclosures = [] } = item;
  return (
    transcriptElements(item.transcripts) +
    (url === undefined ? '' : emptyElement('podcast:chapters', { url, type: 'application/json+chapters' })) +
    personElements(item.persons) +
    soundbites
      .map(({ startTime, duration, title = '' }) => soundbiteElement(startTime, duration, title))
      .join('') +
    alternateEnclosures.map(alternateElement).join('') +
    locationElement(item.location) +
    discussionElements(item.discussions) +
    valueElement(item.value) +
    txtElements(item.txt) +
    textElement('podcast:txt', item.aiContent ? 'true' : undefined, { purpose: 'ai-content' })
  );
}

function discussionElements(discussions: readonly FeedDiscussion[] = []): string {
  return discussions
    .map(({ uri, protocol, accountId, accountUrl }, index) =>
      emptyElement('podcast:socialInteract', { uri, protocol, accountId, accountUrl, priority: index + 1 }),
    )
    .join('');
}

function soundbiteElement(startTime: number, duration: number, title: string): string {
  return (
    textElement('podcast:soundbite', title, { startTime, duration }) ||
    emptyElement('podcast:soundbite', { startTime, duration })
  );
}

/** Keywords as apps read them, at most 12; those that do not fit there are categories, like the tags. */
function tagElements({ tags = [], keywords: chosen = tags }: FeedItem): string {
  // Keywords are a comma-separated list, so one with a comma would become two.
  const keywords = chosen.filter((word) => !word.includes(',')).slice(0, mostKeywords);
  const others = chosen.filter((word) => !keywords.includes(word));
  const categories = [...new Set([...tags, ...others])];
  return (
    categories.map((word) => textElement('category', word)).join('') +
    textElement('itunes:keywords', keywords.join(','))
  );
}

/** One `<item>` with all facts of the episode. */
function itemElement(item: FeedItem): string {
  const description = sanitiseDescription(item.description);
  const elements =
    textElement('title', item.title) +
    emptyElement('enclosure', {
      url: item.enclosure.url,
      length: item.enclosure.length,
      type: item.enclosure.type,
    }) +
    textElement('guid', item.guid, { isPermaLink: 'false' }) +
    textElement('link', item.link) +
    textElement('pubDate', rfc2822Date(item.pubDate)) +
    textElement('source', item.source?.title, { url: item.source?.url }) +
    (description === '' ? '' : markupElement('description', cdata(description))) +
    (item.notes === undefined
      ? ''
      : markupElement('content:encoded', cdata(sanitiseDescription(item.notes, maxNotesBytes)))) +
    tagElements(item) +
    textElement('itunes:title', item.itunesTitle) +
    textElement('itunes:author', item.author) +
    textElement('itunes:subtitle', item.subtitle) +
    textElement(
      'itunes:duration',
      item.duration === undefined ? undefined : Math.round(item.duration) || undefined,
    ) +
    (item.image === undefined ? '' : emptyElement('itunes:image', { href: item.image })) +
    textElement('itunes:explicit', item.explicit === undefined ? undefined : String(item.explicit)) +
    numberElements(item) +
    textElement('itunes:episodeType', item.episodeType ?? 'full') +
    textElement('itunes:block', item.block ? 'yes' : undefined) +
    podcastElements(item);
  return `<item>\n${elements}</item>\n`;
}
