import { describe, expect, it } from 'vitest';
import { stationDay } from './station-day.ts';

const hours = (date: string, zone: string) => {
  const { start, end } = stationDay(date, zone);
  return (end - start) / 3600;
};

describe('stationDay', () => {
  it("is a day in the station's time zone", () => {
    expect(stationDay('2026-06-15', 'America/New_York').start).toBe(
      Date.parse('2026-06-15T04:00:00Z') / 1000,
    );
    expect(stationDay('2026-06-15', 'Asia/Kolkata').start).toBe(Date.parse('2026-06-14T18:30:00Z') / 1000);
  });

  it('has 23 or 25 hours when the clock changes, also at midnight', () => {
    expect(hours('2026-03-29', 'Europe/Berlin')).toBe(23);
    expect(hours('2026-10-25', 'Europe/Berlin')).toBe(25);
    expect(hours('2026-09-06', 'America/Santiago')).toBe(23);
    expect(hours('2026-04-04', 'America/Santiago')).toBe(25);
  });

  it.each([
    'America/Santiago',
    'Africa/Cairo',
    'Asia/Beirut',
    'America/Havana',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
  ])('days of %s follow one another without a gap, each within its date', (zone) => {
    for (let at = Date.parse('2026-01-01'); at < Date.parse('2027-01-01'); at += 86_400_000) {
      const date = new Date(at).toISOString().slice(0, 10);
      const next = new Date(at + 86_400_000).toISOString().slice(0, 10);
      const { start, end } = stationDay(date, zone);
      expect(end).toBe(stationDay(next, zone).start);
      const local = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
      expect([local.format(start * 1000), local.format(end * 1000 - 1)]).toEqual([date, date]);
    }
  });
});
