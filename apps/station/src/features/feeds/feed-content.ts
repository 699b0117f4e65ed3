import {
  type EpisodePodcast,
  noShowPodcast,
  readItunesCategories,
  type ShowPodcast,
} from '@postkit/sdk/schema';
import {
  appleCategory,
  type Feed,
  type FeedAlternateEnclosure,
  type FeedCategory,
  type FeedItem,
  type FeedOwner,
  type FeedPages,
  type FeedPerson,
  type FeedTranscript,
  type FeedValue,
} from '../../rss/index.ts';
import { audioAddress, pageAddress, videoAddress, type PublishedEpisode } from '../episodes/index.ts';
import { feedAddress, type FeedView } from './feed-address.ts';
import type { FeedSource } from './feed-source.ts';
import type { FeedState } from './feed-tables.ts';
import { withToken } from './personal-feed.ts';

export interface FeedContent extends FeedSource {
  readonly state: FeedState;
  readonly view: FeedView;
  /** Episodes on a page. */
  readonly pageSize: number;
  readonly episodes: readonly PublishedEpisode[];
  /** On all pages. */
  readonly total: number;
  readonly hubUrls: readonly string[];
  /** Languages of the transcripts of those episodes that have one, by episode. */
  readonly transcripts: ReadonlyMap<number, string>;
  /** Makes an image's address absolute. */
  readonly absolute: (address: string) => string;
}

/** The content of one page of a feed. */
export function feedContent(content: FeedContent): Feed {
  const { station, destination, shows, publicUrl, view, hubUrls, absolute } = content;
  const [show] = shows;
  const author = destination.author || show?.author || station.title;
  return {
    title: destination.title || show?.title || station.title,
    subtitle: destination.subtitle || undefined,
    description: destination.description || show?.description || destination.title || station.title,
    link: destination.podcast_link || show?.podcastLink || publicUrl,
    selfUrl: feedAddress(publicUrl, station.slug, destination.id, view),
    pages: view.all ? undefined : pages(content),
    hubUrls,
    language: destination.language_override || show?.languageOverride || 'en',
    author,
    owner: owner(author, destination.email || show?.email || ''),
    categories: categories(destination.itunes_categories || show?.itunesCategories || ''),
    explicit: destination.rss_explicit,
    image: { url: absolute(destination.imageurl || show?.squareImage || station.defaultImage) },
    type: destination.show_format,
    // A feed with withdrawn episodes is for checking a migration; directories must not list it as the show, nor a private one.
    block: view.showDeleted || destination.is_private || undefined,
    lastBuildDate: content.state.changed_at,
    newFeedUrl: destination.new_feed_url || renamedTo(content),
    // The new host may import it.
    locked: destination.new_feed_url === '' || destination.is_private,
    ...channelDetails(content),
    directory: destination.rss_subtype ?? undefined,
    items: content.episodes.map((episode) => feedItem(episode, content)),
  };
}

/** Directories that follow a former address of the station's feeds expect the new one in the feed, too. */
function renamedTo({ station, destination, publicUrl, view }: FeedContent): string | undefined {
  if (station.formerSlugs.length === 0) return undefined;
  return feedAddress(publicUrl, station.slug, destination.id, {
    ...view,
    page: 1,
    all: false,
    showDeleted: false,
  });
}

interface OwnFiles {
  readonly publicUrl: string;
  readonly slug: string;
  /** The address of a file of the station as the listener of the feed may fetch it. */
  readonly own: (address: string) => string;
}

