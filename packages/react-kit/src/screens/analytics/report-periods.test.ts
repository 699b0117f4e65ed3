import { describe, expect, it } from 'vitest';
import type { AnalyticsRow } from '@postkit/sdk/schema';
import { idRanges } from '../../data/analytics/id-ranges.ts';
import { periodDays, reportPeriods } from './report-periods.ts';

const at = (date: string) => Date.parse(date) / 1000;

function row(date: string, downloads: number): AnalyticsRow {
  const nothing = {
    aw_collection_id: null,
    aw_episode_id: null,
    publish_date: null,
    country: null,
    platform: null,
  };
  return { ...nothing, start_time: at(date), downloads, unique_reach: downloads, percentTotal: 0, ltr: 0 };
}

describe('reportPeriods', () => {
  const days = (from: string, to: string, by: 'day' | 'week' | 'year', rows: AnalyticsRow[]) =>
    reportPeriods(rows, at(from), at(to), by).map(({ start, downloads }) => [
      new Date(start * 1000).toISOString().slice(0, 10),
      downloads,
    ]);

  it('includes days without downloads', () => {
    expect(days('2026-11-01', '2026-11-03', 'day', [row('2026-11-02', 5)])).toEqual([
      ['2026-11-01', 0],
      ['2026-11-02', 5],
      ['2026-11-03', 0],
    ]);
  });

  it('has downloads and reach of each period', () => {
    const rows = [{ ...row('2026-11-02', 5), unique_reach: 3 }];
    expect(reportPeriods(rows, at('2026-11-01'), at('2026-11-02'), 'day')).toEqual([
      { start: at('2026-11-01'), downloads: 0, reach: 0 },
      { start: at('2026-11-02'), downloads: 5, reach: 3 },
    ]);
  });

  it('starts weeks on Monday and years in January', () => {
    expect(days('2026-11-04', '2026-11-10', 'week', [row('2026-11-02', 5), row('2026-11-09', 7)])).toEqual([
      ['2026-11-02', 5],
      ['2026-11-09', 7],
    ]);
    expect(days('2025-06-01', '2026-11-10', 'year', [row('2026-01-01', 9)])).toEqual([
      ['2025-01-01', 0],
      ['2026-01-01', 9],
    ]);
  });
});

describe('idRanges', () => {
  it('joins consecutive ids', () => {
    expect(idRanges('wxyz', [7, 3, 4, 5, 9, 4])).toEqual([
      { station: 'wxyz', min: 3, max: 5 },
      { station: 'wxyz', min: 7, max: 7 },
      { station: 'wxyz', min: 9, max: 9 },
    ]);
    expect(idRanges('wxyz', [])).toEqual([]);
  });
});

describe('periodDays', () => {
  it('are the days of a period that are chosen', () => {
    const chosen = { start_date: '2026-11-05', end_date: '2027-01-20' };
    expect(periodDays(at('2026-11-05'), 'day', chosen)).toEqual({
      start_date: '2026-11-05',
      end_date: '2026-11-05',
    });
    expect(periodDays(at('2026-11-02'), 'week', chosen)).toEqual({
      start_date: '2026-11-05',
      end_date: '2026-11-08',
    });
    expect(periodDays(at('2026-01-01'), 'year', chosen)).toEqual({
      start_date: '2026-11-05',
      end_date: '2026-12-31',
    });
    expect(periodDays(at('2027-01-01'), 'year', chosen)).toEqual({
      start_date: '2027-01-01',
      end_date: '2027-01-20',
    });
  });
});
