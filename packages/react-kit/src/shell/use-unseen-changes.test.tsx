import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { LiveEventName } from '@postkit/sdk/schema';
import { PostKitProvider } from '../host/postkit-provider.tsx';
import { stationKey } from '../host/station-key.ts';
import { stores } from '../testing/stores.ts';
import { useUnseenChanges } from './use-unseen-changes.ts';

function open() {
  const client = createClient({ baseUrl: 'https://post.example.org', station: 'wxyz' });
  const handlers: [LiveEventName, () => void][] = [];
  vi.spyOn(client.live, 'on').mockImplementation((name, handler) => {
    handlers.push([name, handler as unknown as () => void]);
    return () => undefined;
  });
  const { result } = renderHook(
    () => {
      useUnseenChanges();
      return useQueryClient();
    },
    {
      wrapper: ({ children }) => (
        <PostKitProvider stores={stores} client={client}>
          {children}
        </PostKitProvider>
      ),
    },
  );
  const emit = (name: LiveEventName) =>
    act(() => {
      for (const [one, handler] of handlers) if (one === name) handler();
    });
  return { client, queries: result.current, emit };
}

describe('useUnseenChanges', () => {
  it.each<[LiveEventName, QueryKey, QueryKey]>([
    ['tag_changed', ['tags'], ['shows']],
    ['show_changed', ['shows'], ['connections']],
    ['playlist_changed', ['shows'], ['tags']],
    ['categories_changed', ['categories'], ['tags']],
    ['connection_changed', ['connections'], ['categories']],
    ['slot_link_changed', ['slot-links'], ['connections']],
  ])('marks only the data that no screen shows as stale when %s arrives', (name, stale, other) => {
    const { client, queries, emit } = open();
    for (const key of [stale, other]) queries.setQueryData([...stationKey(client), ...key, 'list'], []);
    emit(name);
    expect(queries.getQueryState([...stationKey(client), ...stale, 'list'])?.isInvalidated).toBe(true);
    expect(queries.getQueryState([...stationKey(client), ...other, 'list'])?.isInvalidated).toBe(false);
  });
});
