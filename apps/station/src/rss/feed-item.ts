import type { FeedPerson } from './feed-person.ts';

/** The media file of an item: its permanent address, exact bytes, and MIME type. */
export type FeedEnclosure = {
  url: string;
  length: number;
  type: string;
};

/** The same episode as another file; `integrity` is an SRI string such as `sha256-…`. */
export type FeedAlternateEnclosure = {
  urls: readonly string[];
  type: string;
  /** Bytes; left out if unknown. */
  length?: number | undefined;
  integrity?: string | undefined;
  /** Bits per second. */
  bitrate?: number | undefined;
  height?: number | undefined;
  title?: string | undefined;
  language?: string | undefined;
};

export type FeedTranscript = {
  url: string;
  type: string;
  language?: string | undefined;
};

/** A quotable part; both numbers are seconds and may have decimals. */
export type FeedSoundbite = {
  startTime: number;
  duration: number;
  title?: string | undefined;
};

/** A place; `geo` and `osm` identify it for programs. */
export type FeedLocation = {
  name: string;
  geo?: string | undefined;
  osm?: string | undefined;
};

/** How listeners can pay; each recipient receives `split` parts of the sum of all splits. */
export type FeedValue = {
  type: string;
  method: string;
  suggested?: string | undefined;
  recipients: readonly {
    name?: string | undefined;
    type: string;
    address: string;
    customKey?: string | undefined;
    customValue?: string | undefined;
    split: number;
    fee?: boolean | undefined;
  }[];
};

/** The root post of a discussion; the first one of an item is the main one. */
export type FeedDiscussion = {
  uri: string;
  protocol: string;
  accountId?: string | undefined;
  accountUrl?: string | undefined;
};

/** A free text record, for example `{ purpose: 'verify', text: 'code' }`. */
export type FeedTxt = {
  purpose?: string | undefined;
  text: string;
};

/** The feed from which an item of a feed of several shows is. */
export type FeedItemSource = {
  title: string;
  url: string;
};

/** One episode as a feed describes it. */
export type FeedItem = {
  /** Assigned once to the episode and kept forever; never derived from an address. */
  guid: string;
  title: string;
  /** Title for Apple Podcasts; `title` when left out. */
  itunesTitle?: string | undefined;
  subtitle?: string | undefined;
  /** Name of its author, if it is not the feed's. */
  author?: string | undefined;
  /** The episode's web page. */
  link?: string | undefined;
  /** Unix seconds. */
  pubDate: number;
  /** HTML or plain text; sanitised and truncated when rendered. */
  description: string;
  /** The whole show notes as HTML, if the description is a part of them; sanitised when rendered. */
  notes?: string | undefined;
  enclosure: FeedEnclosure;
  /** Seconds; decimals are rounded. */
  duration?: number | undefined;
  /** Address of the episode's own cover. */
  image?: string | undefined;
  explicit?: boolean | undefined;
  season?: { number: number; name?: string | undefined } | undefined;
  episode?: { number: number; display?: string | undefined } | undefined;
  /** `full` when left out. */
  episodeType?: 'full' | 'trailer' | 'bonus' | undefined;
  block?: boolean | undefined;
  transcripts?: readonly FeedTranscript[] | undefined;
  /** Address of the chapters as JSON. */
  chapters?: string | undefined;
  persons?: readonly FeedPerson[] | undefined;
  soundbites?: readonly FeedSoundbite[] | undefined;
  alternateEnclosures?: readonly FeedAlternateEnclosure[] | undefined;
  aiContent?: boolean | undefined;
  tags?: readonly string[] | undefined;
  /** The tags when left out. */
  keywords?: readonly string[] | undefined;
  location?: FeedLocation | undefined;
  discussions?: readonly FeedDiscussion[] | undefined;
  txt?: readonly FeedTxt[] | undefined;
  value?: FeedValue | undefined;
  source?: FeedItemSource | undefined;
};
