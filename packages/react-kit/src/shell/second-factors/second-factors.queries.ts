import { queryOptions } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { stationKey } from '../../host/station-key.ts';

export const secondFactorsQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'second-factors'] as const,
  /** The user's own second factors. */
  own: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...secondFactorsQueries.all(client), 'own'] as const,
      queryFn: ({ signal }) => client.secondFactors.get({ signal }),
      // Another browser may change them, and no live event reports it.
      staleTime: 0,
    }),
};
