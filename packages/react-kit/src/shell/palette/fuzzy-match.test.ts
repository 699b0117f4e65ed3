import { describe, expect, it } from 'vitest';
import { fuzzyScore } from './fuzzy-match.ts';

const best = (search: string, texts: readonly string[]) =>
  texts
    .map((text) => ({ text, score: fuzzyScore(text, search) }))
    .filter(({ score }) => score !== null)
    .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))
    .map(({ text }) => text);

describe('fuzzyScore', () => {
  it('puts the start of the text before the start of a word, and that before its inside', () => {
    expect(best('tide', ['Eventide', 'The Morning Tide', 'Tide Table'])).toEqual([
      'Tide Table',
      'The Morning Tide',
      'Eventide',
    ]);
  });

  it('finds letters in order from the start of a word, but not far apart', () => {
    expect(best('anltcs', ['Analytics', 'Audio'])).toEqual(['Analytics']);
    expect(best('mt', ['The morning and everything after it'])).toEqual([]);
    expect(best('nal', ['Final'])).toEqual(['Final']);
    expect(best('nls', ['Finals'])).toEqual([]);
  });

  it('needs every word, in any order, without regard to case, accents and punctuation', () => {
    expect(best('TIDE morning', ['The Morning Tide', 'Morning News'])).toEqual(['The Morning Tide']);
    expect(best('cafe', ['Café: live'])).toEqual(['Café: live']);
  });

  it('puts the shorter of two equal matches first', () => {
    expect(best('new', ['Newsroom at noon', 'News'])).toEqual(['News', 'Newsroom at noon']);
  });
});
