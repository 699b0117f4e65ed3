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

/** An item of an imported feed, with the fields of an episode. */
export interface PodcastItem {
  /** Empty when the feed gives none. */
  readonly guid: string;
  readonly title: string;
  /** HTML or plain text, as the feed has it. */
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
  readonly persons: readonly PodcastPerson[];
  readonly transcripts: readonly PodcastTranscript[];
  /** Address of a chapters file; empty for none. */
  readonly chapters: string;
  /** Chapters in the feed itself. */
  readonly inlineChapters: readonly PodcastChapter[];
  readonly soundbites: readonly PodcastSoundbite[];
  readonly alternates: readonly PodcastFile[];
  /** Names of further elements that the feed has for the item. */
  readonly others: readonly string[];
}

/** A page of an imported feed. */
export interface Podcast {
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
  readonly persons: readonly PodcastPerson[];
  /** The `podcast:guid`; empty for none. */
  readonly guid: string;
  /** Whether the owner forbids other hosts to import it. */
  readonly locked: boolean;
  /** Address to which the podcast has moved; null for none. */
  readonly newFeed: string | null;
  /** Names of further elements that the feed has for the show. */
  readonly others: readonly string[];
  /** Address of the page with older items. */
  readonly next: string | null;
  /** In the order of the feed. */
  readonly items: readonly PodcastItem[];
}
