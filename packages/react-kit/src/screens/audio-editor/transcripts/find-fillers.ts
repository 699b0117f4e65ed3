import type { TranscriptWord } from '@postkit/sdk/schema';
import { splitWords } from '@postkit/sdk/words';
import { normalWord } from '../../../data/transcripts/index.ts';

/** Filler words and phrases by language. */
const byLanguage: Readonly<Record<string, readonly string[]>> = {
  en: ['um', 'uh', 'uhm', 'erm', 'er', 'hmm', 'you know', 'I mean'],
  de: ['äh', 'ähm', 'öh', 'hm', 'sozusagen'],
  fr: ['euh', 'heu', 'ben', 'tu vois'],
  es: ['eh', 'em', 'este', 'o sea'],
  nl: ['eh', 'ehm', 'uh', 'zeg maar'],
};

/** The fillers of a language tag; English for an unknown one. */
export function defaultFillers(language: string): readonly string[] {
  return byLanguage[language.toLowerCase().split('-')[0] ?? ''] ?? byLanguage['en'] ?? [];
}

/** Places of fillers in heard words, as indexes of the first and the last word; longer phrases first. */
export function findFillers(
  words: readonly TranscriptWord[],
  fillers: readonly string[],
): [first: number, last: number][] {
  const phrases = fillers
    .map((filler) =>
      splitWords(filler)
        .map(normalWord)
        .filter((word) => word !== ''),
    )
    .filter((phrase) => phrase.length > 0)
    .toSorted((a, b) => b.length - a.length);
  const heard = words.flatMap(({ text, cut }, index) => (cut ? [] : [{ index, text: normalWord(text) }]));
  const found: [number, number][] = [];
  for (let at = 0; at < heard.length; at += 1) {
    const phrase = phrases.find((wanted) =>
      wanted.every((word, offset) => heard[at + offset]?.text === word),
    );
    const [first, last] = [heard[at]?.index, heard[at + (phrase?.length ?? 1) - 1]?.index];
    if (!phrase || first === undefined || last === undefined) continue;
    found.push([first, last]);
    at += phrase.length - 1;
  }
  return found;
}
