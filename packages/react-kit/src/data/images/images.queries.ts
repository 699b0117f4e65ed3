import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { stationKey } from '../../host/station-key.ts';

export const imagesQueries = {
  /** Search results in the library of licensed images. */
  licensed: (client: PostKitClient, words: string) =>
    queryOptions({
      queryKey: [...stationKey(client), 'images', 'licensed', words] as const,
      queryFn: ({ signal }) => client.images.licensed(words, { signal }),
      placeholderData: keepPreviousData,
      staleTime: 5 * 60_000,
    }),
};
