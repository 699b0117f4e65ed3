import type { TranscriptWord } from '@postkit/sdk/schema';

/** A stretch of audio in milliseconds. */
export interface MsRange {
  start: number;
  end: number;
}

/** The station cuts between AAC frames of 1024 samples at 44.1 kHz. */
const frameMs = 1024 / 44.1;
/** Shorter parts between two cuts would only be a click. */
const shortestPartMs = 60;
/** Silence that stays before a word, and after one that a long pause follows. */
const marginMs = 40;
/** A longer pause after cut words stays. */
const longestPauseMs = 600;

export function snapToFrames(ms: number): number {
  return Math.round(ms / frameMs) * frameMs;
}

/** The stretch to remove for words from `first` to `last`: with the short pause after them, so that the rest keeps its rhythm. */
export function cutOfWords(
  words: readonly TranscriptWord[],
  first: number,
  last: number,
  durationMs: number,
): MsRange {
  const heard = (from: number, step: 1 | -1): TranscriptWord | undefined => {
    let index = from;
    while (words[index]?.cut) index += step;
    return words[index];
  };
  // Words of captions that overlap are not in the order of their times.
  const chosen = words.slice(first, last + 1);
  const start = chosen.reduce((least, word) => Math.min(least, word.start), chosen[0]?.start ?? 0);
  const end = chosen.reduce((most, word) => Math.max(most, word.end), start);
  const before = heard(first - 1, -1);
  const after = heard(last + 1, 1);
  const from = before
    ? start - Math.min(marginMs, Math.max(0, (start - before.end) / 2))
    : Math.max(0, start - marginMs);
  if (!after) return { start: from, end: Math.min(durationMs, end + marginMs) };
  const isMixed =
    chosen.some((word, index) => word.start < (chosen[index - 1]?.start ?? 0)) || after.start < start;
  const next = isMixed ? Math.max(end, after.start) : after.start;
  const pause = Math.max(0, next - end);
  const to = pause > longestPauseMs ? end + marginMs : next - Math.min(marginMs, pause / 2);
  return { start: from, end: Math.max(from, to) };
}

/** The rest of audio without these stretches: whole frames, in order. Null if nothing is left, or nothing is removed. */
export function keptParts(durationMs: number, removed: readonly MsRange[]): MsRange[] | null {
  const cuts = removed
    .map(({ start, end }) => ({
      start: Math.max(0, snapToFrames(start)),
      end: Math.min(durationMs, snapToFrames(end)),
    }))
    .filter(({ start, end }) => end > start)
    .toSorted((a, b) => a.start - b.start);
  if (cuts.length === 0) return null;
  const kept: MsRange[] = [];
  let at = 0;
  for (const cut of cuts) {
    if (cut.start - at >= shortestPartMs) kept.push({ start: at, end: cut.start });
    at = Math.max(at, cut.end);
  }
  if (durationMs - at >= shortestPartMs) kept.push({ start: at, end: durationMs });
  return kept.length > 0 ? kept : null;
}

/** Milliseconds that a cut removes. */
export function removedMs(durationMs: number, kept: readonly MsRange[]): number {
  return durationMs - kept.reduce((sum, { start, end }) => sum + end - start, 0);
}
