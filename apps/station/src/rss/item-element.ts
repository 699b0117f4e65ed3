import type { FeedAlternateEnclosure, FeedDiscussion, FeedItem, FeedTranscript } from './feed-item.ts';
import { personElements } from './person-elements.ts';
import { locationElement, txtElements, valueElement } from './podcast-elements.ts';
import { rfc2822Date } from './rfc2822-date.ts';
import { maxNotesBytes, sanitiseDescription } from './sanitise-description.ts';
import { emptyElement, markupElement, textElement } from './xml-element.ts';
import { cdata } from './xml-text.ts';

/** Transcript types with times, which players can show as captions; WebVTT has the best support. */
const captionTypes: ReadonlySet<string> = new Set(['text/vtt', 'application/x-subrip', 'application/srt']);

const mostKeywords = 12;

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
export function itemElement(item: FeedItem): string {
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
