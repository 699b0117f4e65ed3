import { describe, expect, it } from 'vitest';
import { endAt, slotLevels, slotPlan, startAt } from './slot.model.ts';

const piece = (title: string, seconds: number, peak: number) => ({
  title,
  artist: '',
  seconds,
  segments: [44_100 * seconds],
  min: [-peak, -peak],
  max: [peak, peak],
  rms: [peak, peak],
});
const pieces = [piece('Hello', 10, 20), piece('News', 30, 80)];

describe('slotPlan', () => {
  it('plays the pieces one after another', () => {
    const { spans, totalMs } = slotPlan({ pieces });
    expect(spans.map(({ eventId, name, startMs }) => [eventId, name, startMs])).toEqual([
      [0, 'Hello', 0],
      [1, 'News', 10_000],
    ]);
    expect(totalMs).toBe(40_000);
  });
});

describe('slotLevels', () => {
  it('joins the waveforms by their lengths', () => {
    const { peaks } = slotLevels({ pieces });
    expect([peaks[0], peaks[499], peaks[501], peaks.at(-1)]).toEqual([20, 20, 80, 80]);
  });
});

describe('startAt and endAt', () => {
  it('move one end to a moment, and keep a second between both', () => {
    expect(startAt([0, 40], 12, 40)).toEqual([12, 40]);
    expect(startAt([0, 20], 30, 40)).toEqual([30, 31]);
    expect(startAt([0, 40], 40, 40)).toEqual([39, 40]);
    expect(endAt([5, 40], 20, 40)).toEqual([5, 20]);
    expect(endAt([20, 40], 10, 40)).toEqual([9, 10]);
    expect(endAt([0, 40], 0, 40)).toEqual([0, 1]);
  });
});
