import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateAt } from '../common/zoned-time.ts';
import {
  hoursOn,
  nextDates,
  nextOccurrence,
  type HolidaySpan,
  type Occurrence,
  occurrences,
  type OmittedDate,
  type ScheduleRule,
} from './occurrences.ts';
import { weekdays } from './weekdays.ts';

const weekly: ScheduleRule = {
  start_date: '2026-01-01',
  end_date: null,
  start_time: '06:00',
  end_time: '09:00',
  day_of_week: 'MonTueWedThuFri',
  every_weeks: 1,
  exceptions: [],
  overrides: [],
};
const everyDay = weekdays.join('');
const newYork = 'America/New_York';

function next(
  hours: Partial<ScheduleRule>,
  after: string,
  { zone = newYork, holidays = [] as HolidaySpan[] } = {},
): string | null {
  const found = nextOccurrence({ ...weekly, ...hours }, { holidays, zone, after: Date.parse(after) });
  return (
    found && `${new Date(found.start).toISOString().slice(0, 16)} ${(found.end - found.start) / 3_600_000} h`
  );
}

/** All occurrences that end within a span. */
function all(
  hours: ScheduleRule,
  holidays: readonly HolidaySpan[],
  zone: string,
  [after, to]: readonly [number, number],
): Occurrence[] {
  const found: Occurrence[] = [];
  for (const one of occurrences(hours, { zone, after, holidays })) {
    if (one.start !== null && one.end > to) break;
    if (one.start !== null) found.push(one);
  }
  return found;
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

  const zone = fc.constantFrom(
    newYork,
    'Australia/Lord_Howe',
    'Africa/Cairo',
    'America/Santiago',
    'Asia/Kathmandu',
    'Europe/Berlin',
  );
  const time = fc.nat(1439).map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
  const date = fc.nat(364).map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));
  const days = fc.subarray([...weekdays], { minLength: 1 }).map((chosen) => chosen.join(''));
  /** Three weeks, so that each span has every weekday and many have a clock change. */
  const span = date.map((first) => [Date.parse(first), Date.parse(first) + 21 * 86_400_000] as const);

  it('occurs once on each chosen day that is no holiday, in order', () => {
    fc.assert(
      fc.property(
        zone,
        time,
        time,
        days,
        date,
        span,
        (where, start_time, end_time, day_of_week, free, around) => {
          fc.pre(start_time !== end_time);
          const found = all(
            { ...weekly, start_time, end_time, day_of_week },
            [{ first_day: free, last_day: free }],
            where,
            around,
          );
          const local = new Intl.DateTimeFormat('en-US', { timeZone: where, weekday: 'short' });
          expect(new Set(found.map((one) => one.date)).size).toBe(found.length);
          for (const [index, one] of found.entries()) {
            expect(one.end).toBeGreaterThan(one.start);
            expect(one.start).toBeGreaterThan(found[index - 1]?.start ?? 0);
            expect(one.date).not.toBe(free);
            expect(day_of_week).toContain(local.format(one.start));
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('skips nothing and repeats nothing if one starts as the other ends', () => {
    fc.assert(
      fc.property(
        zone,
        fc.uniqueArray(time, { minLength: 3, maxLength: 3 }),
        span,
        (where, times, [from, to]) => {
          const [first = '', second = '', third = ''] = times.toSorted();
          const end_date = new Date(to).toISOString().slice(0, 10);
          const days = {
            ...weekly,
            start_date: new Date(from).toISOString().slice(0, 10),
            end_date,
            day_of_week: everyDay,
          };
          const length = (start_time: string, end_time: string) => {
            const found = all({ ...days, start_time, end_time }, [], where, [0, Infinity]);
            return found.reduce((sum, { start, end }) => sum + end - start, 0);
          };
          expect(length(first, second) + length(second, third)).toBe(length(first, third));
        },
      ),
      { numRuns: 40 },
    );
  });
});

/** `date reasons`, with a minus before a date without an occurrence. */
const dates = (
  rule: Partial<ScheduleRule>,
  runs: number,
  after = '2026-10-26T12:00Z',
  holidays: HolidaySpan[] = [],
) =>
  nextDates({ ...weekly, ...rule }, { zone: newYork, after: Date.parse(after), holidays }, runs).map(
    ({ date, start, reasons }) => [start === null ? `-${date}` : date, ...reasons].join(' '),
  );

describe('nextDates', () => {
  it('lists a number of occurrences and the dates between them that are left out, each with its reasons', () => {
    const rule = {
      day_of_week: 'Sun',
      start_time: '01:00',
      end_time: '04:00',
      exceptions: ['2026-11-15'],
      overrides: [{ date: '2026-11-18', start_time: '20:00', end_time: '22:00' }],
    };
    const holidays = [{ first_day: '2026-11-20', last_day: '2026-11-30' }];
    expect(dates(rule, 4, undefined, holidays)).toEqual([
      '2026-11-01 clock_change',
      '2026-11-08',
      '-2026-11-15 exception',
      '2026-11-18 override',
      '-2026-11-22 holiday',
      '-2026-11-29 holiday',
      '2026-12-06',
    ]);
    expect(
      dates(
        { ...rule, start_time: '02:10', end_time: '02:50', start_date: '2026-03-08' },
        1,
        '2026-03-08T00:00Z',
      ),
    ).toEqual(['-2026-03-08 clock_change', '2026-03-15']);
  });

  it('leaves out dates before today, and keeps today', () => {
    const rule = { start_date: '2026-10-01', exceptions: ['2026-10-26', '2026-10-27', '2026-10-28'] };
    expect(dates(rule, 1, '2026-10-27T12:00Z')).toEqual([
      '-2026-10-27 exception',
      '-2026-10-28 exception',
      '2026-10-29',
    ]);
  });

  it('runs every other week, counted in weeks that start on Monday', () => {
    const rule = { start_date: '2026-11-07', every_weeks: 2, day_of_week: 'SunMonSat' };
    expect(dates(rule, 5)).toEqual([
      '2026-11-07',
      '2026-11-08',
      '-2026-11-09 alternate_week',
      '-2026-11-14 alternate_week',
      '-2026-11-15 alternate_week',
      '2026-11-16',
      '2026-11-21',
      '2026-11-22',
    ]);
  });

  it('has an override on a holiday and in another week, but not on an exception', () => {
    const date = '2026-11-12';
    const overrides = [{ date, start_time: '10:00', end_time: '11:00' }];
    const rule = { start_date: '2026-11-02', end_date: date, every_weeks: 2, day_of_week: 'Thu', overrides };
    const holidays = [{ first_day: date, last_day: date }];
    expect(dates(rule, 2, undefined, holidays)).toEqual(['2026-11-05', `${date} override`]);
    expect(dates({ ...rule, exceptions: [date] }, 2, undefined, holidays)).toEqual([
      '2026-11-05',
      `-${date} exception`,
    ]);
  });

  it('ends after ten years, even if a holiday lasts longer', () => {
    const found = dates({ day_of_week: 'Mon' }, 1, undefined, [
      { first_day: '2026-01-01', last_day: '9999-12-31' },
    ]);
    expect(found.at(-1)).toMatch(/^-2036-1\d-\d\d holiday$/);
  });
});

describe('hoursOn', () => {
  it('are the usual hours of any date, or those of its override', () => {
    const overrides = [{ date: '2026-11-18', start_time: '22:00', end_time: '01:00' }];
    const rule = { ...weekly, day_of_week: 'Mon', overrides };
    const utc = (date: string) => {
      const found = hoursOn(rule, date, newYork);
      return found && [new Date(found.start).toISOString(), new Date(found.end).toISOString(), found.reasons];
    };
    expect(utc('2026-11-17')).toEqual(['2026-11-17T11:00:00.000Z', '2026-11-17T14:00:00.000Z', []]);
    expect(utc('2026-11-18')).toEqual(['2026-11-19T03:00:00.000Z', '2026-11-19T06:00:00.000Z', ['override']]);
    expect(hoursOn({ ...weekly, start_time: '02:10', end_time: '02:50' }, '2026-03-08', newYork)).toBeNull();
  });
});

describe('occurrences over a year', () => {
  const time = fc.nat(1439).map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
  const date = fc.nat(364).map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));
  const rule = fc.record({
    start_time: time,
    end_time: time,
    day_of_week: fc.subarray([...weekdays], { minLength: 1 }).map((chosen) => chosen.join('')),
    every_weeks: fc.integer({ min: 1, max: 4 }),
    exceptions: fc.uniqueArray(date, { maxLength: 5 }),
    overrides: fc.uniqueArray(fc.record({ date, start_time: time, end_time: time }), {
      maxLength: 5,
      selector: (one) => one.date,
    }),
    holiday: date,
  });
  const days = Array.from({ length: 365 }, (_, day) =>
    new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
  );

  function shown(one: Occurrence | OmittedDate | undefined): string {
    const reasons = one?.reasons.filter((reason) => reason !== 'clock_change') ?? [];
    return one ? [one.start === null ? 'omitted' : 'runs', ...reasons].join(' ') : '';
  }

  it.each([newYork, 'Europe/Berlin', 'Australia/Lord_Howe'])(
    'give each date its hours or the reason why it has none, in %s',
    (zone) => {
      fc.assert(
        fc.property(rule, ({ holiday, ...fields }) => {
          const schedule: ScheduleRule = { ...weekly, ...fields, end_date: '2026-12-31' };
          const found = [
            ...occurrences(schedule, {
              zone,
              after: 0,
              holidays: [{ first_day: holiday, last_day: holiday }],
            }),
          ];
          const expected = days.map((day, index) => {
            const runs = hoursOn(schedule, day, zone) ? 'runs' : 'omitted';
            const override = fields.overrides.some((one) => one.date === day);
            if (!override && !fields.day_of_week.includes(weekdays[new Date(day).getUTCDay()] ?? '-'))
              return '';
            if (fields.exceptions.includes(day)) return 'omitted exception';
            if (override) return runs === 'runs' ? 'runs override' : 'omitted';
            // January 1, 2026, is a Thursday: the first week has four days.
            if (Math.floor((index + 3) / 7) % fields.every_weeks !== 0) return 'omitted alternate_week';
            return day === holiday ? 'omitted holiday' : runs;
          });
          expect(days.map((day) => shown(found.find(({ date: at }) => at === day)))).toEqual(expected);
          const runs = found.filter((one) => one.start !== null);
          expect(runs.map(({ start }) => dateAt(start, zone))).toEqual(runs.map((one) => one.date));
          expect(runs.filter(({ start, end }) => end <= start)).toEqual([]);
        }),
        { numRuns: 15 },
      );
    },
  );
});
