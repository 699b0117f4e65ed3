import { describe, expect, it } from 'vitest';
import { buildItem } from './feed-builder.ts';
import { orderItems } from './order-items.ts';

describe('orderItems', () => {
  const items = [
    buildItem({ guid: 'b', pubDate: 10, season: { number: 1 }, episode: { number: 2 } }),
    buildItem({ guid: 'a', pubDate: 20 }),
    buildItem({ guid: 'c', pubDate: 10, season: { number: 1 }, episode: { number: 1 } }),
    buildItem({ guid: 'd', pubDate: 10, season: { number: 1 }, episode: { number: 1 } }),
  ];

  it('runs from the oldest in a serial show, equal dates by number, then guid', () => {
    expect(orderItems(items, 'serial').map(({ guid }) => guid)).toEqual(['c', 'd', 'b', 'a']);
  });

  it('runs from the newest in an episodic show, equal dates by number, then guid', () => {
    expect(orderItems(items, 'episodic').map(({ guid }) => guid)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('leaves the given list as it was', () => {
    orderItems(items, 'serial');
    expect(items.map(({ guid }) => guid)).toEqual(['b', 'a', 'c', 'd']);
  });
});
