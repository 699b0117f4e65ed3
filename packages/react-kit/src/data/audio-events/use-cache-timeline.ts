import { useCallback } from 'react';
import { isHttpError, type PostKitClient } from '@postkit/sdk';
import { episodeOperations } from '@postkit/sdk/operations';
import type { MediaFormat } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
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

/** A completed file. */
export interface CachedTimeline {
  address: string;
  /** Names audio that is missing from the file; empty if none is. */
  warning: string;
}

/** Lets the station render events into one file; resolves once the file exists. */
export function useCacheTimeline(): (
  timeline: TimelineToCache,
  signal: AbortSignal,
) => Promise<CachedTimeline> {
  const { client } = usePostKit();
  return useCallback(
    async ({ events, name, format }, signal) => {
      const body = {
        events: events.map((id) => eventUri(client, id)),
        format,
        ...(name ? { name } : {}),
      } as const;
      const { job_id: job } = await client.episodes.cache(body, { signal });
      const warning = await whenReady(client, { job, format }, signal);
      return {
        address: client.transport.addressOf(
          episodeOperations.cached,
          { params: { job, format } },
          { withKey: true },
        ),
        warning,
      };
    },
    [client],
  );
}

/** Resolves to the file's warning when the live channel reports the file or when it can be read, whichever comes first. */
async function whenReady(client: PostKitClient, file: CachedFile, signal: AbortSignal): Promise<string> {
  let timer: ReturnType<typeof setInterval> | undefined;
  let end = () => {};
  try {
    return await new Promise<string>((resolve, reject) => {
      end = client.live.on('playlist_download_ready', (message) => {
        if (message.job_id !== file.job) return;
        if (message.status === 'ready') resolve(message.error ?? '');
        else reject(new Error(message.error ?? ''));
      });
      signal.addEventListener('abort', () => reject(new Error('cancelled', { cause: signal.reason })), {
        once: true,
      });
      timer = setInterval(() => {
        readWarning(client, file, signal).then((warning) => {
          if (warning !== null) resolve(warning);
        }, reject);
      }, everyMs);
    });
  } finally {
    clearInterval(timer);
    end();
  }
}

/** Null while the file does not exist. */
async function readWarning(
  client: PostKitClient,
  params: CachedFile,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const response = await client.transport.open(episodeOperations.cached, {
      params,
      headers: { Range: 'bytes=0-0' },
      retries: 0,
      signal,
    });
    await response.body?.cancel();
    return decodeURIComponent(response.headers.get('x-audio-warning') ?? '');
  } catch (error) {
    if (isHttpError(error, 409)) return null;
    throw error;
  }
}
