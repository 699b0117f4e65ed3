import { decodeFeed } from './decode-feed.ts';
import type { PodcastChapter } from './podcast.ts';
import { UnreadableFeed } from './unreadable-feed.ts';

/** Chapters of one file. */
const mostChapters = 10_000;

/** A chapter in a JSON file. */
export type FileChapter = Pick<PodcastChapter, 'start' | 'title'>;

/**
 * Reads the JSON file of `podcast:chapters`, without the chapters that are hidden from its table of contents.
 * @throws UnreadableFeed for a file that is not in this format, or has too many chapters
 */
export function readChaptersFile(bytes: Uint8Array, contentType: string | null): FileChapter[] {
  const file = parsed(decodeFeed(bytes, contentType).text);
  if (!isRecord(file) || !Array.isArray(file.chapters)) throw new UnreadableFeed('This file has no list of chapters.');
  if (file.chapters.length > mostChapters) throw new UnreadableFeed(`This file has more than ${mostChapters} chapters.`);
  return file.chapters.flatMap((chapter: unknown) => fileChapter(chapter) ?? []);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UnreadableFeed('This chapters file is not JSON.', { cause: error });
  }
}

/** Undefined for a hidden chapter. */
function fileChapter(chapter: unknown): FileChapter | undefined {
  if (!isRecord(chapter)) throw new UnreadableFeed('This file has a chapter that is not an object.');
  const { startTime, title = '', toc = true } = chapter;
  const isTime = typeof startTime === 'number' && Number.isFinite(startTime) && startTime >= 0;
  if (!isTime) throw new UnreadableFeed('This file has a chapter without a start in seconds.');
  if (typeof title !== 'string' || typeof toc !== 'boolean') {
    throw new UnreadableFeed('This file has a chapter whose `title` is not a text or whose `toc` is not true or false.');
  }
  return toc ? { start: startTime, title } : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
