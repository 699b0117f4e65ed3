import type { PostKitClient } from '@postkit/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export const imagesQueries = {
  /** What the library of licensed images has for some words. */
  licensed: (client: PostKitClient, words: string) =>
    queryOptions({
      queryKey: ['images', 'licensed', words] as const,
      queryFn: ({ signal }) => client.images.licensed(words, { signal }),
      placeholderData: keepPreviousData,
      staleTime: 5 * 60_000,
    }),
};
