import { describe, expect, it } from 'vitest';
import { formatInZone } from './zoned-time.ts';
import { clockInZone } from './clock-in-zone.ts';

describe('clockInZone', () => {
  it('formats the station’s local time, at midnight and when the clock changes', () => {
    const zones = ['America/New_York', 'Europe/Berlin', 'Asia/Kolkata'];
    const midnight = Date.UTC(2026, 10, 1, 4) / 1000;
    for (let seconds = midnight; seconds < midnight + 90_000; seconds += 1799) {
      for (const zone of zones) expect(clockInZone(seconds, zone)).toBe(formatInZone(seconds, zone, 'HH:mm:ss'));
    }
  });
});
