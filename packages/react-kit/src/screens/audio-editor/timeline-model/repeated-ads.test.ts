import { describe, expect, it } from 'vitest';
import { adItem, audioItem } from '../../../data/timeline/timeline-model/timeline-item.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { repeatedAds } from './repeated-ads.ts';

const ad = (id: string) => adItem('Ad', id);
const audio = (id: string) => audioItem(makeEvent({ id: 7 }), id);

describe('repeatedAds', () => {
  it('finds ad markers beside each other, and no others', () => {
    expect([...repeatedAds([ad('a'), audio('b'), ad('c'), ad('d'), audio('e'), ad('f')])]).toEqual([
      'c',
      'd',
    ]);
    expect(repeatedAds([ad('a'), audio('b'), ad('c')]).size).toBe(0);
    expect(repeatedAds([]).size).toBe(0);
  });
});
