import type { EpisodePodcast } from '@postkit/sdk/schema';
import type { PodcastItem } from '../../rss/index.ts';
import { episodeFields } from './podcast-fields.ts';

/** Contents of an item that have no column of their own. */
export interface ItemDetails extends Pick<PodcastItem, 'chapters' | 'inlineChapters' | 'transcripts'> {
  /** See PodcastItem; absent in rows of older versions. */
  readonly skippedChapters?: number;
  /** Media type of its audio as the feed has it, empty for none; absent in rows of older versions. */
  readonly audioType?: string;
  /** Fields of the episode that only podcast apps read. */
  readonly podcast: EpisodePodcast;
  /** Kinds of contents that the episode will lack. */
  readonly lost: readonly string[];
}

/** @param site web page of the podcast */
export function detailsOf(item: PodcastItem, site: string): ItemDetails {
  const { chapters, inlineChapters, skippedChapters, transcripts } = item;
  const { fields, lost } = episodeFields(item, site);
  return {
    chapters,
    inlineChapters,
    skippedChapters,
    transcripts,
    audioType: item.audio?.type ?? '',
    podcast: fields,
    lost: [...lost, ...lostOf(item)],
  };
}

/** The details in a row; null in rows of older versions. */
export function readDetails({ details }: { readonly details: string }): ItemDetails | null {
  return details === '{}' ? null : (JSON.parse(details) as ItemDetails);
}

/** The kinds of contents that the feed has for an item and an episode cannot keep. */
function lostOf(item: PodcastItem): string[] {
  const has: Readonly<Record<string, boolean>> = {
    chapter_links: item.inlineChapters.some(({ link, image }) => link !== '' || image !== ''),
    description: item.description.length > longestDescription,
  };
  const names = Object.keys(has).filter((name) => has[name]);
  return [...names, ...item.others];
}

/** Characters of an episode's description. */
export const longestDescription = 150_000;
