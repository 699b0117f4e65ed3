import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { makeEvent } from '../../testing/make-event.ts';
import { audioEventsQueries } from './audio-events.queries.ts';

describe('audioEventsQueries', () => {
  const client = createClient();
  const useDay = () => useQuery(audioEventsQueries.day(client, { start: 0, end: 86_400 })).data;
  const useLibrary = () => useQuery(audioEventsQueries.library(client, { category: null, search: '' })).data;

  it.each([
    ['day', useDay],
    ['library', useLibrary],
  ])(
    'refetches the %s when a screen shows it again, since no live event was heard meanwhile',
    async (_name, useList) => {
      const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
      const show = () =>
        renderHook(useList, {
          wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
        });
      const list = vi.spyOn(client.audioEvents, 'list').mockResolvedValue({ objects: [] } as never);
      const first = show();
      await waitFor(() => expect(first.result.current).toEqual([]));
      first.unmount();
      const event = makeEvent();
      list.mockResolvedValue({ objects: [event] } as never);
      const second = show();
      await waitFor(() => expect(second.result.current).toEqual([event]));
    },
  );
});
