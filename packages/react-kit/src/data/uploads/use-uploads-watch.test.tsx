import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { failure } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { startUpload, type UploadPhase } from './audio-upload-record.ts';
import { useUploads } from './uploads.store.ts';
import { useUploadsWatch } from './use-uploads-watch.ts';

beforeEach(() => useUploads.in(stores).getState().clear());

function awayClient() {
  return createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: async () => failure(503, 'Away.'),
    retries: 0,
    log: () => {},
  });
}

function withClient(client: ReturnType<typeof awayClient>) {
  return ({ children }: { children: ReactNode }) => (
    <PostKitProvider stores={stores} client={client}>
      {children}
    </PostKitProvider>
  );
}

function add(uuid: string, way: UploadPhase) {
  useUploads
    .in(stores)
    .getState()
    .add(
      {
        ...startUpload({ uuid, title: 'Interview', audio_type: 'UPLOAD-Talk' }, Date.now()),
        upload_progress: 100,
      },
      way,
    );
}

describe('useUploadsWatch', () => {
  it('LIB-032 polls each second', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const requests: string[] = [];
    const fetch = async (request: RequestInfo | URL) => {
      requests.push(String(request instanceof Request ? request.url : request));
      return failure(503, 'Away.');
    };
    const client = createClient({
      baseUrl: 'https://post.example.org',
      station: 'wxyz',
      fetch,
      retries: 0,
      log: () => {},
    });
    add('a', 'sent');
    renderHook(useUploadsWatch, { wrapper: withClient(client) });
    for (let second = 1; second <= 3; second += 1) {
      await act(async () => vi.advanceTimersByTimeAsync(1000));
      expect(requests.filter((url) => url.endsWith('/a'))).toHaveLength(second);
    }
  });

  it('LIB-032 LIB-038 logs failures, and fails uploads without an update for 120 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    add('a', 'sent');
    renderHook(useUploadsWatch, { wrapper: withClient(awayClient()) });
    await act(async () => vi.advanceTimersByTimeAsync(119_000));
    expect(useUploads.in(stores).getState().records[0]?.failed).toBe(0);
    expect(warn.mock.calls[0]?.[0]).toBe('Could not check upload/encode progress');
    await act(async () => vi.advanceTimersByTimeAsync(2000));
    expect(useUploads.in(stores).getState().records[0]).toMatchObject({
      failed: 1,
      err_msg: 'stopped receiving updates from server',
    });
  });

  it('LIB-038 checks every second whether an upload has stalled', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    add('a', 'sent');
    renderHook(useUploadsWatch, { wrapper: withClient(awayClient()) });
    const failed = () => useUploads.in(stores).getState().records[0]?.failed;
    await act(async () => vi.advanceTimersByTimeAsync(3000));
    act(() => useUploads.in(stores).getState().update('a', { encode_progress: 7 }));
    await act(async () => vi.advanceTimersByTimeAsync(119_000));
    expect(failed()).toBe(0);
    await act(async () => vi.advanceTimersByTimeAsync(2000));
    expect(failed()).toBe(1);
  });

  it('never times out a paused, queued or offline upload', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    for (const way of ['queued', 'offline', 'paused', 'file-needed'] as const) add(way, way);
    renderHook(useUploadsWatch, { wrapper: withClient(awayClient()) });
    await act(async () => vi.advanceTimersByTimeAsync(600_000));
    expect(
      useUploads
        .in(stores)
        .getState()
        .records.map(({ failed }) => failed),
    ).toEqual([0, 0, 0, 0]);
    // The 120 seconds start when it is active again.
    useUploads.in(stores).getState().move('paused', 'sending');
    await act(async () => vi.advanceTimersByTimeAsync(119_000));
    expect(useUploads.in(stores).getState().records[2]?.failed).toBe(0);
    await act(async () => vi.advanceTimersByTimeAsync(2000));
    expect(useUploads.in(stores).getState().records[2]?.failed).toBe(1);
  });
});
