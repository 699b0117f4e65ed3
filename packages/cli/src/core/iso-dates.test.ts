import { expect, it } from 'vitest';
import { isoDates } from './iso-dates.ts';

it('isoDates writes dates of date columns alone, so that a name keeps its text', () => {
  const csv =
    '\uFEFFEpisode,Publish Date,Date,Downloads\r\n"11-07-2026, a ""day""\n",11-07-2026,,4\r\n11-07-2026,,12-24-2026,5\r\n';
  expect(isoDates(csv)).toBe(
    '\uFEFFEpisode,Publish Date,Date,Downloads\r\n"11-07-2026, a ""day""\n",2026-11-07,,4\r\n11-07-2026,,2026-12-24,5\r\n',
  );
  expect(isoDates('Date\n11-07-2026')).toBe('Date\n2026-11-07');
  const others = 'Date,Dates\nx11-07-2026,11-07-2026\n11-07-2026x,\n11-7-2026,\n';
  expect(isoDates(others)).toBe(others);
});
