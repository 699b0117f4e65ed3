import { queryOptions } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import type { Peaks } from '@postkit/sdk/schema';
import { stationKey } from '../../host/station-key.ts';
import { silenceColumnMs } from './find-silences.ts';

/** The station returns at most so many columns at once. */
const mostColumns = 8000;

export const transcriptsQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'transcripts'] as const,
  event: (client: PostKitClient, id: number) =>
    queryOptions({
      queryKey: [...transcriptsQueries.all(client), 'event', id] as const,
      queryFn: ({ signal }) => client.transcripts.ofEvent(id, { signal }),
    }),
  episode: (client: PostKitClient, id: number) =>
    queryOptions({
      queryKey: [...transcriptsQueries.all(client), 'episode', id] as const,
      queryFn: ({ signal }) => client.transcripts.ofEpisode(id, { signal }),
    }),
  settings: (client: PostKitClient, showId: number) =>
    queryOptions({
      queryKey: [...transcriptsQueries.all(client), 'settings', showId] as const,
      queryFn: ({ signal }) => client.transcripts.settings(showId, { signal }),
    }),
  /** Peaks of an event in columns of 20 ms, to find its silences. */
  levels: (client: PostKitClient, id: number, durationMs: number) =>
    queryOptions({
      queryKey: [...transcriptsQueries.all(client), 'levels', id] as const,
      queryFn: async ({ signal }) => {
        const levels: Pick<Peaks, 'min' | 'max'> = { min: [], max: [] };
        for (let start = 0; start < durationMs; start += mostColumns * silenceColumnMs) {
          const end = Math.min(durationMs, start + mostColumns * silenceColumnMs);
          const points = Math.max(1, Math.round((end - start) / silenceColumnMs));
          const { min, max } = await client.audioEvents.peaks(id, { start, end, points }, { signal });
          levels.min.push(...min);
          levels.max.push(...max);
        }
        return levels;
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
