import { describe, expect, it } from 'vitest';
import { adsWithout, chaptersWithout } from './without-events.ts';

const events = [
  { id: 1, seconds: 60 },
  { id: 2, seconds: 30 },
  { id: 3, seconds: 10 },
  { id: 4, seconds: 100 },
];
const leftOut = new Set([2, 3]);

describe('adsWithout', () => {
  it('moves an ad to the next event that remains', () =>
    expect(adsWithout([1, 2, 'END'], events, leftOut)).toEqual([1, 4, 'END']));
  it('moves an ad to the end if no event remains after it', () =>
    expect(adsWithout([4], events, new Set([4]))).toEqual(['END']));
});

describe('chaptersWithout', () => {
  const after = (start: number) => chaptersWithout([{ start, title: 'A' }], events, leftOut)[0]?.start;

  it('keeps chapters before, and moves those after by what was left out', () => {
    expect([after(0), after(59.5), after(100), after(150.25)]).toEqual([0, 59.5, 60, 110.25]);
  });

  it('moves a chapter inside to where the event was', () => expect([after(70), after(95)]).toEqual([60, 60]));
});
