import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { LiveEventName, LiveMessage, StationExport } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { StationExportScreen } from './station-export-screen.tsx';

const guid = '6f0d2c1e-7a5b-4c0e-9d57-0b6a7d8d1a11';
const user = userEvent.setup();
const made = (overrides: Partial<StationExport> = {}): StationExport => ({
  guid,
  status: 'complete',
  includes_media: true,
  log: null,
  progress: 100,
  files: 1204,
  bytes: 12_300_000_000,
  missing: [],
  error: '',
  created_at: 1_780_000_000,
  expires_at: 1_780_604_800,
  ...overrides,
});
const estimate = {
  media: { files: 240, bytes: 9_000_000_000 },
  images: { files: 31, bytes: 40_000_000 },
  timelines: { files: 0, bytes: 0 },
  log_days: [] as { day: string; bytes: number }[],
};
const running = made({ status: 'processing', progress: 40, bytes: 0, files: 12, expires_at: null });

/** Renders the screen at a station with the given exports, which the test may replace. */
function open(first: StationExport[], responses: FakeResponses = {}, { admin = true } = {}) {
  const listed = { now: first };
  const station = fakeStation({
    'settings.get': () => makeSettings({ company_admin: admin, station_list: [] }),
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    'stationExports.list': () => ({ station_exports: listed.now }),
    'stationExports.estimate': () => estimate,
    'stationImports.list': () => ({ station_imports: [] }),
    'stationExports.start': () => {
      listed.now = [running, ...listed.now];
      return running;
    },
    'stationExports.remove': () => {
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
  const handlers = new Map<string, Set<(message: never) => void>>();
  vi.spyOn(client.live, 'on').mockImplementation((name, handler) => {
    const known = handlers.get(name) ?? new Set();
    handlers.set(name, known.add(handler as unknown as (message: never) => void));
    return () => known.delete(handler as unknown as (message: never) => void);
  });
  render(
    <PostKitProvider stores={stores} client={client}>
      <StationExportScreen />
    </PostKitProvider>,
  );
  return {
    listed,
    last: (operation: string) => station.calls.findLast((call) => call.operation === operation),
    emit: <Name extends LiveEventName>(name: Name, message: LiveMessage<Name>) =>
      act(async () => {
        for (const handler of handlers.get(name) ?? []) handler(message as never);
      }),
  };
}

const startButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Start export' });

describe('StationExportScreen', () => {
  it('shows the size of either content before the start, and no exports yet', async () => {
    open([]);
    expect(await screen.findByText('About 9.0 GB')).toBeTruthy();
    expect(screen.getByText(/^240 audio and video files, 31 images/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Everything except audio and video' }));
    expect(screen.getByText('About 40.0 MB')).toBeTruthy();
    expect(screen.getByText('postkit station export --no-media')).toBeTruthy();
    expect(screen.getByText('No exports yet')).toBeTruthy();
  });

  it('starts an export with the chosen content and then waits for it', async () => {
    const { last } = open([]);
    await user.click(await screen.findByRole('radio', { name: 'Everything except audio and video' }));
    await user.click(await startButton());
    expect(await screen.findByRole('progressbar', { name: /^Preparing: Export of/ })).toBeTruthy();
    expect(last('stationExports.start')?.body).toEqual({ includes_media: false, log: null });
    expect((await startButton()).disabled).toBe(true);
    expect(screen.getByText('An export is running. Wait for its end, or cancel it.')).toBeTruthy();
  });

  it('includes days of the log on request, with their size and command', async () => {
    const days = [
      { day: '2026-11-01', bytes: 1_000_000_000 },
      { day: '2026-11-02', bytes: 2_000_000_000 },
    ];
    const { last } = open([], { 'stationExports.estimate': () => ({ ...estimate, log_days: days }) });
    await user.click(await screen.findByRole('checkbox', { name: 'Days of the log' }));
    expect(await screen.findByText('About 11.0 GB')).toBeTruthy();
    expect(screen.getByText('postkit station export --log 2026-11-02..2026-11-02')).toBeTruthy();
    await user.click(await startButton());
    expect(last('stationExports.start')?.body).toEqual({
      includes_media: true,
      log: { first_day: '2026-11-02', last_day: '2026-11-02' },
    });
  });

  it('shows live progress and then the zip', async () => {
    const { emit, listed } = open([running]);
    const bar = await screen.findByRole('progressbar');
    await emit('station_export_changed', { guid, status: 'processing', progress: 72 });
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('72'));
    listed.now = [made()];
    await emit('station_export_changed', { guid, status: 'complete', progress: 100 });
    const link = await screen.findByRole('link', { name: /^Download: Export of/ });
    expect(link.getAttribute('href')).toContain(`/wxyz/station_export/${guid}.zip`);
    expect(screen.getByText(/^Everything · 12\.3 GB, 1,204 files · Deleted on/)).toBeTruthy();
  });

  it('shows an export that another admin started, by its live event', async () => {
    const { emit, listed } = open([]);
    await screen.findByText('No exports yet');
    listed.now = [running];
    await emit('station_export_changed', { guid, status: 'processing', progress: 0 });
    expect(await screen.findByRole('progressbar')).toBeTruthy();
  });

  it('cancels a running export after a question', async () => {
    const { last } = open([running]);
    await user.click(await screen.findByRole('button', { name: /^Cancel: Export of/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this export?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep it running' }));
    expect(last('stationExports.remove')).toBeUndefined();
    await user.click(screen.getByRole('button', { name: /^Cancel: Export of/ }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel export' }),
    );
    expect(await screen.findByText('No exports yet')).toBeTruthy();
    expect(last('stationExports.remove')?.params.guid).toBe(guid);
  });

  it('deletes an export, and keeps the dialog with the reason if that fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    let isFailing = true;
    const { listed } = open([made()], {
      'stationExports.remove': () => {
        if (isFailing) return failure(500, 'The disk is away.');
        listed.now = [];
        return null;
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Delete: Export of/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this export?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete export' }));
    expect(await within(dialog).findByRole('alert')).toBeTruthy();
    isFailing = false;
    await user.click(within(dialog).getByRole('button', { name: 'Delete export' }));
    expect(await screen.findByText('No exports yet')).toBeTruthy();
  });

  it('names missing files and the reason of a failure', async () => {
    const other = 'a56aa84f-5a3f-4d18-9c8e-7d6e0d6a3f10';
    open([
      made({ missing: [{ path: 'audio/8.mp3', reason: 'The file is missing or damaged.' }] }),
      made({
        guid: other,
        status: 'error',
        bytes: 0,
        error: 'The station could not read all its files. Start a new export.',
      }),
    ]);
    expect(await screen.findByText('1 file is missing in the zip')).toBeTruthy();
    expect(screen.getByText('audio/8.mp3: The file is missing or damaged.')).toBeTruthy();
    expect(screen.getByText(/could not read all its files/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^Download/ })).toHaveLength(1);
  });

  it('offers no fourth export', async () => {
    open([made(), made({ guid: 'b' }), made({ guid: 'c' })]);
    expect((await startButton()).disabled).toBe(true);
    expect(screen.getByText('The station has 3 exports. Delete one, then start the next.')).toBeTruthy();
  });

  it('reports a refused start, and an estimate that failed with a retry', async () => {
    let isFailing = true;
    open([], {
      'stationExports.start': () => failure(507, 'The disk is full.'),
      'stationExports.estimate': () =>
        isFailing
          ? failure(500, 'No.')
          : { ...estimate, media: { files: 1, bytes: 1000 }, images: { files: 0, bytes: 0 } },
    });
    expect(await screen.findByText(/The size could not be estimated/)).toBeTruthy();
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('About 1.0 kB')).toBeTruthy();
    await user.click(await startButton());
    expect((await screen.findByRole('alert')).textContent).toContain('The disk is full.');
  });

  it('is only for admins', async () => {
    const { last } = open([], {}, { admin: false });
    expect(await screen.findByText('Only admins can open Export')).toBeTruthy();
    expect(last('stationExports.list')).toBeUndefined();
  });
});
