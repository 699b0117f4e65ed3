// Written by `npm run generate`.

import type { FeedFilter } from '../connections/wire-types.ts';

/** Body of the operation `feeds.check`. */
export interface FeedCheckInput {
  /** Address of a feed: one of the station's own, or of any other host; as for an import, `feed://a.example/feed.xml` is one too. */
  url: string;
}

/** A rule of directories that a feed breaks. */
export interface FeedFinding {
  /** Id of the rule, such as `C4`. */
  rule: string;
  /** `error` if directories refuse the feed or the episode; `warning` if it works less well than it could. */
  level: 'error' | 'warning';
  /** The finding, for users. */
  message: string;
  /** Why the rule matters. */
  reason: string;
  /** One sentence that says what to do. */
  fix: string;
  /** The field that corrects it; null if no field does. */
  field:
    | 'title'
    | 'description'
    | 'website'
    | 'language'
    | 'categories'
    | 'author'
    | 'email'
    | 'cover'
    | 'new_feed_url'
    | 'is_private'
    | 'directory'
    | 'audio'
    | 'season_number'
    | 'episode_number'
    | 'transcript'
    | 'chapters'
    | 'soundbites'
    | 'alternate_enclosures'
    | null;
  /** Directories and standards with the rule. */
  sources: string[];
  /** Guid of the episode; null for a finding about the show. */
  guid: string | null;
}

/** A directory or standard, and whether a feed passes its rules. */
export interface FeedDirectory {
  /** Name of the directory or standard. */
  name: string;
  /** Whether the feed breaks none of its rules as an error. */
  passes: boolean;
  /** Number of errors. */
  errors: number;
  /** Number of warnings. */
  warnings: number;
}

/** The findings about a feed, those about the show first. */
export interface FeedCheck {
  /** Title of the feed. */
  title: string;
  /** Number of its episodes on the page that was read. */
  items: number;
  /** Apple Podcasts, Spotify, PSP-1 and the other sources of the rules, each with the result of its rules. */
  directories: FeedDirectory[];
  /** Broken rules. */
  findings: FeedFinding[];
}

/** Body of the operation `feeds.count`. */
export interface FeedCountInput {
  /** Id of the destination, of the type `rss`. */
  connection_id: number;
  /** Filter to try. */
  feed_filter: FeedFilter;
  /** Whether the feed lists the episodes of all shows, to try it; as it is stored by default. */
  all_shows?: boolean | undefined;
}

/** Numbers of episodes at a feed. */
export interface FeedCount {
  /** Those that the feed lists with the filter now. */
  listed: number;
  /** Those that are published to it. */
  total: number;
}

/** The access of one listener to a private feed. */
export interface FeedSubscription {
  /** Number that identifies it at the station. */
  id: number;
  /** Id of the private feed. */
  connection_id: number;
  /** Name of the listener, such as an email address; only users of the station see it. At most 200 characters. */
  name: string;
  /** Address of the feed for this listener. It contains their password. */
  url: string;
  /** Password for apps that ask for one; any user name is accepted with it. */
  password: string;
  /** When it was created. Unix seconds, UTC. */
  created_at: number;
  /** Display name of the user who added it. At most 200 characters. */
  created_by: string;
  /** When an app last read the feed, to the day; null if none has. Unix seconds, UTC. */
  last_used_at: number | null;
  /** Counted downloads in the last 28 UTC days, today included. */
  recent_downloads: number;
  /** All counted downloads. */
  downloads: number;
  /** UTC day of the last counted download, such as 2026-11-03; null for none. `YYYY-MM-DD`, in the station's time zone. */
  last_download_on: string | null;
}

/** Body of the operation `feeds.addSubscription`. */
export interface FeedSubscriptionInput {
  /** Name of the listener, such as an email address; only users of the station see it. 1 to 200 characters. */
  name: string;
}

/** Response of the operation `feeds.listSubscriptions`. */
export interface FeedSubscriptionList {
  /** Subscriptions of the feed, by name. */
  subscriptions: FeedSubscription[];
}

/** A credit of a show or an episode, after the Podcast Taxonomy. */
export interface PodcastPerson {
  /** Name of the contributor. 1 to 128 characters. */
  name: string;
  /** Role, such as `host` or `guest`; empty for none. At most 100 characters. */
  role: string;
  /** Group of the role, such as `cast` or `writing`; empty for none. At most 100 characters. */
  group: string;
  /** Address of a picture. An http or https address; empty for none. */
  img: string;
  /** Address of the contributor's page. An http or https address; empty for none. */
  href: string;
}

/** The place that an episode or a show is about. */
export interface PodcastLocation {
  /** Name of the place; empty for none. At most 128 characters. */
  name: string;
  /** Coordinates such as `geo:53.35,-6.26`; empty for none. */
  geo: string;
  /** OpenStreetMap object such as `R113314`; empty for none. */
  osm: string;
}

/** A free text record of a feed or an episode. */
export interface PodcastTxt {
  /** Purpose, such as `verify`; empty for none. At most 128 characters. */
  purpose: string;
  /** Text of the record. 1 to 4,000 characters. */
  text: string;
}

