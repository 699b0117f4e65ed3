import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure } from '../../testing/fake-station.ts';
import { devicesCsv } from './devices-csv.ts';
import { openAnalytics, press, user } from './testing/open-analytics.tsx';

const devices = [
  { device: 'Apple iPhone', system: 'iOS', downloads: 3000 },
  { device: 'Speaker, smart', system: 'Unknown', downloads: 1000 },
];
const query = 'tab=platform&start=2026-11-20&end=2026-11-21&countries=NO&shows=4';
const openDialog = async () => {
  await press('Devices');
  return within(await screen.findByRole('dialog', { name: 'Downloads by device' }));
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 22, 12));
});

describe('the devices of downloads', () => {
  it('are listed with their shares for the days and filters of the tab', async () => {
    const { requests } = openAnalytics({ 'analytics.devices': () => ({ devices }) }, query);
    const view = await openDialog();
    const row = await view.findByRole('row', { name: /Apple iPhone/ });
    expect([...row.children].map((cell) => cell.textContent)).toEqual([
      'Apple iPhone',
      'iOS',
      '3,000',
      '75.0%',
    ]);
    expect(view.getByText('4,000 downloads. Those without a stored device are not included.')).toBeDefined();
    expect(requests('analytics.devices')[0]?.query).toEqual({
      start_date: '2026-11-20',
      end_date: '2026-11-21',
      show_id: '4',
      countries_list: 'NO',
    });
  });

  it('are saved as CSV', async () => {
    let saved: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) saved = file;
      return 'blob:1';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    openAnalytics({ 'analytics.devices': () => ({ devices }) }, query);
    const view = await openDialog();
    await view.findByRole('row', { name: /Apple iPhone/ });
    await user.click(view.getByRole('button', { name: 'Download CSV' }));
    expect(await saved?.text()).toContain('"Speaker, smart",Unknown,1000\r\n');
    expect(devicesCsv([])).toBe('\uFEFFDevice,Operating System,Downloads\r\n');
  });

  it('report a failure, retry, and are empty without downloads', async () => {
    let works = false;
    openAnalytics({ 'analytics.devices': () => (works ? { devices: [] } : failure(500, 'no')) }, query);
    const view = await openDialog();
    expect(await view.findByText('Could not load the devices.')).toBeDefined();
    works = true;
    await user.click(view.getByRole('button', { name: 'Retry' }));
    expect(await view.findByText('No downloads with a known device')).toBeDefined();
    expect(view.getByRole('button', { name: 'Download CSV' })).toHaveProperty('disabled', true);
    await user.click(view.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
