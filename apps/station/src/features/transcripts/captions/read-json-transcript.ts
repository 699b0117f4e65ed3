import { z } from 'zod';
import { isSpaced } from '@postkit/sdk/words';
import {
  CaptionError,
  type CaptionFile,
  type CaptionWord,
  checkTimes,
  speakerLabel,
  spreadWords,
} from './caption.ts';
import { startsCaption } from './captions-of-words.ts';
import { readClock } from './time-line.ts';
import { wordsInOrder, type WordsOfCaption } from './words-in-order.ts';

/** Some programs write numbers as texts, or times such as `00:01:02.500`. */
const seconds = z.union([
  z.number(),
  z
    .string()
    .regex(/^\s*\d{1,9}(?:\.\d{1,9})?\s*$/)
    .transform(Number),
  z.string().transform((text, context) => {
    const milliseconds = readClock(text.trim());
    if (milliseconds !== null) return milliseconds / 1000;
    context.addIssue('Not a time.');
    return z.NEVER;
  }),
]);
const speaker = z.union([z.string(), z.int()]).nullish().catch(null);
const word = z.object({
  start: seconds,
  end: seconds,
  word: z.string().optional(),
  text: z.string().optional(),
  speaker,
});
const segment = z.object({
  start: seconds.optional(),
  end: seconds.optional(),
  startTime: seconds.optional(),
  endTime: seconds.optional(),
  text: z.string().optional(),
  body: z.string().optional(),
  speaker,
  words: z.array(z.unknown()).nullish(),
});

/** Of a speech service (`verbose_json`), or of the podcast namespace (`segments` with `startTime` and `body`). */
const file = z.object({
  language: z.string().max(35).nullish().catch(null),
  words: z.array(z.unknown()).nullish(),
  segments: z.array(z.unknown()).nullish(),
});

/** Reads JSON, also a list of segments alone. A word or segment that cannot be read is left out and named in `problems`. @throws CaptionError */
export function readJsonTranscript(text: string): CaptionFile {
  const whole = parse(text);
  const read = file.safeParse(Array.isArray(whole) ? { segments: whole } : whole);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new CaptionError(
      `The JSON has no words or segments with times: ${issue?.path.join('.') || 'it'} is not as expected.`,
    );
  }
  const problems: string[] = [];
  const language = tag(read.data.language ?? '');
  const words = readWords(read.data.words ?? [], 'words', problems);
  if (words.length > 0) return { words: wordsInOrder(turnsOf(words)), timing: 'words', language, problems };
  const list = read.data.segments ?? [];
  const segments = list.flatMap((one, index) => readSegment(one, { index, next: list[index + 1] }, problems));
  const timing = segments.every(({ isTimed }) => isTimed) ? 'words' : 'captions';
  return { words: wordsInOrder(segments), timing, language, problems };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CaptionError('The file is not JSON.', { cause: error });
  }
}

/** Runs a reader, and notes why it cannot read something. */
function attempt<Result>(problems: string[], call: () => Result): Result | null {
  try {
    return call();
  } catch (error) {
    if (!(error instanceof CaptionError)) throw error;
    problems.push(error.message);
    return null;
  }
}

function shaped<Schema extends z.ZodType>(schema: Schema, value: unknown, path: string): z.output<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new CaptionError(`${[path, ...(read.error.issues[0]?.path ?? [])].join('.')} is not as expected.`);
}

/** @param own the speaker of words that name none */
function readWords(
  words: readonly unknown[],
  path: string,
  problems: string[],
  own: string | null = null,
): CaptionWord[] {
  return withOwnSpaces(
    words.flatMap(
      (one, index) =>
        attempt(problems, () => readWord(shaped(word, one, `${path}.${index}`), index, own)) ?? [],
    ),
  );
}

