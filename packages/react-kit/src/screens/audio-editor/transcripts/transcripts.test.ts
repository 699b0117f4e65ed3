import { describe, expect, it } from 'vitest';
import type { TranscriptWord } from '@postkit/sdk/schema';
import { findSilences } from '../../../data/transcripts/find-silences.ts';
import { findWords } from '../../../data/transcripts/find-words.ts';
import { cutOfWords, keptParts, removedMs, snapToFrames } from '../../../data/transcripts/kept-parts.ts';
import { defaultFillers, findFillers } from './find-fillers.ts';
import { nextHeard, paragraphsOf, wordAt } from './words/word-selection.ts';

/** Words of 300 ms with pauses of 100 ms; a minus marks a word that was cut out. */
function words(text: string): TranscriptWord[] {
  return text.split(' ').map((word, index) => {
    const cut = word.startsWith('-');
    const start = index * 400;
    return { start, end: cut ? start : start + 300, text: word.replace(/^-/, ''), speaker: null, cut };
  });
}
const frame = 1024 / 44.1;

describe('cutOfWords', () => {
  it('removes the words with half of the pause on both sides, so that no other word is touched', () => {
    expect(cutOfWords(words('one two three four'), 1, 2, 1600)).toEqual({ start: 360, end: 1160 });
  });

  it('keeps a long pause after the words, and ends with the audio', () => {
    const [one, two] = words('one two');
    if (!one || !two) throw new Error('There are no words.');
    expect(cutOfWords([one, { ...two, start: 2000, end: 2300 }], 0, 0, 9000)).toEqual({ start: 0, end: 340 });
    expect(cutOfWords(words('one two'), 1, 1, 720)).toEqual({ start: 360, end: 720 });
  });

  it('removes all of its words if captions overlap, whose words are not in the order of their times', () => {
    const at = (text: string, start: number): TranscriptWord => ({
      text,
      start,
      end: start + 900,
      speaker: null,
      cut: false,
    });
    const overlapping = [
      at('hello', 0),
      at('there', 1000),
      at('friend', 2000),
      at('this', 1500),
      at('is', 2400),
      at('it', 5000),
    ];
    expect(cutOfWords(overlapping, 2, 3, 9000)).toEqual({ start: 1500, end: 2900 });
    expect(cutOfWords(overlapping, 1, 4, 9000)).toEqual({ start: 960, end: 3340 });
    expect(cutOfWords(overlapping, 2, 2, 9000)).toEqual({ start: 1960, end: 2900 });
  });

  it('ignores words that were cut out before', () => {
    expect(cutOfWords(words('one -um two'), 2, 2, 1200).start).toBe(760);
  });
});

describe('keptParts', () => {
  it('keeps whole AAC frames, joins overlapping cuts, and drops crumbs', () => {
    const kept = keptParts(10_000, [
      { start: 1000, end: 2000 },
      { start: 1500, end: 3000 },
      { start: 3010, end: 4000 },
      { start: 9990, end: 10_000 },
    ]);
    expect(kept).toEqual([
      { start: 0, end: snapToFrames(1000) },
      { start: snapToFrames(4000), end: snapToFrames(9990) },
    ]);
    for (const { end } of kept ?? []) expect(end / frame).toBeCloseTo(Math.round(end / frame), 9);
    expect(removedMs(10_000, kept ?? [])).toBeCloseTo(
      10_000 - snapToFrames(1000) - snapToFrames(9990) + snapToFrames(4000),
      6,
    );
  });

  it('is null if nothing is left or nothing is removed', () => {
    expect(keptParts(1000, [{ start: 0, end: 1000 }])).toBeNull();
    expect(keptParts(1000, [{ start: 500, end: 504 }])).toBeNull();
  });
});

describe('findFillers', () => {
  it('finds words and phrases without case, accents and punctuation, and leaves cut words out', () => {
    expect(findFillers(words('Um, you KNOW, it -um is uh-huh'), defaultFillers('en-GB'))).toEqual([
      [0, 0],
      [1, 2],
    ]);
    expect(findFillers(words('Ähm das ist'), defaultFillers('de'))).toEqual([[0, 0]]);
    expect(findFillers(words('er war da'), ['', ' , '])).toEqual([]);
  });
});

describe('findSilences', () => {
  const peaks = (levels: readonly number[]) => ({ max: levels, min: levels.map((level) => -level) });
  const loud = (count: number) => Array.from({ length: count }, () => 100);
  const quiet = (count: number) => Array.from({ length: count }, () => 1);

  it('finds pauses of a length, without their margins', () => {
    const levels = peaks([...loud(50), ...quiet(50), ...loud(50), ...quiet(30), ...loud(10), ...quiet(40)]);
    expect(findSilences(levels, 700)).toEqual([
      { start: 1150, end: 1850 },
      { start: 3950, end: 4450 },
    ]);
    expect(findSilences(levels, 600)).toHaveLength(3);
  });

  it('finds the silence in soft audio, and none in a steady hum', () => {
    expect(findSilences(peaks([...Array.from({ length: 50 }, () => 20), ...quiet(50)]), 700)).toHaveLength(1);
    expect(findSilences(peaks(Array.from({ length: 100 }, () => 20)), 700)).toEqual([]);
  });
});

describe('findWords', () => {
  it('finds a phrase whose last word is unfinished, across words that were cut out', () => {
    expect(findWords(words('Der Hafen, -um brüllt. Der Hafen'), 'hafen bru')).toEqual([[1, 3]]);
    expect(findWords(words('the ferry the ferry'), 'Ferry')).toEqual([
      [1, 1],
      [3, 3],
    ]);
    expect(findWords(words('one'), ' , ')).toEqual([]);
  });
});

describe('word selection', () => {
  it('steps over words that were cut out, and stops at the ends', () => {
    const some = words('one -um two');
    expect([
      nextHeard(some, 0, 1),
      nextHeard(some, 2, -1),
      nextHeard(some, 2, 1),
      nextHeard(some, -1, 1),
    ]).toEqual([2, 0, 2, 0]);
  });

  it('finds the word at a moment', () => {
    const some = words('one -um two');
    expect([0, 350, 500, 800, 9999].map((ms) => wordAt(some, ms))).toEqual([0, 0, 0, 2, 2]);
    expect(wordAt(some, -1)).toBe(-1);
    // Captions that overlap.
    const mixed = [some[0], { ...some[2], start: 2000 }, { ...some[2], start: 1000 }].flatMap((word) =>
      word?.text ? [{ ...word, cut: false } as TranscriptWord] : [],
    );
    expect([500, 1500, 2500].map((ms) => wordAt(mixed, ms))).toEqual([0, 2, 2]);
  });

  it('starts a paragraph with a speaker, after a pause, and at the end of a long one', () => {
    const [a, b, c] = words('a b c');
    if (!a || !b || !c) throw new Error('There are no words.');
    const turns = [
      { ...a, speaker: 0 },
      { ...b, speaker: 1 },
      { ...c, speaker: 1, start: 9000, end: 9100 },
    ];
    expect(paragraphsOf(turns).map(({ first, last, isNewSpeaker }) => [first, last, isNewSpeaker])).toEqual([
      [0, 0, true],
      [1, 1, true],
      [2, 2, false],
    ]);
    const long = words(
      Array.from({ length: 130 }, (_, index) => (index % 10 === 9 ? 'end.' : 'word')).join(' '),
    );
    expect(paragraphsOf(long).map(({ first }) => first)).toEqual([0, 60, 120]);
  });
});
