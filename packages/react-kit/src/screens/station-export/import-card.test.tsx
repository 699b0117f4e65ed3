import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { StationImport, StationImportPlan } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { StationExportScreen } from './station-export-screen.tsx';

const guid = '6f0d2c1e-7a5b-4c0e-9d57-0b6a7d8d1a11';
const user = userEvent.setup();
const plan: StationImportPlan = {
  station: {
    title: 'Harbour FM',
    slug: 'harbour',
    address: 'https://old.example.com/harbour',
    timezone: 'Europe/Berlin',
  },
  exported_at: 1_780_000_000,
  files: 1204,
  bytes: 12_300_000_000,
  includes_media: true,
  log: null,
  parts: [
    { part: 'shows', count: 3 },
    { part: 'schedules', count: 2 },
    { part: 'webhooks', count: 0 },
  ],
  users: [{ name: 'Lara Lind', email: 'lara@example.com', admin: true, state: 'new' }],
  missing: [{ path: 'audio/8.mp3', reason: 'The file is missing or damaged.' }],
  keeps_paths: false,
};
const made = (overrides: Partial<StationImport> = {}): StationImport => ({
  guid,
  status: 'planned',
  progress: 0,
  bytes: 5,
  received: 5,
  plan,
  error: '',
  created_at: 1_780_000_000,
  ended_at: null,
  ...overrides,
});

function open(first: StationImport[], responses: FakeResponses = {}) {
  const listed = { now: first };
  const station = fakeStation({
    'settings.get': () => makeSettings({ company_admin: true, station_list: [] }),
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    'stationExports.list': () => ({ station_exports: [] }),
    'stationExports.estimate': () => failure(500, 'No.'),
    'stationImports.list': () => ({ station_imports: listed.now }),
    'stationImports.get': () => listed.now[0] ?? null,
    'stationImports.start': () => {
      listed.now = [made({ status: 'receiving', received: 0, plan: null })];
      return listed.now[0];
    },
    'stationImports.send': () => {
      listed.now = [made()];
      return listed.now[0];
    },
    'stationImports.apply': () => {
      listed.now = [made({ status: 'importing', progress: 30 })];
      return listed.now[0];
    },
    'stationImports.remove': () => {
      listed.now = [];
      return null;
    },
    ...responses,
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client}>
      <StationExportScreen />
    </PostKitProvider>,
  );
  return { calls: () => station.calls.map(({ operation }) => operation) };
}

async function chooseZip(): Promise<void> {
  await screen.findByRole('button', { name: /^Choose/ });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no input.');
  await user.upload(input, new File(['hello'], 'export.zip', { type: 'application/zip' }));
}

describe('the import of a station', () => {
  it('sends a zip, shows what it would bring, and imports it on request', async () => {
    const { calls } = open([]);
    await chooseZip();
    const table = await screen.findByRole('table', { name: 'Contents of the import' });
    const row = within(table).getByRole('row', { name: /^Schedules/ });
    expect(row.textContent).toBe('Schedules2Paused until you resume them.');
    expect(within(table).queryByRole('row', { name: /^Webhooks/ })).toBeNull();
    expect(screen.getByText(/^Harbour FM, https:\/\/old\.example\.com\/harbour/)).toBeTruthy();
    expect(screen.getByText('Lara Lind (lara@example.com, admin): created')).toBeTruthy();
    expect(screen.getByText('audio/8.mp3: The file is missing or damaged.')).toBeTruthy();
    expect(calls()).not.toContain('stationImports.apply');
    await user.click(screen.getByRole('button', { name: 'Import station' }));
    expect(await screen.findByRole('progressbar', { name: 'Importing' })).toBeTruthy();
  });

  it('says why a station or a zip is refused', async () => {
    const message = 'This station is not empty.';
    open([], { 'stationImports.start': () => failure(409, message) });
    await chooseZip();
    expect((await screen.findByRole('alert')).textContent).toContain(message);
  });

  it('shows an import that failed, and offers the next', async () => {
    open([
      made({
        status: 'error',
        plan: null,
        error: 'README.md is damaged: its checksum differs.',
        ended_at: 1_780_000_001,
      }),
    ]);
    expect(await screen.findByText('README.md is damaged: its checksum differs.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Choose zip' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Not imported')).toBeNull());
  });

  it('offers to resume a zip that has not fully arrived, and to cancel it', async () => {
    open([made({ status: 'receiving', received: 2, plan: null })]);
    expect(await screen.findByRole('button', { name: 'Choose the same zip to resume' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel import' }));
    expect(await screen.findByRole('button', { name: 'Choose zip' })).toBeTruthy();
  });

  it('offers the list of addresses when it is complete', async () => {
    open([made({ status: 'complete', progress: 100, ended_at: 1_780_000_001 })]);
    const link = await screen.findByRole('link', { name: 'Download addresses (CSV)' });
    expect(link.getAttribute('href')).toContain(`/wxyz/api/v1/station_import/${guid}/addresses.csv`);
    expect(screen.queryByRole('button', { name: 'Choose zip' })).toBeNull();
  });

  it('says that the imports could not be loaded, and loads them again', async () => {
    let isFailing = true;
    open([], { 'stationImports.list': () => (isFailing ? failure(500, 'No.') : { station_imports: [] }) });
    expect(await screen.findByText(/The imports could not be loaded/)).toBeTruthy();
    isFailing = false;
    const section = screen.getByRole('region', { name: 'Import a station' });
    await user.click(within(section).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Choose zip' })).toBeTruthy();
  });
});
