import { describe, expect, it } from 'vitest';
import { dayInZone } from '../../../host/time/zoned-time.ts';
import { stripTicks } from './strip-ticks.ts';

const labels = (date: string, zone: string, most: number) => {
  const day = dayInZone(date, zone);
  return stripTicks(day, day, zone, most).map(({ label }) => label);
};

describe('stripTicks', () => {
  it('labels the hours of the station', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
    expect(labels('2026-06-01', 'America/New_York', 24)).toEqual(hours);
    expect(labels('2026-06-01', 'Asia/Kolkata', 24)).toEqual(hours);
    expect(labels('2026-06-01', 'Asia/Kolkata', 10)).toEqual([
      '00:00',
      '03:00',
      '06:00',
      '09:00',
      '12:00',
      '15:00',
      '18:00',
      '21:00',
    ]);
  });

  it('skips the missing hour of a 23-hour day, and repeats the extra hour of a 25-hour day', () => {
    expect(labels('2026-03-29', 'Europe/Berlin', 25).slice(0, 4)).toEqual([
      '00:00',
      '01:00',
      '03:00',
      '04:00',
    ]);
    expect(labels('2026-10-25', 'Europe/Berlin', 25).slice(0, 5)).toEqual([
      '00:00',
      '01:00',
      '02:00',
      '02:00',
      '03:00',
    ]);
    expect(labels('2026-10-25', 'Europe/Berlin', 10)).toEqual([
      '00:00',
      '03:00',
      '06:00',
      '09:00',
      '12:00',
      '15:00',
      '18:00',
      '21:00',
    ]);
  });

  it('follows a clock that changes by half an hour, or at midnight', () => {
    expect(labels('2026-04-05', 'Australia/Lord_Howe', 25).slice(0, 4)).toEqual([
      '00:00',
      '01:00',
      '02:00',
      '03:00',
    ]);
    expect(labels('2026-09-06', 'America/Santiago', 25).slice(0, 3)).toEqual(['01:00', '02:00', '03:00']);
  });

  it('shows seconds when a minute is visible', () => {
    const day = dayInZone('2026-06-01', 'UTC');
    const window = { start: day.start + 29_702.5, end: day.start + 29_762.5 };
    expect(stripTicks(window, day, 'UTC', 6).map(({ label }) => label)).toEqual([
      '08:15:10',
      '08:15:20',
      '08:15:30',
      '08:15:40',
      '08:15:50',
      '08:16:00',
    ]);
  });
});
