import { expect, it } from 'vitest';
import { upcomingRows } from './upcoming-rows.model.ts';

it('upcomingRows joins dates one after another that are left out for the same reason', () => {
  const omitted = (date: string, reason: 'holiday' | 'alternate_week') => ({
    date,
    start: null,
    end: null,
    reasons: [reason],
  });
  const rows = upcomingRows([
    omitted('2026-11-09', 'alternate_week'),
    omitted('2026-11-10', 'alternate_week'),
    omitted('2026-11-16', 'holiday'),
    { date: '2026-11-17', start: 1, end: 2, reasons: [] },
    { date: '2026-11-18', start: 3, end: 4, reasons: [] },
    omitted('2026-11-19', 'holiday'),
  ]);
  expect(rows).toEqual([
    { date: '2026-11-09', lastDate: '2026-11-10', hours: null, reasons: ['alternate_week'] },
    { date: '2026-11-16', lastDate: '2026-11-16', hours: null, reasons: ['holiday'] },
    { date: '2026-11-17', lastDate: '2026-11-17', hours: { start: 1, end: 2 }, reasons: [] },
    { date: '2026-11-18', lastDate: '2026-11-18', hours: { start: 3, end: 4 }, reasons: [] },
    { date: '2026-11-19', lastDate: '2026-11-19', hours: null, reasons: ['holiday'] },
  ]);
});
