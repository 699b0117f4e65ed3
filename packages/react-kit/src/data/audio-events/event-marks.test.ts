import { describe, expect, it } from 'vitest';
import { makeEvent } from '../../testing/make-event.ts';
import { eventMarks } from './event-marks.ts';

const event = makeEvent({ id: 7, started_at: 1000, duration: 60.4 });
const none = { gaps: [], silences: [], repeats: new Map() };

describe('eventMarks', () => {
  it('omits events without marks', () => {
    expect(eventMarks([event], none).size).toBe(0);
    const elsewhere = {
      ...none,
      gaps: [{ start: 1100, end: 1200, open: false }],
      silences: [{ start: 900, end: 1000 }],
    };
    expect(eventMarks([event], elsewhere).size).toBe(0);
  });

  it('includes every silence that overlaps an event', () => {
    const silences = [
      { start: 990, end: 1005 },
      { start: 1030, end: 1042 },
      { start: 1058, end: 1070 },
      { start: 1080, end: 1090 },
    ];
    expect(eventMarks([event], { ...none, silences }).get(7)?.silences).toEqual(silences.slice(0, 3));
  });

  it('includes the gap that ends an event, or lies in it', () => {
    for (const start of [1030, 1060, 1062]) {
      expect(
        eventMarks([event], { ...none, gaps: [{ start, end: 1100, open: false }] }).get(7)?.gap,
      ).toMatchObject({ start, end: 1100 });
    }
    expect(eventMarks([event], { ...none, gaps: [{ start: 900, end: 1000, open: false }] }).has(7)).toBe(
      false,
    );
  });

  it('includes the earlier airing', () => {
    const repeat = { earlier: makeEvent({ id: 3 }), at: 3, by: 'sound' } as const;
    expect(eventMarks([event], { ...none, repeats: new Map([[7, repeat]]) }).get(7)?.repeat).toBe(repeat);
  });
});
