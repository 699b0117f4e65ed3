import { describe, expect, it } from 'vitest';
import { stretchesOf } from './stretches-of.ts';

const event = (started_at: number, seconds: number, category = 'Music') => ({
  started_at,
  seconds,
  category,
});
const of = (...events: ReturnType<typeof event>[]) => stretchesOf(events, 100, ({ seconds }) => seconds);

describe('stretchesOf', () => {
  it('joins neighbours of one category, and keeps gaps and other categories apart', () => {
    expect(of(event(100, 9.4), event(111, 10), event(121, 5, 'Talk'), event(140, 5, 'Talk'))).toEqual([
      { start: 100, end: 121, category: 'Music' },
      { start: 121, end: 126, category: 'Talk' },
      { start: 140, end: 145, category: 'Talk' },
    ]);
  });

  it('cuts an event that reaches into the span, and omits earlier ones', () => {
    expect(of(event(50, 20), event(80, 40))).toEqual([{ start: 100, end: 120, category: 'Music' }]);
  });
});
