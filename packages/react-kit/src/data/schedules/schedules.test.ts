import { describe, expect, it } from 'vitest';
import { makeSchedule } from '../../testing/make-schedule.ts';
import { english } from '../../words/catalogue.ts';
import { daysText, hoursText, runText, schedulesOf } from './schedules.ts';

describe('schedulesOf', () => {
  it('AUTO-011 leaves out deleted schedules and those of other shows', () => {
    const [late, early] = [
      makeSchedule({ id: 1, start_time: '18:00' }),
      makeSchedule({ id: 2, start_time: '06:00' }),
    ];
    const others = [makeSchedule({ id: 3, active: 0 }), makeSchedule({ id: 4, show_id: 9 })];
    expect(schedulesOf([late, early, ...others], 1)).toEqual([early, late]);
    expect(schedulesOf([late], null)).toEqual([]);
    const together = [7, 5, 6].map((id) => makeSchedule({ id, start_time: '06:00' }));
    expect(schedulesOf(together, 1).map(({ id }) => id)).toEqual([5, 6, 7]);
  });
});

describe('daysText', () => {
  it.each([
    ['SunMonTueWedThuFriSat', 'Every day'],
    ['MonTueWedThuFri', 'Mon to Fri'],
    ['MonTue', 'Mon, Tue'],
    ['SunSat', 'Sun, Sat'],
    ['MonWedFri', 'Mon, Wed, Fri'],
    ['Thu', 'Thu'],
  ])('says %s as %s', (days, text) => {
    expect(daysText(days, english)).toBe(text);
  });
});

describe('hoursText and runText', () => {
  it('describe the hours and the dates of a schedule', () => {
    expect(hoursText({ start_time: '06:00', end_time: '09:30' }, english)).toBe('06:00 to 09:30');
    expect(hoursText({ start_time: '22:00', end_time: '02:00' }, english)).toBe(
      '22:00 to 02:00 the next day',
    );
    expect(runText({ start_date: '2026-11-02', end_date: null }, english)).toBe('From Nov 2, 2026');
    expect(runText({ start_date: '2026-11-02', end_date: '2027-06-30' }, english)).toBe(
      'From Nov 2, 2026 until Jun 30, 2027',
    );
  });
});
