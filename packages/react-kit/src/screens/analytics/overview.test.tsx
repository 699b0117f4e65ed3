import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, type FakeCall } from '../../testing/fake-station.ts';
import { openAnalytics, press, responseWith, row } from './testing/open-analytics.tsx';

const overview = async () => within(await screen.findByRole('region', { name: 'Overview' }));

/** A total of each period, by its first day. */
const totals = (sums: Record<string, number>) => (call: FakeCall) => {
  const response = responseWith([row({ start_time: Date.UTC(2026, 10, 4) / 1000 })]);
  return {
    ...response,
    totals: { ...response.totals, downloads: sums[call.query['start_date'] ?? ''] ?? 0 },
  };
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 22, 12));
});

describe('the overview of analytics', () => {
  it('has the 28 days up to a single day, compared with the 28 before, and their best episode', async () => {
    const { requests } = openAnalytics({
      'analytics.total': totals({ '2026-10-26': 18_406, '2026-09-28': 16_434 }),
    });
    const view = await overview();
    expect(await view.findByText('18,406')).toBeDefined();
    expect(view.getByRole('heading', { name: 'Downloads, Oct 26 – Nov 22' })).toBeDefined();
    expect(view.getByText('12% more than in the 28 days before')).toBeDefined();
    expect(await view.findByText('The ferry')).toBeDefined();
    expect(view.getByText('Morning Tide, 1,200 downloads')).toBeDefined();
    await waitFor(() =>
      expect(requests('analytics.showTrends')[0]?.query).toEqual({
        start_date: '2026-10-26',
        end_date: '2026-11-22',
      }),
    );
    // The tables keep the day.
    expect(requests('analytics.shows')[0]?.query).toMatchObject({
      start_date: '2026-11-22',
      end_date: '2026-11-22',
    });
  });

  it('has the chosen days, which a press sets', async () => {
    const { requests } = openAnalytics({
      'analytics.total': totals({ '2026-11-16': 50, '2026-11-09': 100 }),
    });
    await press('Last 7 days');
    const view = await overview();
    expect(await view.findByText('50% fewer than in the 7 days before')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Last 7 days' }).getAttribute('aria-pressed')).toBe('true');
    await waitFor(() =>
      expect(requests('analytics.shows').at(-1)?.query).toMatchObject({ start_date: '2026-11-16' }),
    );
  });

  it('draws the days of each show as a line', async () => {
    openAnalytics({ 'analytics.showTrends': () => ({ 4: [1, 0, 2] }) });
    expect(await screen.findByRole('img', { name: '3 downloads in 28 days' })).toBeDefined();
  });

  it('reports that it could not be loaded, and retries', async () => {
    let works = false;
    openAnalytics({
      'analytics.total': (call) => (works ? totals({ '2026-10-26': 7 })(call) : failure(500, 'no')),
    });
    expect(await screen.findByText('Could not load the overview.')).toBeDefined();
    works = true;
    await press('Retry');
    expect(await (await overview()).findByText('7')).toBeDefined();
    expect(screen.getByText('No downloads in the 28 days before')).toBeDefined();
  });

  it('says at which time the counted day changes, while UTC has another date than the station', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 22, 2));
    openAnalytics();
    expect(await screen.findByText('Days are in UTC: downloads since 19:00 count for Nov 22.')).toBeDefined();
    cleanup();
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 22, 12));
    openAnalytics();
    await overview();
    expect(screen.queryByText(/^Days are in UTC/)).toBeNull();
  });
});
