import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { fakeLive } from '../../testing/fake-live.ts';
import { failure, fakeStation } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { useCacheTimeline } from './use-cache-timeline.ts';

/** Requests a file while no time passes, so that only a live event reports that it exists. */
async function requestFile() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const station = fakeStation({
    'episodes.cache': () => ({ job_id: 'job-1' }),
    'episodes.cached': () => failure(409, 'Not yet.'),
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
  });
  const live = fakeLive(client);
  const { result } = renderHook(useCacheTimeline, {
    wrapper: ({ children }) => (
      <PostKitProvider stores={stores} client={client}>
        {children}
      </PostKitProvider>
    ),
  });
  const file = result.current({ events: [1], name: '', format: 'mp3' }, new AbortController().signal);
  await vi.waitFor(() =>
    expect(client.live.on).toHaveBeenCalledWith('playlist_download_ready', expect.anything()),
  );
  return { live, file };
}

it('EDITOR-072 LIVE-018 returns the address of the file when playlist_download_ready reports it, before the next poll', async () => {
  const { live, file } = await requestFile();
  live.send('playlist_download_ready', { job_id: 'another', status: 'failed', url: '', error: 'No.' });
  live.send('playlist_download_ready', {
    job_id: 'job-1',
    status: 'ready',
    url: '',
    error: '4 s are missing.',
  });
  const { address, warning } = await file;
  expect(new URL(address, 'https://post.example.org').href).toContain('job-1');
  expect(warning).toBe('4 s are missing.');
});

it('LIVE-018 fails when playlist_download_ready reports a failure', async () => {
  const { live, file } = await requestFile();
  live.send('playlist_download_ready', {
    job_id: 'job-1',
    status: 'failed',
    url: '',
    error: 'No audio is left.',
  });
  await expect(file).rejects.toThrow('No audio is left.');
});
