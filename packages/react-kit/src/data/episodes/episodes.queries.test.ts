import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createClient } from '@postkit/sdk';
import { episodesQueries } from './episodes.queries.ts';

it('keeps counts out of the pages that live events edit, and in the lists that a change refetches', () => {
  const client = createClient({ baseUrl: 'https://post.example.org', station: 'wxyz' });
  const filters = { showId: null, search: '', date: null };
  const counts = episodesQueries.counts(client, filters).queryKey;
  const page = episodesQueries.page(client, {
    ...filters,
    status: 'published',
    page: 1,
    pageSize: 20,
  }).queryKey;
  const queries = new QueryClient();
  for (const key of [counts, page]) queries.setQueryData<unknown>(key, {});
  const keysBelow = (queryKey: readonly unknown[]) =>
    queries.getQueriesData({ queryKey }).map(([key]) => key);
  expect(keysBelow(episodesQueries.pages(client))).toEqual([page]);
  expect(keysBelow(episodesQueries.lists(client))).toEqual([counts, page]);
});
