import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '../../words/catalogue.ts';
import { addDays, dateInZone, dayInZone, formatListDate, momentInZone } from './zoned-time.ts';

const hours = (day: { start: number; end: number }) => (day.end - day.start) / 3600;

describe('dayInZone', () => {
  it('EDITOR-036 a day lasts from midnight to midnight at the station, also when the clock changes', () => {
    expect(hours(dayInZone('2026-11-01', 'America/New_York'))).toBe(25);
    expect(hours(dayInZone('2026-03-08', 'America/New_York'))).toBe(23);
    expect(hours(dayInZone('2026-06-01', 'America/New_York'))).toBe(24);
    expect(dayInZone('2026-06-01', 'America/New_York').start).toBe(Date.UTC(2026, 5, 1, 4) / 1000);
  });

  it('starts at 01:00 if the clock skips midnight', () => {
    expect(hours(dayInZone('2026-04-24', 'Africa/Cairo'))).toBe(23);
  });

  it('days follow each other without a gap, in every zone', () => {
    const zones = [
      'UTC',
      'Europe/Berlin',
      'Asia/Kolkata',
      'Australia/Lord_Howe',
      'America/St_Johns',
      'Africa/Cairo',
      'Pacific/Auckland',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 1500 }), (zone, days) => {
        const date = addDays('2024-01-01', days);
        const day = dayInZone(date, zone);
        expect(day.end).toBe(dayInZone(addDays(date, 1), zone).start);
        expect(dateInZone(day.start, zone)).toBe(date);
        expect(dateInZone(day.end - 1, zone)).toBe(date);
      }),
    );
  });
});

describe('momentInZone', () => {
  it('has no moment for an hour that the clock skips', () => {
    expect(momentInZone('2026-03-08', '02:30', 'America/New_York')).toBeNull();
  });

  it('takes the first moment if the clock shows the hour twice', () => {
    expect(momentInZone('2026-11-01', '01:30', 'America/New_York')).toBe(Date.UTC(2026, 10, 1, 5, 30) / 1000);
  });

  it('is null for an invalid date or time', () => {
    expect(momentInZone('', '10:00', 'UTC')).toBeNull();
    expect(momentInZone('2026-01-01', '', 'UTC')).toBeNull();
  });
});

describe('formatListDate', () => {
  it('SHELL-070 formats dates in the station’s zone, not the reader’s', () => {
    const seconds = Date.UTC(2026, 0, 5, 3, 7) / 1000;
    expect(formatListDate(seconds, 'America/New_York', english)).toBe('1/4/2026 22:07');
    expect(formatListDate(seconds, 'Asia/Tokyo', english)).toBe('1/5/2026 12:07');
  });
});
