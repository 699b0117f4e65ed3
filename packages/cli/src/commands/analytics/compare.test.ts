import { describe, expect, it } from 'vitest';
import { fakeStation } from '../../testing/fake-station.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const api = 'GET /wxyz/api/v1';
const days = [10, 15.4].map((downloads, day) => ({ day, downloads, episodes: 2 }));
const responses = {
  [`${api}/get_all_show_names.json`]: () => ({ 4: 'Morning', 5: 'Night' }),
  [`${api}/get_show_trends.json`]: (call: { query: URLSearchParams }) =>
    call.query.get('end_date') === '2026-11-28' ? { 4: [20, 10], 5: [3] } : { 4: [20] },
  [`${api}/get_analytics_average_episodes.json`]: () => ({ shows: [{ show_id: 4, episodes: 2, days }] }),
};
const args = ['analytics', 'compare', '--shows', '4,5', '--to', '2026-11-28'];

describe('analytics compare', () => {
  it('prints the downloads of shows, those before, and of their average episodes', async () => {
    await using station = await fakeStation(responses);
    const { code, out, err } = await runPostkit(args, { url: station.url });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n')).toEqual([
      'DOWNLOADS  BEFORE  CHANGE  EPISODES  AVERAGE EPISODE  SHOW',
      '30         20      +50%    2         15 in 2 days     Morning',
      '3          0               0                          Night',
      '',
    ]);
    const ranges = station.calls.map(({ query }) => query.get('start_date')).filter((date) => date !== null);
    expect(new Set(ranges)).toEqual(new Set(['2026-11-01', '2026-10-04']));
  });

  it('prints JSON and CSV, and refuses one show', async () => {
    await using station = await fakeStation(responses);
    const { shows } = JSON.parse((await runPostkit([...args, '--json'], { url: station.url })).out) as {
      shows: object[];
    };
    expect(shows[0]).toMatchObject({ show_id: 4, downloads: 30, before: 20, average: 15, average_days: 2 });
    expect((await runPostkit([...args, '--csv'], { url: station.url })).out).toContain(
      '\n5,Night,3,0,0,0,0\n',
    );
    expect((await runPostkit(['analytics', 'compare', '--shows', '4'], { url: station.url })).code).toBe(2);
  });
});
