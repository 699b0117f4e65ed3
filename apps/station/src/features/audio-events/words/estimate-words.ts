import { endsSentence, splitWords } from '@postkit/sdk/words';
import type { SpokenWord } from './spoken-word.ts';

/** Milliseconds of a calm reading. */
const perWord = 110;
const perLetter = 55;
const sentencePause = 420;
const pauses: readonly [RegExp, number][] = [
  [/[:;–—：；]\s*$/, 260],
  [/[,،，、]\s*$/, 180],
];

/**
 * Times for the words of a text without times: by their lengths, with pauses after punctuation.
 * @param lengthMs length of the audio
 * @param pace `fill` spreads the text over the audio; `natural` reads it from the start, faster only if it does not fit
 */
export function estimateWords(
  text: string,
  lengthMs: number,
  pace: 'fill' | 'natural' = 'fill',
): SpokenWord[] {
  const read = splitWords(text).map((token) => {
    const [, shorter = 30] = pauses.find(([ending]) => ending.test(token)) ?? [];
    const pause = endsSentence(token) ? sentencePause : shorter;
    return { token, spoken: perWord + perLetter * token.length, pause };
  });
  const total = read.reduce((sum, { spoken, pause }) => sum + spoken + pause, 0);
  const isLong = total > lengthMs;
  const scale = total === 0 || (pace === 'natural' && !isLong) ? 1 : lengthMs / total;
  let at = 0;
  return read.map(({ token, spoken, pause }) => {
    const start = Math.round(at);
    const end = Math.round(at + spoken * scale);
    at += (spoken + pause) * scale;
    return { start, end, text: token, speaker: null };
  });
}
