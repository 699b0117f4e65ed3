import { describe, expect, it } from 'vitest';
import { choosePieces } from './choose-pieces.ts';

const piece = (category: string, duration: number) => ({ category, duration });

describe('choosePieces', () => {
  it('takes the first pieces of the categories until they are a minute long', () => {
    const pieces = [piece('News', 40), piece('Gold', 200), piece('Caller', 30), piece('News', 20)];
    expect(choosePieces(pieces, ['News', 'Caller'])).toEqual([pieces[0], pieces[2]]);
  });

  it('takes all that there are of the categories, also if they are short', () => {
    expect(choosePieces([piece('News', 10), piece('Gold', 90)], ['News'])).toEqual([piece('News', 10)]);
  });

  it('skips long pieces', () => {
    expect(choosePieces([piece('News', 600), piece('News', 50)], ['News'])).toEqual([piece('News', 50)]);
  });

  it('takes pieces of all categories from hours without the wanted ones', () => {
    const pieces = [piece('Gold', 50), piece('Talk', 600), piece('Weather', 25), piece('News', 30)];
    expect(choosePieces(pieces, ['Caller'])).toEqual([pieces[0], pieces[2]]);
    expect(choosePieces([...pieces, piece('Caller', 600)], ['Caller'])).toEqual([pieces[0], pieces[2]]);
  });
});