/** A receiver of a share of the listeners' payments. */
export interface ValueRecipient {
  /** Name of the recipient; empty for none. At most 128 characters. */
  name: string;
  /** Kind of address, such as `node` or `lnaddress`. 1 to 50 characters. */
  type: string;
  /** Address that receives the payment. 1 to 500 characters. */
  address: string;
  /** Name of a custom record; empty for none. At most 100 characters. */
  custom_key: string;
  /** Value of the custom record; empty for none. At most 500 characters. */
  custom_value: string;
  /** Share of the payment, relative to the other recipients. 0 to 1,000,000. */
  split: number;
  /** Whether the share is a fee, which is taken before the others. */
  fee: boolean;
}

/** How listeners can pay for a show or an episode. */
export interface PodcastValue {
  /** Kind of payment, such as `lightning`. 1 to 50 characters. */
  type: string;
  /** Method of payment, such as `keysend`. 1 to 50 characters. */
  method: string;
  /** Suggested amount, as the type of payment counts it; empty for none. */
  suggested: string;
  /** Recipients of the payments. 1 to 100 entries. */
  recipients: ValueRecipient[];
}

/** A quotable part of an episode. */
export interface PodcastSoundbite {
  /** Start in seconds. 0 to 604,800. */
  start: number;
  /** Length in seconds. At most 86,400. */
  length: number;
  /** Title; empty for the title of the episode. At most 128 characters. */
  title: string;
}

/** A discussion of the episode. */
export interface SocialInteract {
  /** Address of its root post; empty only for the protocol `disabled`. At most 2,048 characters. */
  uri: string;
  /** Protocol of the discussion; `disabled` asks apps to show none. */
  protocol: 'activitypub' | 'atproto' | 'hive' | 'matrix' | 'nostr' | 'twitter' | 'lightning' | 'disabled';
  /** Account that wrote the root post, such as `@post@social.example`; empty for none. At most 200 characters. */
  account_id: string;
  /** Address of that account. An http or https address; empty for none. */
  account_url: string;
}

/** The same episode in another file, which another host serves. */
export interface AlternateEnclosure {
  /** Media type, such as `video/mp4`. 1 to 100 characters. */
  type: string;
  /** Size in bytes; 0 if unknown. */
  length: number;
  /** Bits per second; 0 if unknown. */
  bitrate: number;
  /** Height of a video in pixels; 0 for audio. 0 to 100,000. */
  height: number;
  /** Language tag; empty for that of the feed. At most 20 characters. */
  lang: string;
  /** Title; empty for none. At most 128 characters. */
  title: string;
  /** SRI checksum such as `sha256-…`; empty for none. At most 200 characters. */
  integrity: string;
  /** Addresses of the file. 1 to 20 entries. */
  sources: string[];
}

/** A podcast that a show recommends. */
export interface PodrollItem {
  /** Title of the podcast, for users of the station; feeds omit it. At most 200 characters. */
  title: string;
  /** Its `podcast:guid`. A UUID. */
  feed_guid: string;
  /** Address of its feed. An http or https address; empty for none. */
  feed_url: string;
}

/** A way to support a show. */
export interface PodcastFunding {
  /** Address to support the show. An http or https address. */
  url: string;
  /** Text of the link. 1 to 128 characters. */
  text: string;
}

/** Details of an episode that only podcast apps read. An update replaces all of them. */
export interface EpisodePodcast {
  /** Credits. At most 100 entries. */
  persons: PodcastPerson[];
  /** Place that it is about; null for none. */
  location: PodcastLocation | null;
  /** Text records. At most 50 entries. */
  txt: PodcastTxt[];
  /** How listeners can pay; null for none. */
  value: PodcastValue | null;
  /** Title for Apple Podcasts; empty for the name of the episode. At most 300 characters. */
  itunes_title: string;
  /** Name of its author; empty for the author of the feed. At most 255 characters. */
  author: string;
  /** Address of its web page; empty for its page on the station. An http or https address; empty for none. */
  link: string;
  /** Whether directories must not list the episode. */
  block: boolean;
  /** Keywords; the tags of the episode if there are none. At most 50 entries. */
  keywords: string[];
  /** Quotable parts. At most 50 entries. */
  soundbites: PodcastSoundbite[];
  /** Discussions of the episode, the main one first. At most 20 entries. */
  social_interact: SocialInteract[];
  /** Files of other hosts with the same episode. At most 20 entries. */
  alternate_enclosures: AlternateEnclosure[];
}

/** Details of a show that only podcast apps read. An update replaces all of them. */
export interface ShowPodcast extends Pick<EpisodePodcast, 'persons' | 'location' | 'txt' | 'value'> {
  /** Guid of the podcast in its feeds; empty for the one that the station derives from the address of the feed. A UUID. Empty for none. */
  guid: string;
  /** Ways to support the show. At most 20 entries. */
  funding: PodcastFunding[];
  /** Podcasts that the show recommends. At most 100 entries. */
  podroll: PodrollItem[];
}

/** Query of the operation `feeds.get`. */
export interface FeedQuery {
  /** Page number, from 1. */
  page?: number | undefined;
  /** Returns every episode on one page. */
  all?: boolean | undefined;
  /** Includes unpublished and deleted episodes. */
  show_deleted?: boolean | undefined;
  /** Password of a listener of a private feed. */
  token?: string | undefined;
}
