import { describe, expect, it } from 'vitest';
import { comparedShows, firstCompared, pointsByAge, pointsByDate } from './compared-shows.ts';

describe('the shows of a comparison', () => {
  it('begin with those that are filtered, or with the three that have the most downloads', () => {
    expect(firstCompared(['4', '9'], ['7', '4', '1'])).toEqual(['4', '9']);
    expect(firstCompared(['1', '2', '3', '4', '5', '6'], [])).toEqual(['1', '2', '3', '4', '5']);
    expect(firstCompared([], ['7', '4', '1', '2'])).toEqual(['7', '4', '1']);
    expect(firstCompared(['1'], ['7', '1', '2'])).toEqual(['1', '7', '2']);
  });

  it('have their downloads, and the change against the days before', () => {
    const trends = { now: { 4: [1, 2], 5: [3] }, before: { 4: [2] } };
    expect(comparedShows(['4', '5', '6'], { 4: 'Morning' }, trends)).toEqual([
      { id: '4', name: 'Morning', downloads: 3, before: 2, change: 50 },
      { id: '5', name: '#5', downloads: 3, before: 0, change: null },
      { id: '6', name: '#6', downloads: 0, before: 0, change: 0 },
    ]);
  });
});

describe('the points of the chart', () => {
  it('have the downloads of each day, also of shows without any', () => {
    const [first, second] = pointsByDate(['4', '5'], { 4: [7, 8] }, '2026-11-01', 2);
    expect(first).toEqual({ at: Date.UTC(2026, 10, 1) / 1000, s4: 7, s5: 0 });
    expect(second).toMatchObject({ s4: 8, s5: 0 });
  });

  it('end for a show where none of its episodes is older', () => {
    const days = (...downloads: number[]) =>
      downloads.map((sum, day) => ({ day, downloads: sum, episodes: 1 }));
    const shows = [
      { show_id: 4, episodes: 2, days: days(10, 15) },
      { show_id: 5, episodes: 1, days: days(3) },
    ];
    expect(pointsByAge(shows)).toEqual([
      { at: 1, s4: 10, s5: 3 },
      { at: 2, s4: 15 },
    ]);
    expect(pointsByAge([])).toEqual([]);
  });
});
