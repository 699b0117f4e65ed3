import type { PodcastItem } from '../../rss/index.ts';

const kept = [
  'audio',
  'alternates',
  'author',
  'block',
  'chapters',
  'inlineChapters',
  'keywords',
  'link',
  'persons',
  'soundbites',
  'transcripts',
] as const;

/** Contents of an item that have no column of their own. */
export type ItemDetails = Pick<PodcastItem, (typeof kept)[number]> & {
  /** Kinds of contents that the episode will lack. */
  readonly lost: readonly string[];
};

export function detailsOf(item: PodcastItem): ItemDetails {
  const fields = Object.fromEntries(kept.map((name) => [name, item[name]])) as Pick<PodcastItem, (typeof kept)[number]>;
  return { ...fields, lost: lostOf(item) };
}

/** The kinds of contents that the feed has for an item and an episode cannot keep. */
function lostOf(item: PodcastItem): string[] {
  const has: Readonly<Record<string, boolean>> = {
    chapters: item.chapters !== '' || item.inlineChapters.length > 0,
    transcripts: item.transcripts.length > 0,
    persons: item.persons.length > 0,
    soundbites: item.soundbites.length > 0,
    alternate_files: item.alternates.length > 0,
    keywords: item.keywords.length > 0,
    author: item.author !== '',
    link: item.link !== '',
    block: item.block,
  };
  const names = Object.keys(has).filter((name) => has[name]);
  return [...names, ...item.others.map((name) => name.replace('podcast:', ''))];
}
