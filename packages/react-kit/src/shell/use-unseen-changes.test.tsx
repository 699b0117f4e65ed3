import { createClient } from '@postkit/sdk';
import type { LiveEventName } from '@postkit/sdk/schema';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PostKitProvider } from '../host/postkit-provider.tsx';
import { useUnseenChanges } from './use-unseen-changes.ts';

const seen: { queries?: ReturnType<typeof useQueryClient> } = {};

function Probe() {
  seen.queries = useQueryClient();
  useUnseenChanges();
  return null;
}

function open() {
  const client = createClient({ baseUrl: 'https://post.example.org', station: 'wxyz' });
  const handlers: [LiveEventName, (message: never) => void][] = [];
  vi.spyOn(client.live, 'on').mockImplementation((name, handler) => {
    handlers.push([name, handler as (message: never) => void]);
    return () => undefined;
  });
  render(
    <PostKitProvider client={client}>
      <Probe />
    </PostKitProvider>,
  );
  return (name: LiveEventName) => act(() => handlers.filter(([one]) => one === name).forEach(([, handler]) => handler({} as never)));
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('useUnseenChanges', () => {
  it.each<[LiveEventName, QueryKey, QueryKey]>([
    ['tag_changed', ['tags'], ['shows']],
    ['show_changed', ['shows'], ['connections']],
    ['playlist_changed', ['shows'], ['tags']],
    ['categories_changed', ['categories'], ['tags']],
    ['connection_changed', ['connections'], ['categories']],
  ])('marks data as stale that no screen shows when %s arrives, and nothing else', (name, stale, other) => {
    const emit = open();
    for (const key of [stale, other]) seen.queries?.setQueryData([...key, 'list'], []);
    emit(name);
    expect(seen.queries?.getQueryState([...stale, 'list'])?.isInvalidated).toBe(true);
    expect(seen.queries?.getQueryState([...other, 'list'])?.isInvalidated).toBe(false);
  });
});
