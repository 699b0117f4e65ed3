import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { StorageReport } from '@postkit/sdk/schema';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { StorageCard } from './storage-card.tsx';
import { isNear } from './storage-outlook.ts';

const gb = 1e9;
const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * 86_400 + 60;
const report = (overrides: Partial<StorageReport> = {}): StorageReport => ({
  disk: { total_bytes: 100 * gb, free_bytes: 20 * gb, kept_free_bytes: 0 },
  kinds: { log: 60 * gb, uploads: 7 * gb, renditions: 0, images: 0, share_clips: 0, unfinished_uploads: 0 },
  quota_bytes: null,
  growth: { days: 7, bytes_per_day: 2 * gb },
  full_at: null,
  retention: { log_days: 90, next_week_bytes: 3 * gb },
  backup: { state: 'off', newest_at: null },
  ...overrides,
});

function open(answer: FakeResponses[string]) {
  const station = fakeStation({ 'settings.storage': answer });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client}>
      <StorageCard zone="America/New_York" />
    </PostKitProvider>,
  );
}

describe('StorageCard', () => {
  it('shows the space of the disk and of the station, its growth, and what is removed next', async () => {
    open(() => report({ quota_bytes: 80 * gb }));
    expect(screen.getByRole('status', { name: 'Loading the storage' })).toBeTruthy();
    expect(await screen.findByText('80.0 GB of 100 GB used')).toBeTruthy();
    expect(screen.getByText('2.0 GB a day, all stations, measured over 7 days')).toBeTruthy();
    expect(screen.getByText(/^90 days, longer if an episode uses it. Up to 3.0 GB/)).toBeTruthy();
    expect(screen.getByText('Not within a year at the present rate')).toBeTruthy();
    expect(screen.getByText('60.0 GB')).toBeTruthy();
    expect(screen.getByText('Quota')).toBeTruthy();
    expect(screen.getByText('Nightly backups are off')).toBeTruthy();
    expect(screen.queryByText(/The disk is full/)).toBeNull();
  });

  it('warns two weeks before the disk is full, and of a late backup', async () => {
    open(() => report({ full_at: inDays(12), backup: { state: 'late', newest_at: 1_795_683_600 } }));
    expect(await screen.findByText(/The disk is full in 12 days/)).toBeTruthy();
    expect(screen.getByText(/newest backup is older than two days/)).toBeTruthy();
    expect(screen.getByText('11/26/2026 04:00')).toBeTruthy();
    expect(isNear(inDays(14), Date.now())).toBe(true);
    expect(isNear(inDays(15), Date.now())).toBe(false);
  });

  it('explains a failed backup, and a damaged one', async () => {
    open(() =>
      report({ backup: { state: 'late', newest_at: null, failure: 'EACCES: /backups', damaged_files: 2 } }),
    );
    expect(await screen.findByText('EACCES: /backups')).toBeTruthy();
    expect(screen.getByText(/^2 files of a verified backup cannot be restored/)).toBeTruthy();
    expect(screen.queryByText(/newest backup is older/)).toBeNull();
  });

  it('reports a failure with a retry', async () => {
    let isFailing = true;
    open(() => (isFailing ? failure(500, 'No.') : report()));
    expect(await screen.findByText('Unable to fetch the storage from the server')).toBeTruthy();
    isFailing = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('80.0 GB of 100 GB used')).toBeTruthy();
  });
});
