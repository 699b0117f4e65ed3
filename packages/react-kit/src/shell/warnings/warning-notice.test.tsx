import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { InstallationWarning } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import type { HostStorage } from '../../host/host.ts';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { stationSession } from '../../host/session/station-session.ts';
import { failure, fakeStation } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { WarningNotice } from './warning-notice.tsx';

const now = () => Math.floor(Date.now() / 1000);
const warning = (
  kind: InstallationWarning['kind'],
  more: Partial<InstallationWarning> = {},
): InstallationWarning => ({
  kind,
  at: Date.parse('2026-11-20T12:00Z') / 1000,
  station: null,
  title: '',
  reason: '',
  ...more,
});

function memory(): HostStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/** Renders the notice of a station; resolves once the station has responded. */
async function open(warnings: InstallationWarning[] | Response, storage = memory()) {
  const station = fakeStation({
    'settings.warnings': () => (warnings instanceof Response ? warnings : { warnings }),
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client} host={{ storage }}>
      <WarningNotice session={stationSession({ ...makeSettings(), features: {} })} />
    </PostKitProvider>,
  );
  await waitFor(() => expect(station.calls).toHaveLength(1));
}

describe('WarningNotice', () => {
  it('names one problem, with a link to where it is mended', async () => {
    await open([warning('disk_full', { at: now() + 5 * 86_400 + 60 })]);
    expect((await screen.findByRole('status')).textContent).toMatch(/^The disk is full in 5 days, on .*\./);
    expect(screen.getByRole('link', { name: 'Open Storage' }).getAttribute('href')).toBe(
      '/wxyz/setup?section=storage',
    );
  });

  it('names several in one notice, and leaves out the recording of this station', async () => {
    await open([
      warning('recording_stopped', { station: 'wxyz', title: 'WXYZ' }),
      warning('recording_stopped', { station: 'kabc', title: 'KABC' }),
      warning('database_damaged'),
      warning('process_hung', { reason: 'recorder' }),
      warning('backup_failed'),
      warning('backup_late'),
      warning('backup_damaged'),
    ]);
    const { textContent } = await screen.findByRole('status');
    expect(textContent).toContain('6 things need attention.');
    expect(textContent).toContain('The database is damaged, found on ');
    expect(textContent).toContain('The process “recorder” of the station did not respond on 11/20/2026');
    expect(textContent).toContain('KABC has recorded nothing since 11/20/2026');
    expect(textContent).not.toContain('WXYZ has');
    expect(screen.getByRole('link', { name: 'Open KABC' }).getAttribute('href')).toBe('/kabc/today');
    expect(screen.getAllByRole('link', { name: 'Open Storage' })).toHaveLength(3);
  });

  it('hides its problems for a day in this browser, and shows new ones', async () => {
    const storage = memory();
    await open([warning('backup_failed')], storage);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Hide for a day' }));
    expect(screen.queryByText(/nightly backup failed/)).toBeNull();
    cleanup();
    await open([warning('backup_failed'), warning('backup_damaged')], storage);
    expect((await screen.findByRole('status')).textContent).not.toContain('nightly backup failed');
    cleanup();
    storage.set('hiddenWarnings', JSON.stringify({ 'backup_failed ': now() - 1 }));
    await open([warning('backup_failed')], storage);
    expect(await screen.findByText(/nightly backup failed/)).toBeTruthy();
  });

  it('is silent if there is nothing, or if the station cannot say', async () => {
    await open([]);
    expect(screen.queryByRole('button', { name: 'Hide for a day' })).toBeNull();
    cleanup();
    await open(failure(500, 'No.'));
    expect(screen.queryByRole('button', { name: 'Hide for a day' })).toBeNull();
  });
});
