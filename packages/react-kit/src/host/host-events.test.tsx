import { QueryClient } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { EpisodeStatus } from '@postkit/sdk/schema';
import { makeSettings, makeShow } from '@postkit/sdk/testing';
import { useSaveEpisode } from '../data/episodes/episodes.mutations.ts';
import { episodesQueries } from '../data/episodes/episodes.queries.ts';
import { useUploads } from '../data/uploads/uploads.store.ts';
import { useUploadQueue } from '../data/uploads/use-upload-queue.ts';
import * as hooks from '../hooks/index.ts';
import {
  useDeleteEpisodes,
  usePublishEpisodes,
  useSetUnpublished,
  useTagEpisodes,
} from '../parts/bulk-downloads/selection/bulk-actions.mutations.ts';
import { SignInScreen } from '../screens/sign-in/sign-in-screen.tsx';
import { failure, type FakeResponses, fakeStation } from '../testing/fake-station.ts';
import { makeEpisode, makeSummary } from '../testing/make-episode.ts';
import type { HostEvents } from './host-events.ts';
import { HostProvider } from './host-provider.tsx';
import { PostKitProvider } from './postkit-provider.tsx';
import { useStores } from './stores.ts';

let reported: [string, unknown][] = [];
const names = [
  'onSignedIn',
  'onSignedOut',
  'onEpisodeSaved',
  'onPublished',
  'onUnpublished',
  'onEpisodeDeleted',
  'onShowSaved',
  'onUploadFinished',
] as const satisfies (keyof HostEvents)[];

beforeEach(() => {
  reported = [];
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => sessionStorage.clear());

const recorder = () =>
  Object.fromEntries(
    names.map((name) => [name, (event: unknown) => void reported.push([name, event])]),
  ) as HostEvents;

function use<Result>(hook: () => Result, answers: FakeResponses = {}, events: HostEvents = recorder()) {
  const { fetch } = fakeStation({ 'settings.get': () => makeSettings(), ...answers });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch,
    retries: 0,
    logLevel: 'off',
  });
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PostKitProvider client={client} queryClient={queryClient} events={events}>
      {children}
    </PostKitProvider>
  );
  return { ...renderHook(hook, { wrapper }), client, queryClient };
}

const episode = (status: EpisodeStatus) => makeEpisode({ playlist_id: 7, show_id: 4, name: 'News', status });
const event = (status: EpisodeStatus) => ({ station: 'wxyz', episodeId: 7, showId: 4, name: 'News', status });
const save = { id: 7, version: 1, showId: 4, fields: {} as never };

