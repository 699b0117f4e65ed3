import { describe, expect, it } from 'vitest';
import { proposeChapters } from './propose-chapters.ts';

const piece = (title: string, seconds: number, more: { artist?: string; isUnlisted?: boolean } = {}) => ({
  title,
  artist: '',
  durationMs: seconds * 1000,
  isUnlisted: false,
  ...more,
});

describe('proposeChapters', () => {
  it('starts a chapter with each piece, the first at the beginning, after the intro', () => {
    expect(proposeChapters([piece('News', 90.4), piece('Talk', 300)], 5000)).toEqual([
      { start: 0, title: 'News' },
      { start: 95, title: 'Talk' },
    ]);
  });

  it('joins neighbours with one title, and leaves jingles and empty titles out', () => {
    const pieces = [
      piece('Jingle', 4),
      piece('Talk', 60),
      piece('  Talk ', 60),
      piece('Sweeper', 5),
      piece('', 30),
      piece('Music', 20),
    ];
    expect(proposeChapters(pieces, 0)).toEqual([
      { start: 0, title: 'Talk' },
      { start: 159, title: 'Music' },
    ]);
    expect(proposeChapters([], 0)).toEqual([]);
  });

  it('names the artist of a cart, and gives adverts to the chapter before them', () => {
    const pieces = [
      piece('Brenner Bakery 30', 30, { isUnlisted: true }),
      piece('Glasshouse', 200, { artist: 'Nova Corridor' }),
      piece('Glasshouse', 200, { artist: 'Ottilie Marsh' }),
      piece('Harbour Savings 25', 25, { isUnlisted: true }),
      piece('Midday with Rosa 12:10', 60),
    ];
    expect(proposeChapters(pieces, 0)).toEqual([
      { start: 0, title: 'Glasshouse – Nova Corridor' },
      { start: 230, title: 'Glasshouse – Ottilie Marsh' },
      { start: 455, title: 'Midday with Rosa 12:10' },
    ]);
  });

  it('takes pieces of ten seconds or more, and titles of one line and at most 200 characters', () => {
    expect(proposeChapters([piece('News', 10), piece('Talk', 9.999), piece('Two\n lines', 60)], 0)).toEqual([
      { start: 0, title: 'News' },
      { start: 20, title: 'Two lines' },
    ]);
    expect(proposeChapters([piece('a'.repeat(201), 60)], 0)[0]?.title).toHaveLength(200);
  });
});
