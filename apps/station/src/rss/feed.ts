import type { FeedItem, FeedLocation, FeedTxt, FeedValue } from './feed-item.ts';
import type { FeedPerson } from './feed-person.ts';

/** A directory category, spelled as the directory spells it; the first of a feed is its main one. */
export type FeedCategory = {
  name: string;
  subcategory?: string | undefined;
};

/** Cover art. `measured` holds the properties of the stored file; without it the size rules cannot be checked. */
export type FeedImage = {
  url: string;
  measured?: { width: number; height: number; mimeType: string; colourSpace: string } | undefined;
};

/** The owner of the feed. `'hidden'` keeps name and address out of the text; directories then verify by a txt record. */
export type FeedOwner = { name: string; email: string } | 'hidden';

/** Addresses of the RFC 5005 pages around this one. The first page has no `previous`, the last no `next`. */
export type FeedPages = {
  first: string;
  last: string;
  previous?: string | undefined;
  next?: string | undefined;
};

/** Intended release rhythm: a label for readers, an RFC 5545 rule for programs. */
export type FeedUpdateFrequency = {
  label: string;
  rrule?: string | undefined;
  /** Unix seconds. */
  startsAt?: number | undefined;
};

/** The station's own feed of feeds. */
export type FeedPublisher = {
  podcastGuid: string;
  url: string;
};

export type FeedFunding = {
  url: string;
  label: string;
};

/** A recommended podcast. */
export type FeedPodrollItem = {
  feedGuid: string;
  feedUrl?: string | undefined;
};

/** A preview file of the whole show or one season. `pubDate` is Unix seconds, `length` bytes. */
export type FeedTrailer = {
  title: string;
  url: string;
  length: number;
  type: string;
  pubDate: number;
  season?: number | undefined;
};

/** All contents of one page of a podcast feed. All addresses are absolute; nothing here is escaped or sanitised yet. */
export type Feed = {
  title: string;
  subtitle?: string | undefined;
  /** HTML or plain text; written as plain text of at most 4,000 bytes. */
  description: string;
  /** The show's web page. */
  link: string;
  /** The canonical address of this page of the feed. */
  selfUrl: string;
  pages?: FeedPages | undefined;
  hubUrls: readonly string[];
  /** ISO 639 code, with a region where known: `en`, `pt-br`. */
  language: string;
  author: string;
  owner: FeedOwner;
  categories: readonly FeedCategory[];
  explicit: boolean;
  image: FeedImage;
  type: 'serial' | 'episodic';
  complete?: boolean | undefined;
  block?: boolean | undefined;
  /** Assigned once to the show and kept forever, see `podcastGuid`. */
  podcastGuid: string;
  /** Whether other hosts are asked not to import; true when left out. */
  locked?: boolean | undefined;
  /** `podcast` when left out. */
  medium?: string | undefined;
  updateFrequency?: FeedUpdateFrequency | undefined;
  publisher?: FeedPublisher | undefined;
  funding?: readonly FeedFunding[] | undefined;
  persons?: readonly FeedPerson[] | undefined;
  location?: FeedLocation | undefined;
  podroll?: readonly FeedPodrollItem[] | undefined;
  value?: FeedValue | undefined;
  /** The new address of a show that has moved. */
  newFeedUrl?: string | undefined;
  /** Last change of content in Unix seconds, never the time of the request. */
  lastBuildDate: number;
  copyright?: string | undefined;
  /** Minutes a reader may keep its copy. */
  ttl?: number | undefined;
  txt?: readonly FeedTxt[] | undefined;
  /** Trailers that are not among `items`; those in `items` are added by the renderer. */
  trailers?: readonly FeedTrailer[] | undefined;
  /** True when any episode of the show, on this page or not, was created with the help of AI. */
  aiContent?: boolean | undefined;
  /** Short name of the one directory this feed is meant for, when there is one. */
  directory?: string | undefined;
  items: readonly FeedItem[];
};
