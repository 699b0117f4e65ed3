import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { writeCategoryNames } from '@postkit/sdk/schema';
import { stationKey } from '../../host/station-key.ts';
import { listedEvents } from './listed-events.ts';

/** From and to in unix seconds; `end` is exclusive. */
export interface AudioEventRange {
  start: number;
  end: number;
}

export interface LibraryFilters {
  /** A category of uploads; null for all. */
  category: string | null;
  search: string;
}

const librarySize = 50;

/** Live events update a list only while a screen shows it, so it is refetched whenever a screen shows it again. */
const staleTime = 0;

export const audioEventsQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'audio-events'] as const,
  days: (client: PostKitClient) => [...audioEventsQueries.all(client), 'day'] as const,
  libraries: (client: PostKitClient) => [...audioEventsQueries.all(client), 'library'] as const,
  /** All logged events in a range, oldest first. */
  day: (client: PostKitClient, range: AudioEventRange) =>
    queryOptions({
      queryKey: [...audioEventsQueries.days(client), range] as const,
      queryFn: async ({ signal }) => {
        const query = { cart__type_name: 'LOGGER', frame_count__gt: 0, order: 'ASC', limit: 0 } as const;
        const { objects } = await client.audioEvents.list(
          { ...query, startTime: range.start, endTime: range.end },
          { signal },
        );
        return listedEvents(objects);
      },
      staleTime,
    }),
  /** The newest matching uploads. */
  library: (client: PostKitClient, { category, search }: LibraryFilters) =>
    queryOptions({
      queryKey: [...audioEventsQueries.libraries(client), { category, search }] as const,
      queryFn: async ({ signal }) => {
        const query = {
          cart__type_name: 'UPLOAD',
          frame_count__gt: 0,
          order: 'DESC',
          limit: librarySize,
        } as const;
        const filters = {
          ...(search ? { search } : {}),
          ...(category ? { cart__category__name__in: writeCategoryNames([category]) } : {}),
        };
        const { objects } = await client.audioEvents.list({ ...query, ...filters }, { signal });
        return listedEvents(objects);
      },
      staleTime,
      placeholderData: keepPreviousData,
    }),
  one: (client: PostKitClient, id: number) =>
    queryOptions({
      queryKey: [...audioEventsQueries.all(client), 'one', id] as const,
      queryFn: ({ signal }) => client.audioEvents.get(id, { signal }),
    }),
  /** When the audio of up to 100 events was broadcast. */
  aired: (client: PostKitClient, ids: readonly number[]) =>
    queryOptions({
      queryKey: [...audioEventsQueries.all(client), 'aired', ids] as const,
      queryFn: async ({ signal }) => (await client.audioEvents.airedOf(ids, { signal })).aired,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The waveform of an event, with the given number of points. */
  peaks: (client: PostKitClient, id: number, points: number) =>
    queryOptions({
      queryKey: [...audioEventsQueries.all(client), 'peaks', id, points] as const,
      queryFn: ({ signal }) => client.audioEvents.peaks(id, { points }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
