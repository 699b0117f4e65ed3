import { oneLineOfHtml } from '../platform/text/one-line.ts';
import { decodeFeed } from './decode-feed.ts';
import { secondsOf } from './feed-values.ts';
import type { PodcastChapter } from './podcast.ts';
import { UnreadableFeed } from './unreadable-feed.ts';

/** Chapters of one file. */
const mostChapters = 10_000;

/** A chapter in a JSON file. */
export type FileChapter = Pick<PodcastChapter, 'start' | 'title'>;

export interface ChaptersFile {
  readonly chapters: readonly FileChapter[];
  /** Number of chapters that could not be read. */
  readonly skipped: number;
}

/**
 * Reads the JSON file of `podcast:chapters`, without the chapters that are hidden from its table of contents. A start may
 * also be a text such as `73.5` or `1:13`. A chapter without a readable start is left out.
 * @throws UnreadableFeed for a file that is not in this format, has too many chapters, or none that can be read
 */
export function readChaptersFile(bytes: Uint8Array, contentType: string | null): ChaptersFile {
  const file = parsed(decodeFeed(bytes, contentType).text);
  if (!isRecord(file) || !Array.isArray(file.chapters))
    throw new UnreadableFeed('This file has no list of chapters.');
  const list: readonly unknown[] = file.chapters;
  if (list.length > mostChapters)
    throw new UnreadableFeed(`This file has more than ${mostChapters} chapters.`);
  const read = list.map(fileChapter);
  const skipped = read.filter((chapter) => chapter === null).length;
  if (skipped > 0 && skipped === list.length)
    throw new UnreadableFeed('No chapter of this file has a start in seconds.');
  return {
    chapters: read.flatMap((chapter) =>
      chapter?.isListed ? [{ start: chapter.start, title: chapter.title }] : [],
    ),
    skipped,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UnreadableFeed('This chapters file is not JSON.', { cause: error });
  }
}

/** Null for a chapter without a readable start. */
function fileChapter(chapter: unknown): (FileChapter & { isListed: boolean }) | null {
  if (!isRecord(chapter)) return null;
  const { startTime, title, toc } = chapter;
  const start = typeof startTime === 'string' ? secondsOf(startTime) : startTime;
  if (typeof start !== 'number' || !Number.isFinite(start) || start < 0) return null;
  const words = typeof title === 'string' || typeof title === 'number' ? oneLineOfHtml(String(title)) : '';
  return { start, title: words, isListed: toc !== false && toc !== 'false' };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
