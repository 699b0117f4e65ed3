import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createClient } from '@postkit/sdk';
import { makeDestination, makeSettings, makeShow } from '@postkit/sdk/testing';
import { PostKitProvider } from '../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../testing/fake-station.ts';
import { makeSchedule } from '../testing/make-schedule.ts';
import * as hooks from './index.ts';

const listOf = (objects: object[]) => ({
  meta: { limit: 0, offset: 0, total_count: objects.length, next: null, previous: null },
  objects,
});

function use<Result>(hook: () => Result, answers: FakeResponses) {
  const station = fakeStation({
    'settings.get': () => makeSettings(),
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    ...answers,
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PostKitProvider client={client} queryClient={queries}>
      {children}
    </PostKitProvider>
  );
  return { ...renderHook(hook, { wrapper }), client, queries, calls: station.calls };
}

describe('the hooks of the kit', () => {
  it('return the data of the station', async () => {
    const { result } = use(
      () => ({ shows: hooks.useShows(), schedule: hooks.useSchedule(1), feeds: hooks.useFeeds() }),
      {
        'shows.list': () => [{ ...makeShow({ id: 4 }), prefix_list: '[]' }],
        'schedules.list': () => [makeSchedule({ id: 1 })],
        'connections.list': () =>
          listOf(
            ['rss', 'webwidget'].map((type, id) => ({
              ...makeDestination({ id, type: type as 'rss' }),
              historical_items: '{}',
            })),
          ),
      },
    );
    await waitFor(() => expect(result.current.shows.data).toMatchObject([{ id: 4 }]));
    await waitFor(() => expect(result.current.schedule).toMatchObject({ id: 1 }));
    await waitFor(() => expect(result.current.feeds.map(({ type }) => type)).toEqual(['rss']));
  });

  it('ask for one page of published episodes by default', async () => {
    const page = { playlists: [], total_count: 0 };
    const { calls } = use(() => hooks.useEpisodes({ showId: 4 }), { 'episodes.list': () => page });
    await waitFor(() =>
      expect(calls.filter(({ operation }) => operation === 'episodes.list')).toHaveLength(1),
    );
    expect(calls.find(({ operation }) => operation === 'episodes.list')?.query).toMatchObject({
      type: 'published',
      page: '1',
      show_id: '4',
    });
  });

  it('load nothing without an id, and pass on the reason of a failure', async () => {
    const { result, calls } = use(() => [hooks.useShow(null), hooks.useEpisode(9)] as const, {
      'episodes.get': () => failure(404, 'None.'),
    });
    await waitFor(() => expect(result.current[1].error).toMatchObject({ status: 404 }));
    expect(result.current[0].fetchStatus).toBe('idle');
    expect(calls.some(({ operation }) => operation === 'shows.get')).toBe(false);
  });

  it('store a saved show and load the lists again', async () => {
    let title = 'Old';
    const show = () => ({ ...makeShow({ id: 4, title }), prefix_list: '[]' });
    const { result } = use(
      () => ({ save: hooks.useSaveShow(), shows: hooks.useShows(), show: hooks.useShow(4) }),
      {
        'shows.list': () => [show()],
        'shows.get': show,
        'shows.update': () => ((title = 'New'), show()),
      },
    );
    await waitFor(() => expect(result.current.shows.data).toMatchObject([{ title: 'Old' }]));
    await act(async () => void (await result.current.save.mutateAsync({ id: 4, fields: { title: 'New' } })));
    await waitFor(() => expect(result.current.shows.data).toMatchObject([{ title: 'New' }]));
    expect(result.current.show.data).toMatchObject({ title: 'New' });
  });

  it('return the rights of the user', async () => {
    const { result } = use(hooks.useSession, { 'settings.get': () => makeSettings({ company_admin: true }) });
    await waitFor(() => expect(result.current.data).toMatchObject({ slug: 'wxyz', isAdmin: true }));
  });
});

describe('postkitKeys', () => {
  it('stay the same', () => {
    const client = createClient({
      baseUrl: 'https://post.example.org',
      station: 'wxyz',
      credentials: { username: 'ada', apiKey: 'pk' },
    });
    const { station, ...keys } = hooks.postkitKeys(client);
    expect(station).toEqual([
      'postkit',
      { server: 'https://post.example.org', station: 'wxyz', user: 'ada' },
    ]);
    for (const key of Object.values(keys)) expect(key.slice(0, 2)).toEqual(station);
    expect(Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, key.slice(2)]))).toEqual({
      analytics: ['analytics'],
      audioEvents: ['audio-events'],
      deliveries: ['deliveries'],
      destinations: ['connections'],
      drafts: ['drafts'],
      episodes: ['episodes'],
      log: ['logger'],
      schedules: ['schedules'],
      session: ['settings'],
      shows: ['shows'],
      tags: ['tags'],
      today: ['today'],
      unfinishedUploads: ['unfinished-uploads'],
    });
  });

  it('reach the data of their hooks', async () => {
    let loads = 0;
    const { client, queries, result } = use(hooks.useShows, { 'shows.list': () => ((loads += 1), []) });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    await act(async () => queries.invalidateQueries({ queryKey: hooks.postkitKeys(client).shows }));
    expect(loads).toBe(2);
  });
});
