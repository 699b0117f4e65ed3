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

  it.each([
    ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01 01:30 -04:00', '01:30:00 -04:00'],
    ['2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01 01:30 -05:00', '01:30:00 -05:00'],
    ['2026-11-01T07:00:00Z', 'America/New_York', '2026-11-01 02:00', '02:00:00'],
    ['2026-04-04T15:15:00Z', 'Australia/Lord_Howe', '2026-04-05 01:45 +10:30', '01:45:00 +10:30'],
  ])('tells apart the times that a clock shows twice: %s in %s', (at, zone, minute, second) => {
    const seconds = Date.parse(at) / 1000;
    expect([timeIn(zone).minute(seconds), timeIn(zone).second(seconds)]).toEqual([minute, second]);
  });

  it('writes midnight as 00:00', () => {
    expect(timeIn('UTC').second(Date.parse('2026-07-01T00:00:00Z') / 1000)).toBe('00:00:00');
  });
});
