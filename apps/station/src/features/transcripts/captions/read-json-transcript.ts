import { z } from 'zod';
import { CaptionError, type CaptionFile, type CaptionWord, checkTimes, spreadWords } from './caption.ts';

const seconds = z.number().min(0);
const speaker = z.union([z.string(), z.int()]).nullish();
const word = z.object({ start: seconds, end: seconds, word: z.string().optional(), text: z.string().optional(), speaker });
const segment = z.object({
  start: seconds.optional(),
  end: seconds.optional(),
  startTime: seconds.optional(),
  endTime: seconds.optional(),
  text: z.string().optional(),
  body: z.string().optional(),
  speaker,
  words: z.array(word).optional(),
});

/** Of a speech service (`verbose_json`), or of the podcast namespace (`segments` with `startTime` and `body`). */
const file = z.object({ language: z.string().max(35).optional(), words: z.array(word).optional(), segments: z.array(segment).optional() });

/** @throws CaptionError */
export function readJsonTranscript(text: string): CaptionFile {
  const read = file.safeParse(parse(text));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new CaptionError(`The JSON has no words or segments with times: ${issue?.path.join('.') || 'it'} is not as expected.`);
  }
  const { words, segments = [], language = '' } = read.data;
  const timed = words ?? (segments.every((one) => one.words) ? segments.flatMap(ownWords) : undefined);
  if (timed && timed.length > 0)
    return { words: timed.flatMap((one, index) => readWord(one, index)), timing: 'words', language: tag(language) };
  return { words: segments.flatMap(readSegment), timing: 'captions', language: tag(language) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CaptionError('The file is not JSON.', { cause: error });
  }
}

function ownWords({ words = [], speaker: own }: z.output<typeof segment>) {
  return words.map((one) => ({ ...one, speaker: one.speaker ?? own }));
}

function readWord({ start, end, word: spoken, text = spoken ?? '', speaker: own }: z.output<typeof word>, index: number): CaptionWord[] {
  checkTimes(start, end, `Word ${index + 1}`);
  // A service may return a few words as one.
  return spreadWords({ start: start * 1000, end: end * 1000, text, speaker: label(own) });
}

function readSegment(one: z.output<typeof segment>, index: number): CaptionWord[] {
  const start = one.start ?? one.startTime;
  const end = one.end ?? one.endTime;
  if (start === undefined || end === undefined) throw new CaptionError(`Segment ${index + 1} has no start and end.`);
  checkTimes(start, end, `Segment ${index + 1}`);
  return spreadWords({ start: start * 1000, end: end * 1000, text: one.text ?? one.body ?? '', speaker: label(one.speaker) });
}

function label(own: string | number | null | undefined): string | null {
  if (own === null || own === undefined || own === '') return null;
  return typeof own === 'number' ? `Speaker ${own + 1}` : own.slice(0, 100);
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
