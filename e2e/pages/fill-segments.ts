import type { Locator } from '@playwright/test';

/** Types a date, YYYY-MM-DD, into the parts of a date field. */
export async function fillDate(field: Locator, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  await fillSegment(field, 'month', month);
  await fillSegment(field, 'day', day);
  await fillSegment(field, 'year', year);
}

/** Types a time, HH:MM, into the parts of a time field. */
export async function fillTime(field: Locator, time: string): Promise<void> {
  const [hour = '', minute = ''] = time.split(':');
  await fillSegment(field, 'hour', hour);
  await fillSegment(field, 'minute', minute);
}

async function fillSegment(field: Locator, part: string, digits: string): Promise<void> {
  const segment = field.getByRole('spinbutton', { name: new RegExp(`^${part}`, 'i') });
  await segment.focus();
  await segment.pressSequentially(digits);
}
