import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Explanation, RecountPreview } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import { failure } from '../../testing/fake-station.ts';
import { openAnalytics, press, user } from './testing/open-analytics.tsx';

const list = {
  source: 'https://code.example/agents',
  date: '2026-08-06',
  commit: 'abc',
  robots: 295,
  apps: 559,
};
const found: Explanation = {
  counting: { rule: 'iab-2.3', name: 'IAB 2.3', window: 'calendar-day', source: 'https://iab.example' },
  list,
  kept_from: '2026-08-25',
  downloads: 3600,
  requests: 9000,
  reasons: [
    { reason: 'robot', requests: 2000 },
    { reason: 'probe', requests: 100 },
    { reason: 'short', requests: 1400 },
    { reason: 'repeat', requests: 2000 },
    { reason: 'counted', requests: 3500 },
  ],
  rules: [{ rule: 'iab-2.3/calendar-day', requests: 9000 }],
  robots: [{ name: 'Googlebot', requests: 1500 }],
};
const preview: RecountPreview = {
  list,
  kept_from: '2026-08-25',
  downloads: 3600,
  downloads_after: 3570,
  changes: [{ from: 'Overcast', to: null, downloads: 30, agent: 'Overcast/9' }],
  last: null,
};
const last = (status: 'running' | 'completed' | 'failed') => ({
  status,
  requested_at: 1,
  ended_at: status === 'running' ? null : 2,
});
const explain = {
  'settings.get': () => makeSettings({ company_admin: true }),
  'analytics.explain': () => found,
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const openDialog = async () => {
  const total = await screen.findAllByRole('button', { name: '3,600 downloads: explain this number' });
  await user.click(total[0] as HTMLElement);
  return dialog('How these downloads were counted');
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 22, 12));
});

describe('the explanation of a total', () => {
  it('has the requests by reason, the rule, the list and the methodology', async () => {
    const { requests } = openAnalytics(explain);
    const view = await openDialog();
    expect(await view.findByText('9,000')).toBeDefined();
    expect(view.getByText('3,500')).toBeDefined();
    expect(
      view.getByText(
        'The reasons of 100 downloads are not kept. They begin on 08/25/2026, at most 90 days ago.',
      ),
    ).toBeDefined();
    expect(view.getByText('Googlebot')).toBeDefined();
    expect(view.getByText('Calendar day, UTC')).toBeDefined();
    expect(view.getByRole('link', { name: 'IAB 2.3' }).getAttribute('href')).toBe('https://iab.example');
    const method = 'https://post.example.org/.well-known/podcast-measurement';
    expect(view.getByRole('link', { name: '/.well-known/podcast-measurement' }).getAttribute('href')).toBe(
      method,
    );
    // The overview has 28 days, the tables below it the day.
    expect(requests('analytics.explain')[0]?.query).toEqual({
      start_date: '2026-10-26',
      end_date: '2026-11-22',
    });
  });

  it('opens from the downloads of a country for its requests alone, without checks of two bytes', async () => {
    const { requests } = openAnalytics(explain, 'start=2026-11-20&end=2026-11-21&tab=country');
    const row = within(await screen.findByRole('row', { name: /Norway/ }));
    await user.click(await row.findByRole('button', { name: '1,200 downloads: explain this number' }));
    const view = await dialog('How these downloads were counted');
    expect(await view.findByText(/^Only requests from Norway\./)).toBeDefined();
    expect(await view.findByText('Parts and repeats')).toBeDefined();
    expect(view.queryByText('Apps check whether ranges work')).toBeNull();
    const query = { start_date: '2026-11-20', end_date: '2026-11-21', countries_list: 'NO' };
    expect(requests('analytics.explain')[0]?.query).toEqual(query);
  });

  it('opens from the downloads of an episode for its requests alone, with the filters that are set', async () => {
    const { requests } = openAnalytics(explain, 'start=2026-11-20&end=2026-11-21&tab=episode&countries=NO');
    const row = within(await screen.findByRole('row', { name: /The ferry/ }));
    await user.click(await row.findByRole('button', { name: '1,200 downloads: explain this number' }));
    const view = await dialog('How these downloads were counted');
    expect(await view.findByText('Only requests for The ferry.')).toBeDefined();
    const query = {
      start_date: '2026-11-20',
      end_date: '2026-11-21',
      countries_list: 'NO',
      episode_id: '21',
    };
    expect(requests('analytics.explain')[0]?.query).toEqual(query);
  });

  it('opens from the downloads of a week for those of its days that are chosen', async () => {
    const { requests } = openAnalytics(explain, 'start=2026-11-01&end=2026-11-09&tab=reports&by=week');
    const row = within(await screen.findByRole('row', { name: /11-04-2026/ }));
    await user.click(await row.findByRole('button', { name: '1,200 downloads: explain this number' }));
    await dialog('How these downloads were counted');
    expect(requests('analytics.explain')[0]?.query).toEqual({
      start_date: '2026-11-04',
      end_date: '2026-11-09',
    });
  });

  it('opens from the total of a tab for its days and filters', async () => {
    const { requests } = openAnalytics(explain, 'start=2026-11-20&end=2026-11-21&countries=NO&shows=4');
    const totals = within(await screen.findByLabelText('Totals'));
    await user.click(await totals.findByRole('button', { name: '3,600 downloads: explain this number' }));
    const view = await dialog('How these downloads were counted');
    expect(await view.findByText(/^Only requests from Norway\./)).toBeDefined();
    expect(requests('analytics.explain')[0]?.query).toEqual({
      start_date: '2026-11-20',
      end_date: '2026-11-21',
      show_id: '4',
      countries_list: 'NO',
    });
  });

  it('reports that it could not be loaded, and retries', async () => {
    let works = false;
    openAnalytics({
      'analytics.explain': () =>
        works ? { ...found, requests: 0, reasons: [], robots: [], downloads: 0 } : failure(500, 'no'),
    });
    const view = await openDialog();
    expect(await view.findByText('Could not load the explanation.')).toBeDefined();
    works = true;
    await press('Retry');
    expect(await view.findByText('No requests with known reasons in these days.')).toBeDefined();
  });
});

