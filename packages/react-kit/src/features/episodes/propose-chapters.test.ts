import { describe, expect, it } from 'vitest';
import { proposeChapters } from './propose-chapters.ts';

const piece = (title: string, seconds: number) => ({ title, durationMs: seconds * 1000 });

describe('proposeChapters', () => {
  it('starts a chapter with each piece, the first at the beginning, after the intro', () => {
    expect(proposeChapters([piece('News', 90.4), piece('Talk', 300)], 5000)).toEqual([
      { start: 0, title: 'News' },
      { start: 95, title: 'Talk' },
    ]);
  });

  it('joins neighbours with one title, and leaves jingles and empty titles out', () => {
    const pieces = [piece('Jingle', 4), piece('Talk', 60), piece('  Talk ', 60), piece('Sweeper', 5), piece('', 30), piece('Music', 20)];
    expect(proposeChapters(pieces, 0)).toEqual([
      { start: 0, title: 'Talk' },
      { start: 159, title: 'Music' },
    ]);
    expect(proposeChapters([], 0)).toEqual([]);
  });
});
