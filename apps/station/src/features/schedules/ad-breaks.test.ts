import { describe, expect, it } from 'vitest';
import { adBreaks } from './ad-breaks.ts';

const events = [90, 40, 20, 300, 10, 50].map((seconds, index) => ({ id: index + 1, seconds }));
const rules = { targetedAds: true, events_between_ads: 0, minutes_between_ads: 0 };

describe('adBreaks', () => {
  it('come after every given number of events, not before the first and not after the last', () => {
    expect(adBreaks(events, { ...rules, events_between_ads: 2 })).toEqual([3, 5]);
    expect(adBreaks(events, { ...rules, events_between_ads: 6 })).toEqual([]);
  });

  it('come once the given number of minutes has played since the last one', () => {
    expect(adBreaks(events, { ...rules, minutes_between_ads: 2 })).toEqual([3, 5]);
    expect(adBreaks(events, { ...rules, minutes_between_ads: 1 })).toEqual([2, 4, 5]);
  });

  it('are empty without targeted ads, or with both counts at 0', () => {
    expect(adBreaks(events, { ...rules, targetedAds: false, events_between_ads: 1 })).toEqual([]);
    expect(adBreaks(events, rules)).toEqual([]);
  });
});
