import { z } from 'zod';
import { text, webAddress } from '../common/scalars.ts';

const line = (most: number) => text(most).trim();
const needed = (most: number, problem: string) => line(most).min(1, problem);

/** A credit of a show or an episode, after the Podcast Taxonomy. */
export const podcastPerson = z.object({
  /** Name of the contributor. */
  name: needed(128, 'Enter a name.'),
  /** Role, such as `host` or `guest`; empty for none. */
  role: line(100),
  /** Group of the role, such as `cast` or `writing`; empty for none. */
  group: line(100),
  /** Address of a picture. */
  img: webAddress,
  /** Address of the contributor's page. */
  href: webAddress,
});
export type PodcastPerson = z.output<typeof podcastPerson>;

/** The place that an episode or a show is about. */
export const podcastLocation = z.object({
  /** Name of the place; empty for none. */
  name: line(128),
  /** Coordinates such as `geo:53.35,-6.26`; empty for none. */
  geo: z
    .string()
    .regex(
      /^(?:geo:-?\d{1,2}(?:\.\d{1,9})?,-?\d{1,3}(?:\.\d{1,9})?(?:,-?\d{1,5}(?:\.\d{1,3})?)?(?:;u=\d{1,9})?)?$/,
      {
        error: 'Enter coordinates such as geo:53.35,-6.26.',
      },
    ),
  /** OpenStreetMap object such as `R113314`; empty for none. */
  osm: z
    .string()
    .regex(/^(?:[NWR]\d{1,15}(?:#\d{1,6})?)?$/, 'Enter an OpenStreetMap object such as R113314.'),
});
export type PodcastLocation = z.output<typeof podcastLocation>;

/** A free text record of a feed or an episode. */
export const podcastTxt = z.object({
  /** Purpose, such as `verify`; empty for none. */
  purpose: line(128),
  /** Text of the record. */
  text: needed(4000, 'Enter a text.'),
});
export type PodcastTxt = z.output<typeof podcastTxt>;

/** A receiver of a share of the listeners' payments. */
export const valueRecipient = z.object({
  /** Name of the recipient; empty for none. */
  name: line(128),
  /** Kind of address, such as `node` or `lnaddress`. */
  type: needed(50, 'Enter the type of the address.'),
  /** Address that receives the payment. */
  address: needed(500, 'Enter an address that receives payments.'),
  /** Name of a custom record; empty for none. */
  custom_key: line(100),
  /** Value of the custom record; empty for none. */
  custom_value: line(500),
  /** Share of the payment, relative to the other recipients. */
  split: z.int('Enter a whole number.').min(0, 'Enter 0 or more.').max(1_000_000, 'Enter at most 1000000.'),
  /** Whether the share is a fee, which is taken before the others. */
  fee: z.boolean(),
});
export type ValueRecipient = z.output<typeof valueRecipient>;

/** How listeners can pay for a show or an episode. */
export const podcastValue = z.object({
  /** Kind of payment, such as `lightning`. */
  type: needed(50, 'Enter the type of the payment.'),
  /** Method of payment, such as `keysend`. */
  method: needed(50, 'Enter the method of the payment.'),
  /** Suggested amount, as the type of payment counts it; empty for none. */
  suggested: z.string().regex(/^(?:\d{1,12}(?:\.\d{1,18})?)?$/, 'Enter a number such as 0.00000005.'),
  /** Recipients of the payments. */
  recipients: z.array(valueRecipient).min(1, 'Add a recipient.').max(100),
});
export type PodcastValue = z.output<typeof podcastValue>;

/** A quotable part of an episode. */
export const podcastSoundbite = z.object({
  /** Start in seconds. */
  start: z.number().min(0, 'Enter 0 or more.').max(604_800),
  /** Length in seconds. */
  length: z.number().positive('Enter more than 0.').max(86_400),
  /** Title; empty for the title of the episode. */
  title: line(128),
});
export type PodcastSoundbite = z.output<typeof podcastSoundbite>;

/** Protocols of a discussion. */
export const socialProtocols = [
  'activitypub',
  'atproto',
  'hive',
  'matrix',
  'nostr',
  'twitter',
  'lightning',
  'disabled',
] as const;

/** A discussion of the episode. */
export const socialInteract = z.object({
  /** Address of its root post; empty only for the protocol `disabled`. */
  uri: line(2048),
  /** Protocol of the discussion; `disabled` asks apps to show none. */
  protocol: z.enum(socialProtocols),
  /** Account that wrote the root post, such as `@post@social.example`; empty for none. */
  account_id: line(200),
  /** Address of that account. */
  account_url: webAddress,
});
export type SocialInteract = z.output<typeof socialInteract>;

/** The same episode in another file, which another host serves. */
export const alternateEnclosure = z.object({
  /** Media type, such as `video/mp4`. */
  type: needed(100, 'Enter a media type.'),
  /** Size in bytes; 0 if unknown. */
  length: z.int().min(0),
  /** Bits per second; 0 if unknown. */
  bitrate: z.number().min(0),
  /** Height of a video in pixels; 0 for audio. */
  height: z.int().min(0).max(100_000),
  /** Language tag; empty for that of the feed. */
  lang: line(20),
  /** Title; empty for none. */
  title: line(128),
  /** SRI checksum such as `sha256-…`; empty for none. */
  integrity: line(200),
  /** Addresses of the file. */
  sources: z.array(text(2048).trim().min(1)).min(1).max(20),
});
export type AlternateEnclosure = z.output<typeof alternateEnclosure>;

/** A podcast that a show recommends. */
export const podrollItem = z.object({
  /** Title of the podcast, for users of the station; feeds omit it. */
  title: line(200),
  /** Its `podcast:guid`. */
  feed_guid: z.guid('Enter the guid of a podcast, such as 917393e3-1b1e-5cef-ace4-edaa54e1f810.'),
  /** Address of its feed. */
  feed_url: webAddress,
});
export type PodrollItem = z.output<typeof podrollItem>;

/** A way to support a show. */
export const podcastFunding = z.object({
  /** Address to support the show. */
  url: z
    .url({ protocol: /^https?$/, error: 'Enter a web address that starts with https:// or http://.' })
    .max(2048),
  /** Text of the link. */
  text: needed(128, 'Enter a text for the link.'),
});
export type PodcastFunding = z.output<typeof podcastFunding>;

const shared = {
  /** Credits. */
  persons: z.array(podcastPerson).max(100),
  /** Place that it is about; null for none. */
  location: podcastLocation.nullable(),
  /** Text records. */
  txt: z.array(podcastTxt).max(50),
  /** How listeners can pay; null for none. */
  value: podcastValue.nullable(),
};

/** Details of an episode that only podcast apps read. An update replaces all of them. */
export const episodePodcast = z.object({
  ...shared,
  /** Title for Apple Podcasts; empty for the name of the episode. */
  itunes_title: line(300),
  /** Name of its author; empty for the author of the feed. */
  author: line(255),
  /** Address of its web page; empty for its page on the station. */
  link: webAddress,
  /** Whether directories must not list the episode. */
  block: z.boolean(),
  /** Keywords; the tags of the episode if there are none. */
  keywords: z.array(needed(100, 'Enter a keyword.')).max(50),
  /** Quotable parts. */
  soundbites: z.array(podcastSoundbite).max(50),
  /** Discussions of the episode, the main one first. */
  social_interact: z.array(socialInteract).max(20),
  /** Files of other hosts with the same episode. */
  alternate_enclosures: z.array(alternateEnclosure).max(20),
});
export type EpisodePodcast = z.output<typeof episodePodcast>;

/** Details of a show that only podcast apps read. An update replaces all of them. */
export const showPodcast = z.object({
  ...shared,
  /** Guid of the podcast in its feeds; empty for the one that the station derives from the address of the feed. */
  guid: z.union([z.literal(''), z.guid('Enter a guid such as 917393e3-1b1e-5cef-ace4-edaa54e1f810.')]),
  /** Ways to support the show. */
  funding: z.array(podcastFunding).max(20),
  /** Podcasts that the show recommends. */
  podroll: z.array(podrollItem).max(100),
});
export type ShowPodcast = z.output<typeof showPodcast>;

const none: Pick<EpisodePodcast & ShowPodcast, keyof typeof shared> = {
  persons: [],
  location: null,
  txt: [],
  value: null,
};

/** Details of an episode before a client sets any. */
export const noEpisodePodcast: EpisodePodcast = {
  ...none,
  itunes_title: '',
  author: '',
  link: '',
  block: false,
  keywords: [],
  soundbites: [],
  social_interact: [],
  alternate_enclosures: [],
};

/** Details of a show before a client sets any. */
export const noShowPodcast: ShowPodcast = { ...none, guid: '', funding: [], podroll: [] };