/** Services write spaces before or behind words. Words keep those that `isSpaced` would not put there. */
function withOwnSpaces(words: readonly CaptionWord[]): CaptionWord[] {
  return words.map((one, index) => {
    const [text, next] = [one.text.trim(), words[index + 1]?.text];
    const isKept =
      next !== undefined && (/\s$/u.test(one.text) || /^\s/u.test(next)) && !isSpaced(text, next.trim());
    return { ...one, text: isKept ? `${text} ` : text };
  });
}

function readWord(one: z.output<typeof word>, index: number, own: string | null): CaptionWord[] {
  const { start, end, word: spoken, text = spoken ?? '' } = one;
  checkTimes(start, end, `Word ${index + 1}`);
  // A service may return a few words as one.
  const words = spreadWords({
    start: start * 1000,
    end: end * 1000,
    text,
    speaker: label(one.speaker) ?? own,
  });
  const space = (pattern: RegExp): string => (pattern.test(text) ? ' ' : '');
  return words.map((spread, n) => {
    const [before, behind] = [n === 0 ? space(/^\s/u) : '', n === words.length - 1 ? space(/\s$/u) : ''];
    return { ...spread, text: before + spread.text + behind };
  });
}

type ReadSegment = WordsOfCaption & { readonly isTimed: boolean };

/** @param next the segment behind it, whose start ends one without an end */
function readSegment(
  value: unknown,
  { index, next }: { index: number; next: unknown },
  problems: string[],
): ReadSegment[] {
  const read = attempt(problems, () => {
    const one = shaped(segment, value, `segments.${index}`);
    const own = label(one.speaker);
    const timed = readWords(one.words ?? [], `segments.${index}.words`, problems, own);
    if (timed.length > 0) return { ...spanOf(timed), words: timed, isTimed: true };
    const following = segment.safeParse(next).data;
    const start = one.start ?? one.startTime;
    const end = one.end ?? one.endTime ?? following?.start ?? following?.startTime;
    if (start === undefined || end === undefined)
      throw new CaptionError(`Segment ${index + 1} has no start and end.`);
    checkTimes(start, end, `Segment ${index + 1}`);
    const caption = { start: start * 1000, end: end * 1000, text: one.text ?? one.body ?? '', speaker: own };
    return { start: caption.start, end: caption.end, words: spreadWords(caption), isTimed: false };
  });
  return read && read.words.length > 0 ? [read] : [];
}

/** Words in the order of their file as captions: another one starts where a word is earlier than the one before it. */
function turnsOf(words: readonly CaptionWord[]): WordsOfCaption[] {
  const turns: CaptionWord[][] = [];
  for (const [index, one] of words.entries()) {
    const before = words[index - 1];
    if (!before || one.start < before.start || startsCaption(one, before)) turns.push([one]);
    else turns.at(-1)?.push(one);
  }
  return turns.map((own) => ({ ...spanOf(own), words: own }));
}

function spanOf(words: readonly CaptionWord[]): { start: number; end: number } {
  const [first] = words;
  const start = words.reduce((least, one) => Math.min(least, one.start), first?.start ?? 0);
  return { start, end: words.reduce((most, one) => Math.max(most, one.end), start) };
}

function label(own: string | number | null | undefined): string | null {
  if (own === null || own === undefined || own === '') return null;
  return typeof own === 'number' ? `Speaker ${own + 1}` : speakerLabel(own);
}

/** A language as a tag: services say `english` or `en`. */
function tag(language: string): string {
  if (/^[a-z]{2,3}(?:-[a-z\d]+)*$/i.test(language)) return language;
  return names[language.toLowerCase()] ?? '';
}

const names: Readonly<Record<string, string>> = {
  english: 'en',
  german: 'de',
  french: 'fr',
  spanish: 'es',
  italian: 'it',
  portuguese: 'pt',
  dutch: 'nl',
  danish: 'da',
  norwegian: 'no',
  swedish: 'sv',
  finnish: 'fi',
  polish: 'pl',
  turkish: 'tr',
  russian: 'ru',
  ukrainian: 'uk',
  japanese: 'ja',
  chinese: 'zh',
  korean: 'ko',
  arabic: 'ar',
};