describe('a recount', () => {
  it('shows the difference before it starts, and reports its end', async () => {
    let state: RecountPreview = preview;
    const { requests } = openAnalytics({
      ...explain,
      'analytics.recountPreview': () => state,
      'analytics.recount': () => {
        state = { ...preview, last: last('running') };
        return state;
      },
    });
    await openDialog();
    await press('Recount…');
    const view = await dialog('Recount by the current list');
    expect(
      await view.findByText(
        'The days since 08/25/2026 are counted again. Downloads change from 3,600 to 3,570.',
      ),
    ).toBeDefined();
    expect(view.getByText('Overcast → robot, not counted')).toBeDefined();
    expect(requests('analytics.recount')).toHaveLength(0);
    await press('Recount');
    expect(await view.findByText('Recounting. You can close this dialog.')).toBeDefined();
    state = { ...preview, downloads: 3570, changes: [], last: last('completed') };
    expect(await view.findByText('The last 90 days are recounted.', {}, { timeout: 20_000 })).toBeDefined();
    expect(requests('analytics.recount')).toHaveLength(1);
  });

  it('has no button while nothing changes, and says if the last one failed', async () => {
    openAnalytics({
      ...explain,
      'analytics.recountPreview': () => ({ ...preview, changes: [], last: last('failed') }),
    });
    await openDialog();
    await press('Recount…');
    const view = await dialog('Recount by the current list');
    expect(await view.findByText(/There is nothing to recount/)).toBeDefined();
    expect(view.getByText('The recount failed. Start it again to continue it.')).toBeDefined();
    expect(view.queryByRole('button', { name: 'Recount' })).toBeNull();
  });

  it('reports that it could not be started', async () => {
    openAnalytics({
      ...explain,
      'analytics.recountPreview': () => preview,
      'analytics.recount': () => failure(500, 'no'),
    });
    await openDialog();
    await press('Recount…');
    await screen.findByText('Overcast → robot, not counted');
    await press('Recount');
    expect(await screen.findByText('Could not start the recount.')).toBeDefined();
  });

  it('is not offered to users who may not start it', async () => {
    openAnalytics({ ...explain, 'settings.get': () => makeSettings() });
    const view = await openDialog();
    await waitFor(() => expect(view.getByText('9,000')).toBeDefined());
    expect(view.queryByRole('button', { name: 'Recount…' })).toBeNull();
  });
});
