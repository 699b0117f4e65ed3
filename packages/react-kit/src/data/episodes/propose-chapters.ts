import type { Chapters } from './chapter-lines.ts';

/** A piece of an episode, in playing order. */
export interface ChapterPiece {
  title: string;
  /** Artist or speaker; empty for none. */
  artist: string;
  durationMs: number;
  /** Whether it has no chapter of its own, such as an advert. */
  isUnlisted: boolean;
}

/** Shorter pieces, such as jingles, belong to the chapter before them. */
const shortestMs = 10_000;
const longestTitle = 200;

/**
 * Chapters of the pieces of an episode: one per piece with title and artist, where neighbours with the same share one.
 * @param introMs length of the audio before the first piece
 */
export function proposeChapters(pieces: readonly ChapterPiece[], introMs: number): Chapters {
  const chapters: Chapters = [];
  let at = introMs;
  for (const { title, artist, durationMs, isUnlisted } of pieces) {
    const text = title === '' || artist === '' ? title : `${title} – ${artist}`;
    const name = text.replaceAll(/\s+/g, ' ').trim().slice(0, longestTitle);
    const last = chapters.at(-1);
    const isOwn = !isUnlisted && name !== '' && durationMs >= shortestMs && last?.title !== name;
    // Whole seconds, as players show them.
    if (isOwn) chapters.push({ start: chapters.length === 0 ? 0 : Math.round(at / 1000), title: name });
    at += durationMs;
  }
  return chapters;
}
