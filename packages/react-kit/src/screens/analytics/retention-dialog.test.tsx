import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Retention } from '@postkit/sdk/schema';
import { failure } from '../../testing/fake-station.ts';
import { openAnalytics, openTab, press, user } from './testing/open-analytics.tsx';

const found: Retention = {
  episode_id: 21,
  name: 'The ferry',
  version: 1,
  versions: [1],
  duration: 150,
  downloads: 1240,
  in_ranges: 310,
  whole: 820,
  minutes: [310, 155, 31].map((downloads, minute) => ({ minute, downloads })),
};

const openDialog = async () => {
  await openTab('By Episode');
  await press('71%: minutes fetched of The ferry');
  return within(await screen.findByRole('dialog', { name: 'Minutes fetched' }));
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('the minutes of an episode', () => {
  it('open from its listen through rate, with the downloads that show none', async () => {
    const { requests } = openAnalytics({ 'analytics.retention': () => found });
    const view = await openDialog();
    expect(await view.findByText(/^Minutes known: 310 of 1,240 downloads\./)).toHaveProperty(
      'textContent',
      'Minutes known: 310 of 1,240 downloads. Whole file, or parts of two versions: 820. ' +
        'Counted before the station stored minutes: 110.',
    );
    expect(view.getByText('The ferry')).toBeDefined();
    const facts = view.getByText('Middle').closest('dl');
    expect([...(facts?.children ?? [])].map((fact) => fact.textContent)).toEqual([
      'First minute100%',
      'Middle50%',
      'Last minute10%',
    ]);
    expect(view.queryByLabelText('Audio version')).toBeNull();
    expect(requests('analytics.retention').map(({ query }) => query)).toEqual([{ episode_id: '21' }]);
    await user.click(view.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('open from the best episode, and are listed in a table', async () => {
    openAnalytics({ 'analytics.retention': () => found });
    await press('Minutes fetched of The ferry');
    const view = within(await screen.findByRole('dialog', { name: 'Minutes fetched' }));
    await user.click(await view.findByRole('radio', { name: 'Table' }));
    const row = view.getByRole('row', { name: /1:00/ });
    expect([...row.children].map((cell) => cell.textContent)).toEqual(['1:00', '155', '50.0%']);
  });

  it('are those of the chosen audio version', async () => {
    const { requests } = openAnalytics({
      'analytics.retention': ({ query }) => {
        const isFirst = query['version'] === '1';
        return { ...found, versions: [1, 2], version: isFirst ? 1 : 2, in_ranges: isFirst ? 5 : 310 };
      },
    });
    const view = await openDialog();
    await user.click(await view.findByRole('button', { name: /Version 2/ }));
    await user.click(await screen.findByRole('option', { name: 'Version 1' }));
    expect(await view.findByText(/^Minutes known: 5 of 1,240/)).toBeDefined();
    expect(requests('analytics.retention').at(-1)?.query).toEqual({ episode_id: '21', version: '1' });
  });

  it('are saved as CSV', async () => {
    let saved: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) saved = file;
      return 'blob:1';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    openAnalytics({ 'analytics.retention': () => found });
    const view = await openDialog();
    await view.findByText(/^Minutes known: 310/);
    await user.click(view.getByRole('button', { name: 'Download CSV' }));
    expect(await saved?.text()).toContain('From,Downloads,Share\r\n0:00,310,1.0000\r\n1:00,155,0.5000\r\n');
  });

  it('report a failure, retry, and are empty without a download in ranges', async () => {
    let works = false;
    const none = { ...found, downloads: 820, in_ranges: 0 };
    openAnalytics({ 'analytics.retention': () => (works ? none : failure(500, 'no')) });
    const view = await openDialog();
    expect(await view.findByText('Could not load the minutes of this episode.')).toBeDefined();
    works = true;
    await user.click(view.getByRole('button', { name: 'Retry' }));
    expect(await view.findByText('No download shows its minutes yet')).toBeDefined();
    expect(view.getByRole('button', { name: 'Download CSV' })).toHaveProperty('disabled', true);
    expect(view.queryByRole('radio', { name: 'Table' })).toBeNull();
  });
});
