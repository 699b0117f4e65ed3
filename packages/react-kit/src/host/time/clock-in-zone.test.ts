import { describe, expect, it } from 'vitest';
import { clockInZone, distinctClock } from './clock-in-zone.ts';
import { formatInZone } from './zoned-time.ts';

describe('clockInZone', () => {
  it('formats the station’s local time, at midnight and when the clock changes', () => {
    const zones = ['America/New_York', 'Europe/Berlin', 'Asia/Kolkata'];
    const midnight = Date.UTC(2026, 10, 1, 4) / 1000;
    for (let seconds = midnight; seconds < midnight + 90_000; seconds += 1799) {
      for (const zone of zones)
        expect(clockInZone(seconds, zone)).toBe(formatInZone(seconds, zone, 'HH:mm:ss'));
    }
  });
});

describe('distinctClock', () => {
  it.each([
    ['2026-11-01T05:30:00Z', 'America/New_York', '01:30:00 UTC-04:00'],
    ['2026-11-01T06:30:00Z', 'America/New_York', '01:30:00 UTC-05:00'],
    ['2026-11-01T04:59:59Z', 'America/New_York', '00:59:59'],
    ['2026-11-01T07:00:00Z', 'America/New_York', '02:00:00'],
    ['2026-10-25T00:00:00Z', 'Europe/Berlin', '02:00:00 UTC+02:00'],
    ['2026-10-25T01:00:00Z', 'Europe/Berlin', '02:00:00 UTC+01:00'],
    ['2026-04-04T14:45:00Z', 'Australia/Lord_Howe', '01:45:00 UTC+11:00'],
    ['2026-04-04T15:15:00Z', 'Australia/Lord_Howe', '01:45:00 UTC+10:30'],
    ['2026-03-08T07:30:00Z', 'America/New_York', '03:30:00'],
    ['2026-11-01T05:30:00Z', 'Asia/Kolkata', '11:00:00'],
  ])('at %s in %s is %s', (moment, zone, clock) => {
    expect(distinctClock(Date.parse(moment) / 1000, zone)).toBe(clock);
  });
});
