import { describe, expect, it } from 'vitest';
import { orderItems } from './order-items.ts';
import { makeItem } from './testing/make-feed.ts';

describe('orderItems', () => {
  const items = [
    makeItem({ guid: 'b', pubDate: 10, season: { number: 1 }, episode: { number: 2 } }),
    makeItem({ guid: 'a', pubDate: 20 }),
    makeItem({ guid: 'd', pubDate: 10, season: { number: 1 }, episode: { number: 1 } }),
    makeItem({ guid: 'c', pubDate: 10, season: { number: 1 }, episode: { number: 1 } }),
    makeItem({ guid: 'e', pubDate: 10, season: { number: 1 }, episode: { number: 1 } }),
  ];

  it('sorts a serial show oldest first, and equal dates by number, then guid', () => {
    expect(orderItems(items, 'serial').map(({ guid }) => guid)).toEqual(['c', 'd', 'e', 'b', 'a']);
  });

  it('sorts an episodic show newest first, and equal dates by number, then guid', () => {
    expect(orderItems(items, 'episodic').map(({ guid }) => guid)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('does not change the given list', () => {
    orderItems(items, 'serial');
    expect(items.map(({ guid }) => guid)).toEqual(['b', 'a', 'd', 'c', 'e']);
  });
});
