import type { Feed, FeedCategory, FeedTrailer } from './feed.ts';
import { personElements } from './person-elements.ts';
import { plainDescription } from './plain-description.ts';
import { locationElement, txtElements, valueElement } from './podcast-elements.ts';
import { rfc2822Date } from './rfc2822-date.ts';
import { emptyElement, markupElement, textElement } from './xml-element.ts';
import { escapeText } from './xml-text.ts';

/** How many categories directories read. */
export const maxCategories = 3;

function linkElements({ selfUrl, pages, hubUrls }: Feed): string {
  const page = (rel: string, href: string | undefined) =>
    href === undefined ? '' : emptyElement('atom:link', { href, rel, type: 'application/rss+xml' });
  return (
    page('self', selfUrl) +
    page('first', pages?.first) +
    page('previous', pages?.previous) +
    page('next', pages?.next) +
    page('last', pages?.last) +
    hubUrls.map((href) => emptyElement('atom:link', { href, rel: 'hub' })).join('')
  );
}

function categoryElement({ name, subcategory }: FeedCategory): string {
  if (subcategory === undefined) return emptyElement('itunes:category', { text: name });
  return markupElement('itunes:category', emptyElement('itunes:category', { text: subcategory }).trimEnd(), {
    text: name,
  });
}

function ownerElements({ owner, locked = true }: Feed): string {
  const email = owner === 'hidden' ? undefined : owner.email;
  const itunes =
    owner === 'hidden'
      ? ''
      : textElement('itunes:name', owner.name) + textElement('itunes:email', owner.email);
  return (
    markupElement('itunes:owner', itunes.trimEnd()) +
    textElement('podcast:locked', locked ? 'yes' : 'no', { owner: email })
  );
}

function trailerElements({ trailers = [], items }: Feed): string {
  const own = items
    .filter((item) => item.episodeType === 'trailer')
    .map((item): FeedTrailer => ({
      title: item.title,
      pubDate: item.pubDate,
      season: item.season?.number,
      ...item.enclosure,
    }));
  const byAddress = new Map([...trailers, ...own].map((trailer) => [trailer.url, trailer]));
  return [...byAddress.values()]
    .toSorted((a, b) => b.pubDate - a.pubDate || (a.url < b.url ? -1 : 1))
    .map(({ title, url, length, type, pubDate, season }) =>
      textElement('podcast:trailer', title, { pubdate: rfc2822Date(pubDate), url, length, type, season }),
    )
    .join('');
}

function textRecords({ txt, aiContent, items }: Feed): string {
  const madeWithAi = aiContent === true || items.some((item) => item.aiContent === true);
  return txtElements(txt) + (madeWithAi ? textElement('podcast:txt', 'true', { purpose: 'ai-content' }) : '');
}

function isoDate(seconds = Number.NaN): string | undefined {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

function podrollElement(podroll: Feed['podroll'] = []): string {
  const items = podroll
    .map(({ feedGuid, feedUrl }) => emptyElement('podcast:remoteItem', { feedGuid, feedUrl }))
    .join('');
  return markupElement('podcast:podroll', items.trimEnd());
}

function podcastElements(feed: Feed): string {
  const { updateFrequency: frequency, publisher, funding = [], complete } = feed;
  const remote = publisher && {
    medium: 'publisher',
    feedGuid: publisher.podcastGuid,
    feedUrl: publisher.url,
  };
  return (
    textElement('podcast:guid', feed.podcastGuid) +
    textElement('podcast:medium', feed.medium ?? 'podcast') +
    textElement('podcast:updateFrequency', frequency?.label, {
      complete: complete ? 'true' : undefined,
      dtstart: isoDate(frequency?.startsAt),
      rrule: frequency?.rrule,
    }) +
    (remote ? markupElement('podcast:publisher', emptyElement('podcast:remoteItem', remote).trimEnd()) : '') +
    funding.map(({ url, label }) => textElement('podcast:funding', label, { url })).join('') +
    personElements(feed.persons) +
    trailerElements(feed) +
    locationElement(feed.location) +
    valueElement(feed.value) +
    podrollElement(feed.podroll) +
    textRecords(feed)
  );
}

function imageElements({ image, title, link }: Feed): string {
  const inside = textElement('url', image.url) + textElement('title', title) + textElement('link', link);
  return markupElement('image', inside.trimEnd()) + emptyElement('itunes:image', { href: image.url });
}

/** Everything between `<channel>` and the first item. */
export function channelElements(feed: Feed): string {
  return (
    linkElements(feed) +
    textElement('title', feed.title) +
    markupElement('description', escapeText(plainDescription(feed.description))) +
    textElement('link', feed.link) +
    textElement('language', feed.language) +
    textElement('copyright', feed.copyright) +
    textElement('lastBuildDate', rfc2822Date(feed.lastBuildDate)) +
    textElement('ttl', feed.ttl) +
    textElement('generator', 'PostKit') +
    imageElements(feed) +
    textElement('itunes:author', feed.author) +
    textElement('itunes:subtitle', feed.subtitle) +
    feed.categories.slice(0, maxCategories).map(categoryElement).join('') +
    textElement('itunes:explicit', feed.explicit ? 'true' : 'false') +
    textElement('itunes:type', feed.type) +
    textElement('itunes:complete', feed.complete ? 'yes' : undefined) +
    textElement('itunes:block', feed.block ? 'yes' : undefined) +
    textElement('itunes:new-feed-url', feed.newFeedUrl) +
    ownerElements(feed) +
    podcastElements(feed)
  );
}
