import { type EpisodePodcast, noShowPodcast, type ShowPodcast } from '@postkit/sdk/schema';
import type { Feed, FeedItem, FeedPerson, FeedValue } from '../../rss/index.ts';
import type { FeedSource } from './feed-source.ts';
import type { FeedState } from './feed-tables.ts';

/** The details of a feed that only podcast apps read: those of its first show, and the proof of ownership. */
export function channelDetails({ destination, shows, state }: FeedSource & { state: FeedState }) {
  const podcast = shows[0]?.podcast ?? noShowPodcast;
  const proof =
    destination.itunes_auth === '' ? [] : [{ purpose: 'applepodcastsverify', text: destination.itunes_auth }];
  return {
    // A feed of several shows is another podcast than each of them.
    podcastGuid: (shows.length === 1 && podcast.guid) || state.podcast_guid,
    funding: some(podcast.funding.map(({ url, text }) => ({ url, label: text }))),
    podroll: some(
      podcast.podroll.map(({ feed_guid, feed_url }) => ({ feedGuid: feed_guid, feedUrl: feed_url })),
    ),
    ...sharedDetails(podcast),
    txt: some([...proof, ...podcast.txt]),
  } satisfies Partial<Feed>;
}

/** The details of an episode that only podcast apps read. */
export function itemDetails(podcast: EpisodePodcast) {
  return {
    itunesTitle: podcast.itunes_title || undefined,
    author: podcast.author || undefined,
    ...(podcast.link !== '' && { link: podcast.link }),
    keywords: some(podcast.keywords),
    soundbites: some(
      podcast.soundbites.map(({ start, length, title }) => ({ startTime: start, duration: length, title })),
    ),
    discussions: some(
      podcast.social_interact.map(({ uri, protocol, account_id, account_url }) => ({
        uri,
        protocol,
        accountId: account_id,
        accountUrl: account_url,
      })),
    ),
    alternateEnclosures: podcast.alternate_enclosures.map(
      ({ sources, length, bitrate, height, lang, ...file }) => ({
        ...file,
        urls: sources,
        length: length || undefined,
        bitrate: bitrate || undefined,
        height: height || undefined,
        language: lang,
      }),
    ),
    ...sharedDetails(podcast),
  } satisfies Partial<FeedItem>;
}

function sharedDetails({ persons, location, value, txt }: EpisodePodcast | ShowPodcast) {
  return {
    persons: some(
      persons.map(({ img, href, ...person }): FeedPerson => ({ ...person, image: img, link: href })),
    ),
    location: location ?? undefined,
    value: value ? feedValue(value) : undefined,
    txt: some(txt),
  };
}

/** Undefined for an empty list. */
function some<Entry>(list: readonly Entry[]): readonly Entry[] | undefined {
  return list.length > 0 ? list : undefined;
}

function feedValue({ recipients, ...value }: NonNullable<EpisodePodcast['value']>): FeedValue {
  const named = recipients.map(({ custom_key, custom_value, ...recipient }) => ({
    ...recipient,
    customKey: custom_key,
    customValue: custom_value,
  }));
  return { ...value, recipients: named };
}
