import { CalendarDate, Time } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { expiryMoment, expiryParts } from './expiry-moment.ts';

const zone = 'America/New_York';

describe('expiryMoment', () => {
  it('is midnight of the station without a time', () => {
    expect(expiryMoment(new CalendarDate(2026, 12, 24), null, zone)).toBe(Date.UTC(2026, 11, 24, 5) / 1000);
    expect(expiryMoment(new CalendarDate(2026, 12, 24), new Time(6, 30), zone)).toBe(
      Date.UTC(2026, 11, 24, 11, 30) / 1000,
    );
  });

  it('follows a time that the clock skips', () => {
    expect(expiryMoment(new CalendarDate(2027, 3, 14), new Time(2, 30), zone)).toBe(
      Date.UTC(2027, 2, 14, 7, 30) / 1000,
    );
  });

  it('is the inverse of expiryParts', () => {
    const moment = Date.UTC(2026, 6, 1, 13, 45) / 1000;
    const { date, time } = expiryParts(moment, zone);
    expect([date.toString(), time.toString()]).toEqual(['2026-07-01', '09:45:00']);
    expect(expiryMoment(date, time, zone)).toBe(moment);
  });
});
