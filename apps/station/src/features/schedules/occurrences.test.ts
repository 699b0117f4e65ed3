import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdays } from '@postkit/sdk/schema';
import { nextOccurrence, type CaptureHours, type Occurrence, type HolidaySpan } from './occurrences.ts';

const weekly: CaptureHours = {
  start_date: '2026-01-01',
  end_date: null,
  start_time: '06:00',
  end_time: '09:00',
  day_of_week: 'MonTueWedThuFri',
};
const everyDay = weekdays.join('');
const newYork = 'America/New_York';

function next(hours: Partial<CaptureHours>, after: string, { zone = newYork, holidays = [] as HolidaySpan[] } = {}): string | null {
  const found = nextOccurrence({ ...weekly, ...hours }, holidays, zone, Date.parse(after));
  return found && `${new Date(found.start).toISOString().slice(0, 16)} ${(found.end - found.start) / 3_600_000} h`;
}

/** All occurrences that end within a span, found one after another. */
function all(hours: CaptureHours, holidays: readonly HolidaySpan[], zone: string, [from, to]: readonly [number, number]): Occurrence[] {
  const found: Occurrence[] = [];
  for (let at = from; ;) {
    const one = nextOccurrence(hours, holidays, zone, at);
    if (!one || one.end > to) return found;
    found.push(one);
    at = one.end;
  }
}

describe('nextOccurrence', () => {
  it('is the first one that has not ended, and the next one exactly at its end', () => {
    expect(next({}, '2026-06-15T09:00Z')).toBe('2026-06-15T10:00 3 h');
    expect(next({}, '2026-06-15T12:59Z')).toBe('2026-06-15T10:00 3 h');
    expect(next({}, '2026-06-15T13:00Z')).toBe('2026-06-16T10:00 3 h');
    expect(next({}, '2026-06-19T13:00Z')).toBe('2026-06-22T10:00 3 h');
  });

  it('is between the first and the last date', () => {
    const hours = { start_date: '2026-06-16', end_date: '2026-06-17' };
    expect(next(hours, '2026-01-01T00:00Z')).toBe('2026-06-16T10:00 3 h');
    expect(next(hours, '2026-06-17T13:00Z')).toBeNull();
  });

  it('may go past midnight, and belongs to the day on which it starts', () => {
    const night = { start_time: '22:00', end_time: '02:00', day_of_week: 'Fri', end_date: '2026-06-19' };
    expect(next(night, '2026-06-20T05:59Z')).toBe('2026-06-20T02:00 4 h');
    expect(next(night, '2026-06-20T06:00Z')).toBeNull();
  });

  it('AUTO-036 skips holidays, also long ones', () => {
    const holidays = [
      { first_day: '2026-06-15', last_day: '2026-06-17' },
      { first_day: '2026-06-18', last_day: '2031-12-31' },
    ];
    expect(next({}, '2026-06-15T00:00Z', { holidays })).toBe('2032-01-01T11:00 3 h');
    expect(next({ end_date: '2030-01-01' }, '2026-06-15T00:00Z', { holidays })).toBeNull();
  });

  it('follows clock changes of the station', () => {
    const night = { start_time: '01:00', end_time: '04:00', day_of_week: 'Sun' };
    expect(next(night, '2026-03-08T00:00Z')).toBe('2026-03-08T06:00 2 h');
    expect(next(night, '2026-11-01T00:00Z')).toBe('2026-11-01T05:00 4 h');
    const lordHowe = { zone: 'Australia/Lord_Howe' };
    expect(next(night, '2026-10-03T12:00Z', lordHowe)).toBe('2026-10-03T14:30 2.5 h');
    expect(next(night, '2026-04-04T12:00Z', lordHowe)).toBe('2026-04-04T14:00 3.5 h');
  });

  it('is absent on a day whose clock change skips all of it', () => {
    expect(next({ start_time: '02:10', end_time: '02:50', day_of_week: 'Sun' }, '2026-03-08T00:00Z')).toBe(
      '2026-03-15T06:10 0.6666666666666666 h',
    );
  });

  const zone = fc.constantFrom(newYork, 'Australia/Lord_Howe', 'Africa/Cairo', 'America/Santiago', 'Asia/Kathmandu', 'Europe/Berlin');
  const time = fc.nat(1439).map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
  const date = fc.nat(364).map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));
  const days = fc.subarray([...weekdays], { minLength: 1 }).map((chosen) => chosen.join(''));
  /** Three weeks, so that each span has every weekday and many have a clock change. */
  const span = date.map((first) => [Date.parse(first), Date.parse(first) + 21 * 86_400_000] as const);

  it('occurs once on each chosen day that is no holiday, in order', () => {
    fc.assert(
      fc.property(zone, time, time, days, date, span, (where, start_time, end_time, day_of_week, free, around) => {
        fc.pre(start_time !== end_time);
        const found = all({ ...weekly, start_time, end_time, day_of_week }, [{ first_day: free, last_day: free }], where, around);
        const local = new Intl.DateTimeFormat('en-US', { timeZone: where, weekday: 'short' });
        expect(new Set(found.map((one) => one.date)).size).toBe(found.length);
        for (const [index, one] of found.entries()) {
          expect(one.end).toBeGreaterThan(one.start);
          expect(one.start).toBeGreaterThan(found[index - 1]?.start ?? 0);
          expect(one.date).not.toBe(free);
          expect(day_of_week).toContain(local.format(one.start));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('skips nothing and repeats nothing if one starts as the other ends', () => {
    fc.assert(
      fc.property(zone, fc.uniqueArray(time, { minLength: 3, maxLength: 3 }), span, (where, times, [from, to]) => {
        const [first = '', second = '', third = ''] = times.toSorted();
        const end_date = new Date(to).toISOString().slice(0, 10);
        const days = { ...weekly, start_date: new Date(from).toISOString().slice(0, 10), end_date, day_of_week: everyDay };
        const length = (start_time: string, end_time: string) => {
          const found = all({ ...days, start_time, end_time }, [], where, [0, Infinity]);
          return found.reduce((sum, { start, end }) => sum + end - start, 0);
        };
        expect(length(first, second) + length(second, third)).toBe(length(first, third));
      }),
      { numRuns: 40 },
    );
  });
});
