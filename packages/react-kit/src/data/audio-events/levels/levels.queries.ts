import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { stationKey } from '../../../host/station-key.ts';
import { levelsLoader, type LevelsRequest } from './levels-loader.ts';

/** Time for which unused levels stay in the cache. */
const cacheMs = 120_000;

/** An event, and what changes when its audio does. */
export interface LevelledEvent {
  id: number;
  /** Changes while the event is on air, which loads its levels again. */
  durationMs: number;
}

export const levelsQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'audio-levels'] as const,
  /** The levels of an event or of a part of it; null without audio. */
  event: (client: PostKitClient, { id, durationMs }: LevelledEvent, request: LevelsRequest) =>
    queryOptions({
      queryKey: [...levelsQueries.all(client), id, request, durationMs] as const,
      queryFn: () => levelsLoader(client)(id, request),
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: cacheMs,
    }),
};
