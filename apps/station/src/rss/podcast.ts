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
  /** Address of the item's own cover. */
  readonly image: string | null;
  readonly season: number | null;
  readonly episode: number | null;
  readonly episodeType: 'full' | 'bonus' | 'trailer';
  readonly explicit: boolean;
}

/** A page of an imported feed. */
export interface Podcast {
  readonly title: string;
  /** Address of the show's cover. */
  readonly image: string | null;
  /** Address of the page with older items. */
  readonly next: string | null;
  /** In the order of the feed. */
  readonly items: readonly PodcastItem[];
}
