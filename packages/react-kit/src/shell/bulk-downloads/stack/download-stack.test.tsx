import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { BulkDownload, LiveEventName, LiveMessage } from '@postkit/sdk/schema';
import { useMessages } from '../../../host/messages.store.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { failure, fakeStation } from '../../../testing/fake-station.ts';
import { makeBulkDownload } from '../../../testing/make-bulk-download.ts';
import { stores } from '../../../testing/stores.ts';
import { DownloadStack } from './download-stack.tsx';

const { guid } = makeBulkDownload();
const processing = makeBulkDownload({ status: 'processing', progress: 0, bytes: 0, expires_at: null });

/** Renders the stack at a station with the given downloads, which the test may replace. */
async function open(first: BulkDownload[]) {
  const listed = { now: first };
  const station = fakeStation({
    'bulkDownloads.list': () => ({ bulk_downloads: listed.now }),
    'bulkDownloads.remove': () => {
      listed.now = [];
      return null;
    },
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
  });
  const handlers = new Map<string, (message: never) => void>();
  vi.spyOn(client.live, 'on').mockImplementation((name, handler) => {
    handlers.set(name, handler as unknown as (message: never) => void);
    return () => undefined;
  });
  const openTab = vi.fn<(url: string) => void>();
  render(
    <PostKitProvider stores={stores} client={client} host={{ openTab }}>
      <DownloadStack />
    </PostKitProvider>,
  );
  await waitFor(() => expect(station.calls).not.toEqual([]));
  return {
    listed,
    openTab,
    calls: station.calls,
    emit: <Name extends LiveEventName>(name: Name, message: LiveMessage<Name>) =>
      act(async () => handlers.get(name)?.(message as never)),
  };
}

const shown = () => useMessages.in(stores).getState().messages;

describe('DownloadStack', () => {
  it('shows the downloads that the station has, also after a reload, and no message for them', async () => {
    await open([makeBulkDownload({ bytes: 12_300_000 })]);
    expect(await screen.findByRole('region', { name: 'Downloads' })).toBeDefined();
    expect(screen.getByText('12.3 MB')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Save zip: 2 episodes, MP3' });
    expect(link.getAttribute('href')).toContain(`/wxyz/playlist/bulk/${guid}.zip`);
    expect(shown()).toEqual([]);
  });

  it('shows nothing without downloads', async () => {
    await open([]);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('shows live progress', async () => {
    const { emit } = await open([processing]);
    const bar = await screen.findByRole('progressbar', { name: 'Preparing 2 episodes, MP3' });
    await emit('bulk_zip_progress', { guid, progress: 40 });
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('40'));
    await emit('bulk_zip_progress', { guid: 'of another user', progress: 80 });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
  });

  it('LIVE-013 BULK-005 marks a download as complete by bulk_zip_complete, with no error if all files came back', async () => {
    const { emit, listed, openTab } = await open([processing]);
    await screen.findByRole('progressbar');
    listed.now = [makeBulkDownload()];
    await emit('bulk_zip_complete', { guid, url: 'https://post.example.org/x.zip' });
    expect(await screen.findByRole('link', { name: /^Save zip/ })).toBeDefined();
    await waitFor(() => expect(shown()).toHaveLength(1));
    expect(shown()[0]).toMatchObject({ type: 'success', name: 'Download ready' });
    shown()[0]?.action?.onPress();
    expect(openTab).toHaveBeenCalledWith(expect.stringContaining(`${guid}.zip`));
  });

  it('BULK-004 BULK-006 says how many of the total are missing, and which', async () => {
    const { emit, listed } = await open([processing]);
    await screen.findByRole('progressbar');
    listed.now = [
      makeBulkDownload({
        audio_playlist_ids: [7, 8, 9],
        missing: [{ playlist_id: 8, name: 'Storm', reason: 'This episode was deleted.' }],
      }),
    ];
    await emit('bulk_zip_complete', { guid, url: '' });
    await waitFor(() => expect(shown()).toHaveLength(1));
    expect(shown()[0]).toMatchObject({
      type: 'error',
      name: '1 of 3 files could not be downloaded.',
      details: 'Storm: This episode was deleted.',
    });
    expect(screen.getByText('Storm: This episode was deleted.')).toBeDefined();
  });

  it('LIVE-014 BULK-007 marks a download as failed by bulk_zip_failed, in the quoted words', async () => {
    const { emit, listed } = await open([processing]);
    await screen.findByRole('progressbar');
    listed.now = [
      makeBulkDownload({ status: 'error', error: 'None of these episodes has audio.', bytes: 0 }),
    ];
    await emit('bulk_zip_failed', { guid, error: 'None of these episodes has audio.' });
    expect(await screen.findByText(/^Failed down download bulk files\. None of these/)).toBeDefined();
    expect(shown()).toMatchObject([{ type: 'error', name: 'Failed down download bulk files.' }]);
  });

  it('removes a download', async () => {
    const { calls } = await open([makeBulkDownload()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove download: 2 episodes, MP3' }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(
      calls.some(({ operation, params }) => operation === 'bulkDownloads.remove' && params.guid === guid),
    ).toBe(true);
  });

  it('logs that the list could not be loaded', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const station = fakeStation({ 'bulkDownloads.list': () => failure(500, 'no') });
    const client = createClient({
      baseUrl: 'https://post.example.org',
      station: 'wxyz',
      fetch: station.fetch,
      retries: 0,
      logLevel: 'off',
    });
    render(
      <PostKitProvider stores={stores} client={client}>
        <DownloadStack />
      </PostKitProvider>,
    );
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith('[postkit] Could not load your downloads.', expect.anything()),
    );
  });
});
