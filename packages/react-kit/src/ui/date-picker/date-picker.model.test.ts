import { CalendarDate, parseZonedDateTime } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { pickedValue } from './date-picker.model.ts';

const day = new CalendarDate(2026, 3, 29);
const zoned = parseZonedDateTime('2026-03-01T06:30[Europe/Berlin]');

describe('pickedValue', () => {
  it('keeps the time and the time zone of the previous value', () => {
    expect(pickedValue(zoned, day, {}).toString()).toBe('2026-03-29T06:30:00+02:00[Europe/Berlin]');
  });

  it('takes them from the placeholder if there was no value', () => {
    expect(pickedValue(null, day, { placeholderValue: zoned }).toString()).toContain(
      'T06:30:00+02:00[Europe/Berlin]',
    );
  });

  it('is a day, or a day at midnight, if there is neither', () => {
    expect(pickedValue(null, day, {}).toString()).toBe('2026-03-29');
    expect(pickedValue(null, day, { granularity: 'minute' }).toString()).toBe('2026-03-29T00:00:00');
  });
});
