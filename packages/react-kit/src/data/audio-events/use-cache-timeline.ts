import { isHttpError, type PostKitClient } from '@postkit/sdk';
import { episodeOperations } from '@postkit/sdk/schema';
import { useCallback } from 'react';
import { usePostKit } from '../../provider/postkit-context.ts';
import { eventUri } from './event-uri.ts';

const everyMs = 2000;
const format = 'mp3';

export interface TimelineToCache {
  events: readonly number[];
  name: string;
}

/** Has the station put events together into one file; answers its address once it is there. */
export function useCacheTimeline(): (timeline: TimelineToCache, signal: AbortSignal) => Promise<string> {
  const { client } = usePostKit();
  return useCallback(
    async ({ events, name }, signal) => {
      const body = { events: events.map((id) => eventUri(client, id)), format, ...(name ? { name } : {}) } as const;
      const { job_id: job } = await client.episodes.cache(body, { signal });
      await whenReady(client, job, signal);
      return client.transport.addressOf(episodeOperations.cached, { params: { job, format } }, { withKey: true });
    },
    [client],
  );
}

/** Ends when the live channel tells of the file or when it can be read, whichever comes first. */
async function whenReady(client: PostKitClient, job: string, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setInterval> | undefined;
  let end = () => {};
  try {
    await new Promise<void>((resolve, reject) => {
      end = client.live.on('playlist_download_ready', (message) => {
        if (message.job_id !== job) return;
        if (message.status === 'ready') resolve();
        else reject(new Error(message.error ?? ''));
      });
      signal.addEventListener('abort', () => reject(new Error('cancelled', { cause: signal.reason })), { once: true });
      timer = setInterval(() => {
        isReady(client, job, signal).then((ready) => ready && resolve(), reject);
      }, everyMs);
    });
  } finally {
    clearInterval(timer);
    end();
  }
}

async function isReady(client: PostKitClient, job: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await client.transport.open(episodeOperations.cached, {
      params: { job, format },
      headers: { Range: 'bytes=0-0' },
      retries: 0,
      signal,
    });
    await response.body?.cancel();
    return true;
  } catch (error) {
    if (isHttpError(error, 409)) return false;
    throw error;
  }
}
