import { isHttpError, type PostKitClient } from '@postkit/sdk';
import { episodeOperations, type MediaFormat } from '@postkit/sdk/schema';
import { useCallback } from 'react';
import { usePostKit } from '../../provider/postkit-context.ts';
import { eventUri } from './event-uri.ts';

const everyMs = 2000;

export interface TimelineToCache {
  events: readonly number[];
  name: string;
  format: MediaFormat;
}

interface CachedFile {
  job: string;
  format: MediaFormat;
}

/** Has the station put events together into one file; answers its address once it is there. */
export function useCacheTimeline(): (timeline: TimelineToCache, signal: AbortSignal) => Promise<string> {
  const { client } = usePostKit();
  return useCallback(
    async ({ events, name, format }, signal) => {
      const body = { events: events.map((id) => eventUri(client, id)), format, ...(name ? { name } : {}) } as const;
      const { job_id: job } = await client.episodes.cache(body, { signal });
      await whenReady(client, { job, format }, signal);
      return client.transport.addressOf(episodeOperations.cached, { params: { job, format } }, { withKey: true });
    },
    [client],
  );
}

/** Ends when the live channel tells of the file or when it can be read, whichever comes first. */
async function whenReady(client: PostKitClient, file: CachedFile, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setInterval> | undefined;
  let end = () => {};
  try {
    await new Promise<void>((resolve, reject) => {
      end = client.live.on('playlist_download_ready', (message) => {
        if (message.job_id !== file.job) return;
        if (message.status === 'ready') resolve();
        else reject(new Error(message.error ?? ''));
      });
      signal.addEventListener('abort', () => reject(new Error('cancelled', { cause: signal.reason })), { once: true });
      timer = setInterval(() => {
        isReady(client, file, signal).then((ready) => ready && resolve(), reject);
      }, everyMs);
    });
  } finally {
    clearInterval(timer);
    end();
  }
}

async function isReady(client: PostKitClient, params: CachedFile, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await client.transport.open(episodeOperations.cached, {
      params,
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