describe('the events of the host', () => {
  it.each<[EpisodeStatus | null, EpisodeStatus, string[]]>([
    [null, 'draft', ['onEpisodeSaved']],
    [null, 'published', ['onEpisodeSaved', 'onPublished']],
    ['draft', 'published', ['onEpisodeSaved', 'onPublished']],
    ['draft', 'scheduled', ['onEpisodeSaved', 'onPublished']],
    ['scheduled', 'published', ['onEpisodeSaved', 'onPublished']],
    ['published', 'published', ['onEpisodeSaved']],
    ['published', 'draft', ['onEpisodeSaved']],
  ])('report one save from %s to %s', async (before, after, expected) => {
    const { result, client, queryClient } = use(useSaveEpisode, {
      'episodes.create': () => episode(after),
      'episodes.update': () => {
        // A live event may refetch the episode before the response arrives.
        queryClient.setQueryData(episodesQueries.one(client, 7).queryKey, episode(after));
        return episode(after);
      },
    });
    if (before) queryClient.setQueryData(episodesQueries.one(client, 7).queryKey, episode(before));
    await act(() => result.current.mutateAsync(before ? save : { ...save, id: null, version: null }));
    expect(reported).toEqual(expected.map((name) => [name, event(after)]));
  });

  it('report nothing that the station refuses', async () => {
    const { result } = use(useSaveEpisode, { 'episodes.update': () => failure(409, 'Another version.') });
    await act(() => result.current.mutateAsync(save).catch(() => undefined));
    expect(reported).toEqual([]);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('Broken host.');
      },
    ],
    ['rejects', () => Promise.reject(new Error('Broken host.'))],
  ])('do not disturb the save when a callback %s', async (_, onEpisodeSaved) => {
    const { result } = use(useSaveEpisode, { 'episodes.update': () => episode('draft') }, { onEpisodeSaved });
    const saved = await act(() => result.current.mutateAsync(save));
    expect(saved).toMatchObject({ playlist_id: 7 });
    expect(console.warn).toHaveBeenCalledWith('The host’s onEpisodeSaved failed', new Error('Broken host.'));
  });

  it('report unpublishing and deleting', async () => {
    const { result } = use(
      () => ({ unpublish: hooks.useUnpublishEpisode(), remove: hooks.useDeleteEpisode() }),
      {
        'episodes.setPlaylists': () => ({
          playlists: [makeSummary({ ...event('unpublished'), playlist_id: 7, show_id: 4 })],
        }),
        'episodes.connections': () => ({ social_media_connections: [] }),
        'episodes.delete': () => ({}),
      },
    );
    await act(() => result.current.unpublish.mutateAsync({ id: 7, chosen: [] }));
    await act(() => result.current.remove.mutateAsync(7));
    expect(reported).toEqual([
      ['onUnpublished', event('unpublished')],
      ['onEpisodeDeleted', { station: 'wxyz', episodeId: 7 }],
    ]);
  });

  it('report each episode of an action for several that succeeds', async () => {
    const draft = makeSummary({ playlist_id: 7, show_id: 4, name: 'News', status: 'draft' });
    const { result } = use(
      () => ({
        publish: usePublishEpisodes(),
        set: useSetUnpublished(),
        remove: useDeleteEpisodes(),
        tag: useTagEpisodes(),
      }),
      {
        'episodes.get': ({ params }) => (params['id'] === '8' ? failure(404, 'Gone.') : episode('draft')),
        'episodes.update': ({ body }) =>
          episode((body as { draft?: boolean }).draft === false ? 'published' : 'draft'),
        'episodes.setPlaylists': () => ({ playlists: [{ ...draft, status: 'published' }] }),
        'episodes.delete': ({ params }) => (params['id'] === '8' ? failure(409, 'Published.') : {}),
        'tags.list': () => ({
          objects: [{ id: 1, name: 'Sea', resource_uri: '/sea/' }],
          meta: { limit: 0, offset: 0, total_count: 1, next: null, previous: null },
        }),
      },
    );
    const episodes = [draft, { ...draft, playlist_id: 8 }];
    await act(() => result.current.publish.mutateAsync({ episodes, destinations: [] }));
    await act(() => result.current.set.mutateAsync({ ids: [7], unpublished: false }));
    await act(() => result.current.tag.mutateAsync({ episodes, name: 'Sea' }));
    await act(() => result.current.remove.mutateAsync(episodes));
    expect(reported).toEqual([
      ['onEpisodeSaved', event('published')],
      ['onPublished', event('published')],
      ['onPublished', event('published')],
      ['onEpisodeSaved', event('draft')],
      ['onEpisodeDeleted', { station: 'wxyz', episodeId: 7 }],
    ]);
  });

  it('report saved shows', async () => {
    const show = { ...makeShow({ id: 4, title: 'Tide' }), prefix_list: '[]' };
    const { result } = use(hooks.useSaveShow, { 'shows.create': () => show, 'shows.update': () => show });
    await act(() => result.current.mutateAsync({ id: null, fields: { title: 'Tide' } }));
    await act(() => result.current.mutateAsync({ id: 4, fields: { title: 'Tide' } }));
    const saved = { station: 'wxyz', showId: 4, title: 'Tide' };
    expect(reported).toEqual([
      ['onShowSaved', { ...saved, isNew: true }],
      ['onShowSaved', { ...saved, isNew: false }],
    ]);
  });

  it('report an upload once, though live events and polling both have its end', async () => {
    const { result } = use(() => ({ queueOf: useUploadQueue(), stores: useStores() }), {
      'uploads.create': () => failure(503, 'Away.'),
    });
    await waitFor(() => expect(result.current.queueOf()).not.toBeNull());
    act(
      () =>
        void result.current
          .queueOf()
          ?.add({ title: 'Interview', audio_type: 'UPLOAD-Talk', file: new File(['a'], 'a.mp3') }),
    );
    const { update, records } = useUploads.in(result.current.stores).getState();
    const uuid = records[0]?.uuid ?? '';
    act(() => {
      update(uuid, { encode_progress: 50 });
      for (const _ of [1, 2]) update(uuid, { success: 1, duration: 12 });
    });
    expect(reported).toEqual([
      ['onUploadFinished', { station: 'wxyz', uuid, title: 'Interview', duration: 12 }],
    ]);
  });

  it('report the sign-out of a session with a cookie', async () => {
    const { result } = use(hooks.useSignOut, { 'sessions.signOut': () => ({}) });
    await act(() => result.current.mutateAsync());
    expect(reported).toEqual([['onSignedOut', { station: 'wxyz' }]]);
  });

  it('report the end of a session with tokens once', async () => {
    const { fetch } = fakeStation({ 'sessions.signOut': () => ({}) });
    const client = createClient({
      baseUrl: 'https://ends.example.org',
      station: 'wxyz',
      credentials: 'token',
      fetch,
      retries: 0,
    });
    client.transport.tokens?.set({
      access_token: 'a',
      refresh_token: 'r',
      address_key: 'k',
      expires_in: 600,
      username: 'ada',
    });
    function SignOut() {
      const signOut = hooks.useSignOut();
      return <button onClick={() => signOut.mutate()}>Sign out</button>;
    }
    render(
      <PostKitProvider client={client} events={recorder()}>
        <SignOut />
      </PostKitProvider>,
    );
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(reported).toEqual([['onSignedOut', { station: 'wxyz' }]]));
  });

  it('report the sign-in around a screen without a station, with the latest callback', async () => {
    const entry = {
      station: 'kbay',
      title: 'KBAY',
      user_id: 1,
      is_AVESS: false,
      login_api_version: 1,
      force_redirect_url: null,
    };
    const nowhere = {
      format: null,
      geo_state: null,
      geo_region: null,
      searchKey: null,
      login_host: null,
      redirect_domain: null,
    };
    const { fetch } = fakeStation({
      'sessions.signIn': () => ({
        stations: [{ ...entry, ...nowhere }],
        apikey: 'key',
        host: '',
        username: 'ada',
      }),
    });
    const connect = () => Promise.resolve(createClient({ baseUrl: 'https://post.example.org', fetch }));
    const page = (events: HostEvents) => (
      <HostProvider host={{ leave: () => undefined }} events={events}>
        <SignInScreen connect={connect} />
      </HostProvider>
    );
    const { rerender } = render(page({}));
    rerender(page(recorder()));
    await userEvent.type(screen.getByLabelText(/Username/), 'ada');
    await userEvent.type(screen.getByLabelText(/Password/, { selector: 'input' }), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(reported).toEqual([['onSignedIn', { station: 'kbay' }]]));
  });
});
