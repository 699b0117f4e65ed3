import type { EpisodeInput } from '@postkit/sdk/schema';
import type { PodcastChapter } from '../../rss/index.ts';
import type { ItemDetails } from './item-details.ts';

/** Chapters of an episode, and characters of a title. */
const mostChapters = 500;
const longestTitle = 200;

/** The chapters of an episode, and a fault of them as a sentence without a full stop; empty for none. */
export interface ItemChapters {
  readonly chapters: NonNullable<EpisodeInput['chapter_markers']>;
  readonly warning: string;
}

type Sources = Pick<ItemDetails, 'chapters' | 'inlineChapters' | 'skippedChapters'>;
type Chapters = readonly Pick<PodcastChapter, 'start' | 'title'>[];

/**
 * The chapters of an item: those of its file, or those in the feed if the file has none or cannot be read. They are never
 * mixed.
 * @param readFile reads the file at an address
 * @throws the error of `readFile` if the feed has no other chapters
 */
export async function chaptersOfItem(
  { chapters: address, inlineChapters, skippedChapters = 0 }: Sources,
  readFile: (address: string) => Promise<{ chapters: Chapters; skipped: number }>,
): Promise<ItemChapters> {
  const inline = { chapters: inlineChapters, skipped: skippedChapters };
  if (address === '') return itemChapters(inline);
  if (inlineChapters.length === 0) return itemChapters(await readFile(address));
  const file = await readFile(address).catch(() => null);
  if (file && file.chapters.length > 0) return itemChapters(file);
  return itemChapters(
    inline,
    file ? '' : 'Its chapters file could not be read. The chapters in the feed are used instead',
  );
}

function itemChapters(
  { chapters, skipped }: { chapters: Chapters; skipped: number },
  fault = '',
): ItemChapters {
  const inOrder = chapters.toSorted((a, b) => a.start - b.start);
  const kept = inOrder
    .slice(0, mostChapters)
    .map(({ start, title }) => ({ start, title: title.slice(0, longestTitle) }));
  const faults = [
    fault,
    skipped === 0 ? '' : `${skipped} of its ${chapters.length + skipped} chapters could not be read`,
    kept.length === chapters.length ? '' : `Its chapters after the ${mostChapters}th are left out`,
  ];
  return { chapters: kept, warning: faults.filter((text) => text !== '').join('. ') };
}
