/** A file of an item at its host. */
export interface PodcastFile {
  readonly url: string;
  /** MIME type as the feed has it; empty for none. */
  readonly type: string;
  /** Bytes; null if the feed gives no plausible number. */
  readonly length: number | null;
}

export interface PodcastPerson {
  readonly name: string;
  /** In lower case; `host` by default. */
  readonly role: string;
  readonly group: string;
  /** Empty for none. */
  readonly image: string;
  readonly link: string;
}

export interface PodcastTranscript {
  readonly url: string;
  readonly type: string;
  readonly language: string;
}

export interface PodcastChapter {
  /** Seconds. */
  readonly start: number;
  readonly title: string;
  /** Empty for none. */
  readonly link: string;
  readonly image: string;
}

export interface PodcastSoundbite {
  /** Seconds. */
  readonly start: number;
  readonly duration: number;
  readonly title: string;
}

/** The same episode in another file. Texts are empty and numbers 0 if the feed gives none. */
export interface PodcastAlternate {
  readonly type: string;
  readonly length: number;
  readonly bitrate: number;
  readonly height: number;
  readonly lang: string;
  readonly title: string;
  readonly integrity: string;
  readonly sources: readonly string[];
}

/** A share of the payments of listeners; unlike an interface, a type may become JSON. */
export type PodcastRecipient = Readonly<
  Record<'name' | 'type' | 'address' | 'custom_key' | 'custom_value', string>
> & {
  readonly split: number;
  readonly fee: boolean;
};

/** Contents that shows and episodes share. */
export interface PodcastTags {
  readonly persons: readonly PodcastPerson[];
  readonly location: { readonly name: string; readonly geo: string; readonly osm: string } | null;
  readonly txt: readonly { readonly purpose: string; readonly text: string }[];
  readonly value: {
    readonly type: string;
    readonly method: string;
    readonly suggested: string;
    readonly recipients: readonly PodcastRecipient[];
  } | null;
}

/** An item of an imported feed, with the fields of an episode. */
export interface PodcastItem extends PodcastTags {
  /** Empty when the feed gives none. */
  readonly guid: string;
  readonly title: string;
  /** The `itunes:title`, if it differs from the title; empty otherwise. */
  readonly itunesTitle: string;
  /** HTML or plain text, as the feed has it, but with absolute addresses of links and pictures. */
  readonly description: string;
  /** Unix seconds; null without a readable date. */
  readonly published: number | null;
  /** Address of the audio; null without one. */
  readonly enclosure: string | null;
  /** The same with its type and length. */
  readonly audio: PodcastFile | null;
  /** Seconds that the feed claims; null for none. */
  readonly duration: number | null;
  /** Address of the item's own cover. */
  readonly image: string | null;
  readonly season: number | null;
  readonly episode: number | null;
  readonly episodeType: 'full' | 'bonus' | 'trailer';
  readonly explicit: boolean;
  /** Hidden from directories. */
  readonly block: boolean;
  /** Address of the episode's page; empty for none. */
  readonly link: string;
  /** Empty for none. */
  readonly author: string;
  readonly keywords: readonly string[];
  readonly discussions: readonly Readonly<
    Record<'uri' | 'protocol' | 'account_id' | 'account_url', string>
  >[];
  readonly transcripts: readonly PodcastTranscript[];
  /** Address of a chapters file; empty for none. */
  readonly chapters: string;
  /** Chapters in the feed itself. */
  readonly inlineChapters: readonly PodcastChapter[];
  /** Number of chapters in the feed itself that could not be read. */
  readonly skippedChapters: number;
  readonly soundbites: readonly PodcastSoundbite[];
  readonly alternates: readonly PodcastAlternate[];
  /** Kinds of further contents that the feed has for the item. */
  readonly others: readonly string[];
}

/** How often a date of an item made something be assumed, with one example; empty for none. */
export interface DateDoubt {
  readonly count: number;
  readonly example: string;
}

/** Assumptions about the dates of items. */
export interface DateDoubts {
  /** Items without a date that can be read; the example is its text, empty if there is none. */
  readonly unreadable: DateDoubt;
  /** Dates without a zone, which were read as UTC; the example is a date. */
  readonly withoutZone: DateDoubt;
  /** Zones with a name that no table has, which were read as UTC; the example is the name. */
  readonly unknownZone: DateDoubt;
  /** Names of zones that mean another time elsewhere; the example is the name with its meaning. */
  readonly ambiguousZone: DateDoubt;
  /** Dates whose numbers do not say which is the month; the example is a date with its meaning. */
  readonly assumedOrder: DateDoubt;
}

/** Guesses about the text of a document. */
export interface TextDoubts {
  /** The encoding that was used. */
  readonly encoding: string;
  /**
   * Why it is a guess: nothing names it truly, the response and the document name two, or damaged UTF-8 is named otherwise; null if it
   * is certain.
   */
  readonly guess: 'unnamed' | 'contradicted' | 'overruled' | null;
  /** The encoding that was named and not used: of the document if it is contradicted; empty otherwise. */
  readonly declared: string;
  /** Characters that could not be read. */
  readonly unreadable: number;
}

/** A page of an imported feed. */
export interface Podcast extends PodcastTags {
  readonly title: string;
  /** HTML or plain text. */
  readonly description: string;
  /** Address of the show's cover. */
  readonly image: string | null;
  /** Address of the show's page; empty for none. */
  readonly link: string;
  readonly language: string;
  readonly author: string;
  readonly owner: { readonly name: string; readonly email: string };
  /** Directory categories, such as `Society & Culture > Documentary`. */
  readonly categories: readonly string[];
  readonly explicit: boolean;
  readonly type: 'serial' | 'episodic';
  readonly copyright: string;
  readonly funding: readonly { readonly url: string; readonly label: string }[];
  /** The `podcast:guid`; empty for none. */
  readonly guid: string;
  /** Whether the owner forbids other hosts to import it. */
  readonly locked: boolean;
  /** Address to which the podcast has moved, also a link that opens a podcast app; null for none. */
  readonly newFeed: string | null;
  /** Kinds of further contents that the feed has for the show. */
  readonly others: readonly string[];
  /** Address of the page with older items. */
  readonly next: string | null;
  readonly dateDoubts: DateDoubts;
  /** In the order of the feed. */
  readonly items: readonly PodcastItem[];
}

/** A page of a podcast as it was read from the bytes of a response. */
export interface ReceivedPodcast extends Podcast {
  readonly textDoubts: TextDoubts;
}
