import { QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createClient, type PostKitClient } from '@postkit/sdk';
import { makeSettings, makeShow } from '@postkit/sdk/testing';
import { useIsSigningOut } from '../data/sessions/sessions.mutations.ts';
import { useSession, useShows, useSignOut, useEpisodes } from '../hooks/index.ts';
import { fakeStation } from '../testing/fake-station.ts';
import { makeSummary } from '../testing/make-episode.ts';
import { PostKitProvider } from './postkit-provider.tsx';
import { stationKey } from './station-key.ts';

afterEach(() => sessionStorage.clear());

interface Who {
  station: string;
  server?: string;
  username?: string;
}

/** A client whose station has one show and one episode with its own name. */
function clientOf({ station, server = 'https://post.example.org', username }: Who) {
  const name = [new URL(server).hostname, station, username].join(' ');
  const { fetch } = fakeStation({
    'settings.get': () => makeSettings({ station, company_admin: username === 'ada' }),
    'shows.list': () => [{ ...makeShow({ id: 4, title: name }), prefix_list: '[]' }],
    'episodes.list': async ({ query }) => {
      if (query['page'] === '2') await new Promise(() => undefined);
      return { playlists: [makeSummary({ name })], total_count: 1 };
    },
    'sessions.signOut': () => new Promise(() => undefined),
  });
  const credentials = username === undefined ? undefined : { username, apiKey: 'pk' };
  return createClient({ baseUrl: server, station, credentials, fetch, retries: 0, logLevel: 'off' });
}

function Shows() {
  const { data } = useShows();
  const { data: session } = useSession();
  const signOut = useSignOut();
  const isSigningOut = useIsSigningOut(0);
  return (
    <section aria-label={data?.map(({ title }) => title).join()}>
      {session && <p>{session.isAdmin ? 'Admin' : 'No admin'}</p>}
      {isSigningOut && <p>Signing out</p>}
      <button onClick={() => signOut.mutate()}>Sign out</button>
    </section>
  );
}

it('keeps stations, servers and users apart in one cache', async () => {
  const queryClient = new QueryClient();
  const clients = [
    { station: 'wxyz' },
    { station: 'kbay' },
    { station: 'wxyz', server: 'https://radio.example.org' },
    { station: 'wxyz', username: 'ada' },
    { station: 'wxyz', username: 'bob' },
  ].map(clientOf);
  render(
    clients.map((client, index) => (
      <PostKitProvider key={index} client={client} queryClient={queryClient}>
        <Shows />
      </PostKitProvider>
    )),
  );
  const names = [
    'post.example.org wxyz ',
    'post.example.org kbay ',
    'radio.example.org wxyz ',
    'post.example.org wxyz ada',
    'post.example.org wxyz bob',
  ];
  const regions = await Promise.all(names.map((name) => screen.findByRole('region', { name: name.trim() })));
  const ofAda = regions[3];
  await waitFor(() =>
    expect(screen.getAllByText(/dmin$/).map((each) => each.textContent)).toEqual([
      'No admin',
      'No admin',
      'No admin',
      'Admin',
      'No admin',
    ]),
  );
  await userEvent.click(ofAda?.querySelector('button') as Element);
  expect((await screen.findAllByText('Signing out')).map((each) => each.parentElement)).toEqual([ofAda]);
});

/** Shows an episode of page 1, or the page before it while another loads, and has state of its own. */
function Episodes() {
  const [page, setPage] = useState(1);
  const { data } = useEpisodes({ page });
  return (
    <>
      <button onClick={() => setPage(2)}>Page {page}</button>
      <p>{data?.playlists.map(({ name }) => name).join() ?? 'Loading'}</p>
    </>
  );
}

it('shows nothing of the station before when the client changes', async () => {
  const queryClient = new QueryClient();
  const of = (client: PostKitClient) => (
    <PostKitProvider client={client} queryClient={queryClient}>
      <Episodes />
    </PostKitProvider>
  );
  const { rerender } = render(of(clientOf({ station: 'wxyz' })));
  await screen.findByText('post.example.org wxyz');
  await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
  expect(screen.getByText('post.example.org wxyz')).toBeDefined();
  rerender(of(clientOf({ station: 'kbay' })));
  expect(screen.getByText('Loading')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Page 1' })).toBeDefined();
  await screen.findByText('post.example.org kbay');
});

it('keeps the screen for another client of the same station, and when its client gets a station at the sign-in', async () => {
  const of = (client: PostKitClient) => (
    <PostKitProvider client={client}>
      <Episodes />
    </PostKitProvider>
  );
  const client = createClient({ baseUrl: 'https://post.example.org' });
  const { rerender } = render(of(client));
  await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
  client.configure({ station: 'wxyz' });
  rerender(of(client));
  rerender(of(createClient({ baseUrl: 'https://post.example.org' })));
  expect(screen.getByRole('button', { name: 'Page 2' })).toBeDefined();
});

it.each([
  ['a cache of its own', false],
  ['only its own part of a shared cache', true],
])('empties %s when the user signs out', async (_, isShared) => {
  const { fetch } = fakeStation({});
  const baseUrl = `https://post-${isShared}.example.org`;
  const client = createClient({ baseUrl, station: 'wxyz', credentials: 'token', fetch });
  client.transport.tokens?.set({
    access_token: 'a',
    refresh_token: 'r',
    address_key: 'k',
    expires_in: 600,
    username: 'ada',
  });
  const other = clientOf({ station: 'kbay' });
  const shared = isShared ? new QueryClient() : undefined;
  const { result } = renderHook(useQueryClient, {
    wrapper: ({ children }) => (
      <PostKitProvider client={client} queryClient={shared}>
        {children}
      </PostKitProvider>
    ),
  });
  const queries = result.current;
  for (const key of [[...stationKey(client), 'shows'], [...stationKey(other), 'shows'], ['weather']])
    queries.setQueryData(key, 1);
  act(() => client.transport.tokens?.set(null));
  const left = queries.getQueryCache().getAll();
  expect(left.map(({ queryKey }) => queryKey)).toEqual(
    isShared ? [[...stationKey(other), 'shows'], ['weather']] : [],
  );
});
