import { splitWords, withoutWraps } from '@postkit/sdk/words';
import { oneLine } from '../../../platform/text/one-line.ts';

/** A word with its times in milliseconds. */
export interface CaptionWord {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly speaker: string | null;
  /** Number of its caption, if that overlaps another one: the words of a number are read together. */
  readonly caption?: number;
}

/** The words of a file, and whether each has its own times. */
export interface CaptionFile {
  readonly words: readonly CaptionWord[];
  readonly timing: 'words' | 'captions';
  /** Language tag that the file states; empty if none. */
  readonly language: string;
  /** Assumptions about the file, and why captions were left out, in sentences. */
  readonly problems: readonly string[];
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
const longestSpeaker = 100;

/** @throws CaptionError at a wrong time */
export function checkTimes(start: number, end: number, place: string): void {
  if (!Number.isFinite(start) || !Number.isFinite(end))
    throw new CaptionError(`${place}: the time is not a number.`);
  if (start < 0) throw new CaptionError(`${place}: it starts before the audio.`);
  if (end < start) throw new CaptionError(`${place}: it ends before it starts.`);
  if (end > longestMs) throw new CaptionError(`${place}: the time is later than 24 hours.`);
}

/** A name of a speaker from a file as a label: one line; null if nothing is left. */
export function speakerLabel(name: string): string | null {
  return oneLine(name).slice(0, longestSpeaker).trim() || null;
}

/** Places the words of a caption in its time by their lengths. */
export function spreadWords({ start, end, text, speaker }: Caption): CaptionWord[] {
  const tokens = splitWords(oneLine(withoutWraps(text)));
  const weights = tokens.map((token) => token.length + 2);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let at = start;
  return tokens.map((token, index) => {
    const from = at;
    at += ((end - start) * (weights[index] ?? 0)) / total;
    return { start: Math.round(from), end: Math.round(at), text: token.slice(0, longestWord), speaker };
  });
}
