import type { FeedElement, FeedTag } from './collect-feed.ts';
import { countOf, isYes, oneLine, plainName, tagsOf, webAddress } from './feed-values.ts';
import type { PodcastAlternate, PodcastItem, PodcastTags } from './podcast.ts';

/** Elements of one kind that are read. */
const mostTags = 500;
const largestNumber = 1e12;

function wordsOf<Name extends string>(
  { attributes }: FeedTag,
  ...names: readonly Name[]
): Record<Name, string> {
  const entries = names.map((name) => [name, oneLine(attributes[name.replace('_', '')] ?? '')]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

function numberOf(text: string | undefined): number {
  return countOf((text ?? '').trim().replace(/\.\d+$/, ''), largestNumber) ?? 0;
}

function some(element: FeedElement | FeedTag, name: string): FeedTag[] {
  return tagsOf(element, name).slice(0, mostTags);
}

/** The tags of the podcast namespace that shows and episodes share. */
export function tagsOfPodcast(element: FeedElement): PodcastTags {
  return {
    persons: some(element, 'podcast:person').flatMap(({ attributes, base, text }) => {
      const { role = 'host', group = 'cast', img, href } = attributes;
      const kind = { role: oneLine(role).toLowerCase(), group: oneLine(group).toLowerCase() };
      const name = plainName(text);
      return name === ''
        ? []
        : [{ name, ...kind, image: webAddress(img, base) ?? '', link: webAddress(href, base) ?? '' }];
    }),
    location:
      some(element, 'podcast:location').map((tag) => ({
        name: plainName(tag.text),
        ...wordsOf(tag, 'geo', 'osm'),
      }))[0] ?? null,
    txt: some(element, 'podcast:txt').map((tag) => ({ ...wordsOf(tag, 'purpose'), text: tag.text.trim() })),
    value: some(element, 'podcast:value').map(valueOf)[0] ?? null,
  };
}

function valueOf(tag: FeedTag): NonNullable<PodcastTags['value']> {
  const recipients = some(tag, 'podcast:valuerecipient').map((recipient) => ({
    ...wordsOf(recipient, 'name', 'type', 'address', 'custom_key', 'custom_value'),
    split: numberOf(recipient.attributes['split']),
    fee: isYes(recipient.attributes['fee'] ?? ''),
  }));
  return { ...wordsOf(tag, 'type', 'method', 'suggested'), recipients };
}

export function discussionsOf(item: FeedElement): PodcastItem['discussions'] {
  return some(item, 'podcast:socialinteract').map((tag) => {
    const { account_url, ...words } = wordsOf(tag, 'uri', 'protocol', 'account_id', 'account_url');
    return { ...words, account_url: webAddress(account_url, tag.base) ?? '' };
  });
}

export function alternatesOf(item: FeedElement): PodcastAlternate[] {
  return some(item, 'podcast:alternateenclosure').flatMap((tag) => {
    const { length, bitrate, height } = tag.attributes;
    const sources = tagsOf(tag, 'podcast:source').flatMap(
      ({ attributes, base }) => webAddress(attributes['uri'], base) ?? [],
    );
    const [integrity] = tagsOf(tag, 'podcast:integrity');
    const file = {
      ...wordsOf(tag, 'type', 'lang', 'title'),
      length: numberOf(length),
      bitrate: numberOf(bitrate),
      height: numberOf(height),
      integrity: integrity?.attributes['type'] === 'sri' ? oneLine(integrity.attributes['value'] ?? '') : '',
    };
    return sources.length > 0 ? [{ ...file, sources: sources.slice(0, 20) }] : [];
  });
}
