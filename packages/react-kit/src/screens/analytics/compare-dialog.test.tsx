import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure } from '../../testing/fake-station.ts';
import { openAnalytics, press, user } from './testing/open-analytics.tsx';

const query = 'start=2026-11-01&end=2026-11-02&shows=4,5';
const trends = ({ query: { start_date } }: { query: Record<string, string> }) =>
  start_date === '2026-11-01' ? { 4: [20, 10], 5: [3, 0] } : { 4: [20, 0] };
const averages = () => ({
  shows: [
    { show_id: 4, episodes: 2, days: [{ day: 0, downloads: 10.4, episodes: 2 }] },
    { show_id: 5, episodes: 0, days: [] },
  ],
});
const responses = { 'analytics.showTrends': trends, 'analytics.averageEpisodes': averages };

async function openDialog() {
  await press('Compare shows');
  return within(await screen.findByRole('dialog', { name: 'Compare shows' }));
}
type View = Awaited<ReturnType<typeof openDialog>>;
const cellsOf = async (view: View, name: RegExp) =>
  [...(await view.findByRole('row', { name })).children].map((cell) => cell.textContent);

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('the comparison of shows', () => {
  it('has the downloads of the filtered shows, and the change against the days before', async () => {
    openAnalytics(responses, query);
    const view = await openDialog();
    expect(await cellsOf(view, /Morning Tide/)).toEqual(['Morning Tide', '30', '20', '+50%']);
    expect(await cellsOf(view, /Night Watch/)).toEqual(['Night Watch', '3', '0', 'New']);
    expect(view.getByText('11/01/2026 to 11/02/2026, UTC, with all countries and platforms.')).toBeDefined();
  });

  it('has the average episodes by days since publishing', async () => {
    const { requests } = openAnalytics(responses, query);
    const view = await openDialog();
    await user.click(await view.findByRole('radio', { name: 'Since publishing' }));
    expect(await cellsOf(view, /Morning Tide/)).toEqual(['Morning Tide', '2', '10', 'Not yet', 'Not yet']);
    expect(requests('analytics.averageEpisodes')[0]?.query).toEqual({
      show_id: '4,5',
      start_date: '2026-11-01',
      end_date: '2026-11-02',
    });
  });

  it('asks for another show, and is empty without downloads', async () => {
    openAnalytics({ ...responses, 'analytics.showTrends': () => ({}) }, query);
    const view = await openDialog();
    expect(await view.findByText('No downloads to compare')).toBeDefined();
    await user.click(view.getByRole('button', { name: /Shows/ }));
    await user.click(await screen.findByRole('option', { name: 'Night Watch' }));
    await user.keyboard('{Escape}');
    expect(await view.findByText('Choose another show to compare.')).toBeDefined();
  });

  it('reports a failure, and retries', async () => {
    let works = false;
    openAnalytics(
      { ...responses, 'analytics.showTrends': (call) => (works ? trends(call) : failure(500, 'no')) },
      query,
    );
    const view = await openDialog();
    expect(await view.findByText('Could not load the comparison.')).toBeDefined();
    works = true;
    await user.click(view.getByRole('button', { name: 'Retry' }));
    expect(await cellsOf(view, /Morning Tide/)).toContain('30');
  });
});
