import { describe, expect, it } from 'vitest';
import { timeIn } from './station-time.ts';
import { readRange } from './time-range.ts';

const utc = timeIn('UTC');
const to = '2026-11-24 06:00';
const end = Date.parse('2026-11-24T06:00Z') / 1000;

describe('readRange', () => {
  it('starts a day before its end by default', () => {
    expect(readRange(utc, { to })).toEqual({ start: end - 86_400, end });
  });

  it('has at least one second', () => {
    expect(readRange(utc, { from: '2026-11-24 05:59:59', to })).toEqual({ start: end - 1, end });
    expect(() => readRange(utc, { from: to, to })).toThrow('--to must be later than --from.');
  });
});
