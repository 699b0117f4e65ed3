/** A word with its times in milliseconds. */
export interface CaptionWord {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly speaker: string | null;
}

/** The words of a file, and whether each has its own times. */
export interface CaptionFile {
  readonly words: readonly CaptionWord[];
  readonly timing: 'words' | 'captions';
  /** Language tag that the file states; empty if none. */
  readonly language: string;
}

/** A line of text that is shown from one time to another. */
export interface Caption {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly speaker: string | null;
}

/** A file cannot be read; the message says where and why. */
export class CaptionError extends Error {
  override readonly name = 'CaptionError';
}

/** Limits of a file, so that no file holds the station. */
export const mostWords = 200_000;
const longestMs = 24 * 3_600_000;
const longestWord = 200;

/** @throws CaptionError at a wrong time */
export function checkTimes(start: number, end: number, place: string): void {
  if (!Number.isFinite(start) || !Number.isFinite(end) || start < 0) throw new CaptionError(`${place}: the time is not a number.`);
  if (end < start) throw new CaptionError(`${place}: it ends before it starts.`);
  if (end > longestMs) throw new CaptionError(`${place}: the time is later than 24 hours.`);
}

/** Places the words of a caption in its time by their lengths. */
export function spreadWords({ start, end, text, speaker }: Caption): CaptionWord[] {
  const tokens = text.split(/\s+/u).filter((token) => token !== '');
  const weights = tokens.map((token) => token.length + 2);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let at = start;
  return tokens.map((token, index) => {
    const from = at;
    at += ((end - start) * (weights[index] ?? 0)) / total;
    return { start: Math.round(from), end: Math.round(at), text: token.slice(0, longestWord), speaker };
  });
}
