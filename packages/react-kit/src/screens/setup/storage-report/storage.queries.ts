import { queryOptions } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { stationKey } from '../../../host/station-key.ts';

/** Everything that is cached about the storage of a station. */
const allOf = (client: PostKitClient) => [...stationKey(client), 'storage'] as const;

export const storageQueries = {
  all: allOf,
  report: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...allOf(client), 'report'],
      queryFn: ({ signal }) => client.settings.storage({ signal }),
    }),
  logDays: (client: PostKitClient, days: number) =>
    queryOptions({
      queryKey: [...allOf(client), 'log', days],
      queryFn: ({ signal }) => client.settings.examineLogDays(days, { signal }),
      gcTime: 0,
    }),
};
