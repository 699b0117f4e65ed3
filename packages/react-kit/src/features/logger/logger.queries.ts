import type { PostKitClient } from '@postkit/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { logPage } from './log-page.ts';

/** From and to in unix seconds; `end` is not part of it. */
export interface LogRange {
  start: number;
  end: number;
}

/** How long a page of the waveform is kept that nobody looks at. */
const pageKeptMs = 30_000;

const recordingTimeoutMs = 5000;

export const loggerQueries = {
  all: () => ['logger'] as const,
  /** The stream that the station logs, and how the recording goes. */
  source: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...loggerQueries.all(), 'source'] as const,
      queryFn: ({ signal }) => client.logger.get({ signal }),
      staleTime: 10_000,
    }),
  /** Whether the broadcast is being recorded. A slow answer fails soon: a state that is seconds old may be wrong. */
  recording: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...loggerQueries.all(), 'recording'] as const,
      queryFn: ({ signal }) => client.logger.recording({ signal, timeout: recordingTimeoutMs, retries: 1 }),
      staleTime: 10_000,
    }),
  pages: () => [...loggerQueries.all(), 'page'] as const,
  /** The waveform of the broadcast in a time, in so many columns; the page before it until it is there. */
  page: (client: PostKitClient, range: LogRange, columns: number) =>
    queryOptions({
      queryKey: [...loggerQueries.pages(), range, columns] as const,
      queryFn: async ({ signal }) => logPage(await client.logger.peaks(range.start, range.end, columns, { signal })),
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: pageKeptMs,
    }),
  faults: () => [...loggerQueries.all(), 'faults'] as const,
  /** Times without audio. */
  gaps: (client: PostKitClient, range: LogRange) =>
    queryOptions({
      queryKey: [...loggerQueries.faults(), 'gaps', range] as const,
      queryFn: ({ signal }) => client.logger.gaps(range.start, range.end, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** Times at which nothing was to be heard. */
  silences: (client: PostKitClient, range: LogRange) =>
    queryOptions({
      queryKey: [...loggerQueries.faults(), 'silences', range] as const,
      queryFn: ({ signal }) => client.logger.silences(range.start, range.end, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
