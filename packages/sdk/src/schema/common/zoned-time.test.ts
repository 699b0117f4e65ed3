import { describe, expect, it } from 'vitest';
import { momentOf } from './zoned-time.ts';

const utc = (date: string, time: string, zone: string) => new Date(momentOf(date, time, zone)).toISOString();

describe('momentOf', () => {
  it('returns when the clocks of a zone show a time', () => {
    expect(utc('2026-06-15', '06:00', 'America/New_York')).toBe('2026-06-15T10:00:00.000Z');
    expect(utc('2026-12-15', '06:00', 'America/New_York')).toBe('2026-12-15T11:00:00.000Z');
    expect(utc('2026-06-15', '06:00', 'Asia/Kathmandu')).toBe('2026-06-15T00:15:00.000Z');
  });

  it('returns the clock change for a time that it skips', () => {
    expect(utc('2026-03-08', '02:00', 'America/New_York')).toBe('2026-03-08T07:00:00.000Z');
    expect(utc('2026-03-08', '02:59', 'America/New_York')).toBe('2026-03-08T07:00:00.000Z');
    expect(utc('2026-03-08', '03:00', 'America/New_York')).toBe('2026-03-08T07:00:00.000Z');
    // Half an hour is skipped, then half an hour repeats.
    expect(utc('2026-10-04', '02:15', 'Australia/Lord_Howe')).toBe('2026-10-03T15:30:00.000Z');
    expect(utc('2026-04-05', '01:45', 'Australia/Lord_Howe')).toBe('2026-04-04T14:45:00.000Z');
    // A whole day is skipped.
    expect(utc('2011-12-30', '12:00', 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z');
  });

  it('returns the first of two for a time that occurs twice', () => {
    expect(utc('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
    expect(utc('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
  });
});
