/** An item of somebody else's feed, as far as it can become an episode. */
export interface PodcastItem {
  /** Empty where the feed gives none. */
  readonly guid: string;
  readonly title: string;
  /** HTML or plain text, as the feed has it. */
  readonly description: string;
  /** Unix seconds; null where there is no date that can be read. */
  readonly published: number | null;
  /** Address of the audio; null where there is none. */
  readonly enclosure: string | null;
  /** Address of the item's own cover. */
  readonly image: string | null;
  readonly season: number | null;
  readonly episode: number | null;
  readonly episodeType: 'full' | 'bonus' | 'trailer';
  readonly explicit: boolean;
}

/** A page of somebody else's feed. */
export interface Podcast {
  readonly title: string;
  /** Address of the show's cover. */
  readonly image: string | null;
  /** Address of the page with older items. */
  readonly next: string | null;
  /** In the order of the feed. */
  readonly items: readonly PodcastItem[];
}
