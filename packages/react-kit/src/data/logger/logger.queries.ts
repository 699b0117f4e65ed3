import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { stationKey } from '../../host/station-key.ts';
import { logPage } from './log-page.ts';

/** From and to in unix seconds; `end` is exclusive. */
export interface LogRange {
  start: number;
  end: number;
}

/** Time for which an unused page of the waveform stays in the cache. */
const pageCacheMs = 30_000;

const recordingTimeoutMs = 5000;

export const loggerQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'logger'] as const,
  /** The stream that the station logs, and the state of the recording. */
  source: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...loggerQueries.all(client), 'source'] as const,
      queryFn: ({ signal }) => client.logger.get({ signal }),
      staleTime: 10_000,
    }),
  /** State of the recording. A slow response fails soon, since a state that is seconds old may be wrong. */
  recording: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...loggerQueries.all(client), 'recording'] as const,
      queryFn: ({ signal }) => client.logger.recording({ signal, timeout: recordingTimeoutMs, retries: 1 }),
      staleTime: 10_000,
    }),
  pages: (client: PostKitClient) => [...loggerQueries.all(client), 'page'] as const,
  /** The waveform of a range, with a number of columns. Shows the previous page until it has loaded. */
  page: (client: PostKitClient, range: LogRange, columns: number) =>
    queryOptions({
      queryKey: [...loggerQueries.pages(client), range, columns] as const,
      queryFn: async ({ signal }) =>
        logPage(await client.logger.peaks(range.start, range.end, columns, { signal })),
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: pageCacheMs,
    }),
  faults: (client: PostKitClient) => [...loggerQueries.all(client), 'faults'] as const,
  /** Stretches that the recorder missed. */
  gaps: (client: PostKitClient, range: LogRange) =>
    queryOptions({
      queryKey: [...loggerQueries.faults(client), 'gaps', range] as const,
      queryFn: ({ signal }) => client.logger.gaps(range.start, range.end, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** Stretches that were recorded from the fallback address. */
  fallbacks: (client: PostKitClient, range: LogRange) =>
    queryOptions({
      queryKey: [...loggerQueries.faults(client), 'fallbacks', range] as const,
      queryFn: ({ signal }) => client.logger.fallbacks(range.start, range.end, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** Recorded stretches without sound. */
  silences: (client: PostKitClient, range: LogRange) =>
    queryOptions({
      queryKey: [...loggerQueries.faults(client), 'silences', range] as const,
      queryFn: ({ signal }) => client.logger.silences(range.start, range.end, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  allRepeats: (client: PostKitClient) => [...loggerQueries.all(client), 'repeats'] as const,
  /** Events whose sound aired before. */
  repeats: (client: PostKitClient, range: LogRange) =>
    queryOptions({
      queryKey: [...loggerQueries.allRepeats(client), range] as const,
      queryFn: ({ signal }) => client.logger.repeats(range.start, range.end, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
