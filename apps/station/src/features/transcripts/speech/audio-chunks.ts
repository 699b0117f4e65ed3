import { framesToMs, type EpisodePart } from '../../../audio/index.ts';
import type { CaptionWord } from '../captions/caption.ts';

/** A stretch of an event to transcribe at once; milliseconds. */
export interface AudioChunk {
  /** Words whose middle is here belong to the chunk. */
  readonly from: number;
  readonly to: number;
  /** Where its audio starts: a little earlier, so that no word is torn. */
  readonly audioFrom: number;
  readonly parts: readonly EpisodePart[];
}

/** Services take files of about ten minutes best, and progress is shown by chunks. */
const chunkMs = 600_000;
const overlapMs = 3000;

export function audioChunks(parts: readonly EpisodePart[], longest = chunkMs): AudioChunk[] {
  const length = parts.reduce((sum, part) => sum + lengthOf(part), 0);
  const count = Math.max(1, Math.ceil(length / longest));
  return Array.from({ length: count }, (_, index) => {
    const from = index * longest;
    const to = Math.min(length, from + longest);
    const audioFrom = Math.max(0, from - overlapMs);
    return { from, to, audioFrom, parts: partsWithin(parts, audioFrom, Math.min(length, to + overlapMs)) };
  });
}

/** Words of a chunk as words of the event. */
export function wordsOfChunk(
  { from, to, audioFrom }: AudioChunk,
  words: readonly CaptionWord[],
): CaptionWord[] {
  return words.flatMap((word) => {
    const middle = (word.start + word.end) / 2 + audioFrom;
    if (middle < from || middle >= to) return [];
    return [{ ...word, start: Math.round(word.start + audioFrom), end: Math.round(word.end + audioFrom) }];
  });
}

function lengthOf({ segments, trim_start_ms = 0, trim_end_ms = 0 }: EpisodePart): number {
  const frames = segments.reduce((sum, segment) => sum + segment.frames, 0);
  return Math.max(0, framesToMs(frames) - trim_start_ms - trim_end_ms);
}

function partsWithin(parts: readonly EpisodePart[], from: number, to: number): EpisodePart[] {
  let at = 0;
  return parts.flatMap((part) => {
    const start = at;
    at += lengthOf(part);
    if (at <= from || start >= to) return [];
    const { segments, trim_start_ms = 0, trim_end_ms = 0 } = part;
    return [
      {
        segments,
        trim_start_ms: trim_start_ms + Math.max(0, from - start),
        trim_end_ms: trim_end_ms + Math.max(0, at - to),
      },
    ];
  });
}
