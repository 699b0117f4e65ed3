import { describe, expect, it } from 'vitest';
import { pieceCart } from './log-piece-cart.ts';

const rules = [
  { contains: 'news', category: 'News' },
  { contains: 'Velvet', category: 'Music' },
];
const settings = { rules, default_category: 'Talk' };

describe('pieceCart', () => {
  it.each([
    ['Velvet Buoy - Drift with Me', { artist: 'Velvet Buoy', title: 'Drift with Me', category: 'Music' }],
    ['The NEWS with Velvet Ross', { artist: '', title: 'The NEWS with Velvet Ross', category: 'News' }],
    ['A - B - C', { artist: 'A', title: 'B - C', category: 'Talk' }],
    ['Twenty-one', { artist: '', title: 'Twenty-one', category: 'Talk' }],
    [' ', { artist: '', title: 'Talk 14:20', category: 'Talk' }],
  ])('reads %j', (announced, cart) => {
    expect(pieceCart(announced, settings, 'Talk 14:20')).toEqual(cart);
  });
});