/** The same episode as AAC and as video. */
function otherFiles(
  { id, aac, video }: PublishedEpisode,
  { publicUrl, slug, own }: OwnFiles,
): FeedAlternateEnclosure[] {
  const files: FeedAlternateEnclosure[] = [];
  if (aac) {
    const urls = [own(audioAddress(publicUrl, slug, id, 'aac'))];
    files.push({ urls, type: 'audio/aac', length: aac.bytes, integrity: integrity(aac.sha256) });
  }
  if (video) {
    const { bytes, sha256, duration, height } = video;
    const bitrate = duration > 0 ? Math.round((bytes * 8) / duration) : undefined;
    const urls = [own(videoAddress(publicUrl, slug, id))];
    files.push({
      urls,
      type: 'video/mp4',
      length: bytes,
      bitrate,
      height: height ?? undefined,
      integrity: integrity(sha256),
    });
  }
  return files;
}

function feedItem(
  episode: PublishedEpisode,
  { station, destination, publicUrl, absolute, transcripts, sources }: FeedContent,
): FeedItem {
  const { slug } = station;
  const own = destination.is_private ? withToken : (address: string) => address;
  const { id, mp3, season, podcast, episode: number } = episode;
  const image = absolute(episode.rssImage || episode.image);
  const details = itemDetails(podcast);
  const files = [...otherFiles(episode, { publicUrl, slug, own }), ...details.alternateEnclosures];
  return {
    guid: episode.guid,
    title: episode.name,
    // The page is public, and an episode of a private feed may have none.
    link: destination.is_private ? undefined : pageAddress(publicUrl, slug, id),
    pubDate: episode.published,
    description: episode.description,
    notes: episode.notes === episode.description ? undefined : episode.notes,
    enclosure: { url: own(audioAddress(publicUrl, slug, id)), length: mp3.bytes, type: 'audio/mpeg' },
    duration: mp3.duration,
    image: image === '' ? undefined : image,
    explicit: episode.explicit,
    season: season === null ? undefined : { number: season },
    episode: number === null ? undefined : { number },
    episodeType: episode.episodeType,
    block: episode.isWithdrawn || podcast.block || undefined,
    transcripts: feedTranscripts(
      (format) => own(`${publicUrl}/${slug}/transcripts/${id}.${format}`),
      transcripts.get(id),
    ),
    chapters: episode.chapters.length > 0 ? own(`${publicUrl}/${slug}/chapters/${id}.json`) : undefined,
    tags: episode.tags,
    source: sources.get(episode.showId),
    ...details,
    alternateEnclosures: files.length > 0 ? files : undefined,
  };
}

/** @param language empty if unknown; undefined without a transcript */
function feedTranscripts(
  addressOf: (format: string) => string,
  language: string | undefined,
): FeedTranscript[] | undefined {
  if (language === undefined) return undefined;
  const types = { vtt: 'text/vtt', srt: 'application/x-subrip', json: 'application/json' };
  return Object.entries(types).map(([format, type]) => ({
    url: addressOf(format),
    type,
    language: language || undefined,
  }));
}

/** Subresource integrity needs base64, but the file's digest is hex. */
function integrity(sha256: string): string {
  return `sha256-${Buffer.from(sha256, 'hex').toString('base64')}`;
}

function pages({ station, destination, publicUrl, view, total, pageSize }: FeedContent): FeedPages {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const at = (page: number) => feedAddress(publicUrl, station.slug, destination.id, { ...view, page });
  return {
    first: at(1),
    last: at(last),
    previous: view.page > 1 ? at(Math.min(view.page - 1, last)) : undefined,
    next: view.page < last ? at(view.page + 1) : undefined,
  };
}

function owner(name: string, email: string): FeedOwner {
  return email === '' ? 'hidden' : { name, email };
}

/** Categories of Apple's list of today; earlier versions stored those of imported feeds as they were. */
function categories(text: string): FeedCategory[] {
  return readItunesCategories(text).map((stored) => {
    const category = { name: stored.name, subcategory: stored.subcategory || undefined };
    return appleCategory(category)?.category ?? category;
  });
}

/** The details of a feed that only podcast apps read: those of its first show, and the proof of ownership. */
function channelDetails({ destination, shows, state }: FeedSource & { state: FeedState }) {
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
function itemDetails(podcast: EpisodePodcast) {
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
