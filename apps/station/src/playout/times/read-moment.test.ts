import { describe, expect, it } from 'vitest';
import { readMidnightMs, readMoment } from './read-moment.ts';

const context = (arrived: string, more: Partial<Parameters<typeof readMoment>[1]> = {}) => ({
  arrived_ms: Date.parse(arrived),
  timezone: 'Europe/Berlin',
  dateOrder: 'day-first' as const,
  ...more,
});
const noon = context('2026-03-10T13:06:00Z');
const iso = (moment: ReturnType<typeof readMoment>) => (moment ? new Date(moment.ms).toISOString() : moment);

describe('readMoment', () => {
  it.each([
    ['2026-03-10T13:02:10Z', '2026-03-10T13:02:10.000Z'],
    ['2026-03-10T14:02:10+01:00', '2026-03-10T13:02:10.000Z'],
    ['2026-03-10T13:02:10.25+0000', '2026-03-10T13:02:10.250Z'],
    ['20260310T130210Z', '2026-03-10T13:02:10.000Z'],
    ['2026-03-10 14:02:10.400000', '2026-03-10T13:02:10.400Z'],
    ['2026/03/10 14:02:10', '2026-03-10T13:02:10.000Z'],
    ['10/03/2026 02:02:10 PM', '2026-03-10T13:02:10.000Z'],
    ['10.03.2026 14:02:10', '2026-03-10T13:02:10.000Z'],
    ['10 Mar 2026 14:02:10', '2026-03-10T13:02:10.000Z'],
    ['25/03/2026 12:00:00 AM', '2026-03-24T23:00:00.000Z'],
    ['14:02:10', '2026-03-10T13:02:10.000Z'],
    ['2:02 pm', '2026-03-10T13:02:00.000Z'],
    ['1773147730', '2026-03-10T13:02:10.000Z'],
    ['1773147730.4', '2026-03-10T13:02:10.400Z'],
    ['1773147730000', '2026-03-10T13:02:10.000Z'],
  ])('reads %s', (text, expected) => {
    expect(iso(readMoment(text, noon))).toBe(expected);
  });

  it('reads the month first by the option, and a day that no month has by its number', () => {
    const american = { ...noon, dateOrder: 'month-first' as const };
    expect(iso(readMoment('3/10/2026 2:02:10 PM', american))).toBe('2026-03-10T13:02:10.000Z');
    expect(iso(readMoment('25/3/2026 14:02:10', american))).toBe('2026-03-25T13:02:10.000Z');
    expect(iso(readMoment('3/25/2026 14:02:10', noon))).toBe('2026-03-25T13:02:10.000Z');
  });

  it.each([
    'soon',
    '25:00:00',
    '14:61',
    '31/02/2026 10:00',
    '13:00 pm',
    '0',
    '1902-01-01 10:00',
    '9'.repeat(100),
  ])('does not read %s', (text) => {
    expect(readMoment(text, noon)).toBeNull();
  });

  it('is undefined for no time', () => {
    expect(readMoment(' ', noon)).toBeUndefined();
    expect(readMoment(null, noon)).toBeUndefined();
  });

  it.each([
    ['before midnight and arrives after it', '23:59:50', '2026-03-10T23:00:05Z', '2026-03-10T22:59:50.000Z'],
    ['after midnight and arrives before it', '00:00:02', '2026-03-10T22:59:58Z', '2026-03-10T23:00:02.000Z'],
  ])('chooses the day of a time that is %s', (_, text, arrived, expected) => {
    expect(iso(readMoment(text, context(arrived)))).toBe(expected);
  });

  it.each([
    ['2026-10-25T00:30:10Z', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T01:30:10Z', '2026-10-25T01:30:00.000Z'],
  ])('chooses of the doubled hour the one nearest to %s, and says so', (arrived, expected) => {
    for (const text of ['02:30:00', '2026-10-25 02:30:00']) {
      const moment = readMoment(text, context(arrived));
      expect(iso(moment)).toBe(expected);
      expect(moment?.assumption).toBe(
        'The clock change repeats this local time: the one nearest to the arrival was chosen.',
      );
    }
  });

  it('reads a time that the clock change leaves out, and says so', () => {
    const moment = readMoment('2026-03-29 02:30:00', context('2026-03-29T01:30:10Z'));
    expect(iso(moment)).toBe('2026-03-29T01:30:00.000Z');
    expect(moment?.assumption).toContain('leaves this local time out');
  });
});

describe('readMidnightMs', () => {
  it.each([
    ['50530250', '2026-03-10T13:06:00Z', '2026-03-10T13:02:10.250Z'],
    ['86399000', '2026-03-10T23:00:05Z', '2026-03-10T22:59:59.000Z'],
    ['0', '2026-03-10T22:59:58Z', '2026-03-10T23:00:00.000Z'],
    ['9000000', '2026-10-25T01:30:05Z', '2026-10-25T01:30:00.000Z'],
  ])('reads %s at %s', (text, arrived, expected) => {
    expect(iso(readMidnightMs(text, context(arrived)))).toBe(expected);
  });

  it('does not read more than a day', () => {
    expect(readMidnightMs('86400000', noon)).toBeNull();
    expect(readMidnightMs('x', noon)).toBeNull();
    expect(readMidnightMs('', noon)).toBeUndefined();
  });
});
