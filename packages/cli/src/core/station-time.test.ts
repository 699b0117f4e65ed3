import { describe, expect, it } from 'vitest';
import { timeIn } from './station-time.ts';

const moment = Date.parse('2026-07-01T12:34:56Z') / 1000;

describe('timeIn', () => {
  it.each([
    ['UTC', '2026-07-01T12:34:56+00:00'],
    ['America/New_York', '2026-07-01T08:34:56-04:00'],
    ['America/St_Johns', '2026-07-01T10:04:56-02:30'],
    ['Asia/Kathmandu', '2026-07-01T18:19:56+05:45'],
    ['Pacific/Kiritimati', '2026-07-02T02:34:56+14:00'],
  ])('writes a moment in %s with its offset', (zone, text) => {
    expect(timeIn(zone).iso(moment)).toBe(text);
    expect(timeIn(zone).iso(moment + 0.9)).toBe(text);
    expect(timeIn(zone).minute(moment)).toBe(text.slice(0, 16).replace('T', ' '));
    expect(timeIn(zone).second(moment)).toBe(text.slice(11, 19));
  });

  it('writes midnight as 00:00', () => {
    expect(timeIn('UTC').second(Date.parse('2026-07-01T00:00:00Z') / 1000)).toBe('00:00:00');
  });
});
