import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { makeSettings } from '@postkit/sdk/testing';
import { PostKitProvider } from '../host/postkit-provider.tsx';
import { failure, fakeStation } from '../testing/fake-station.ts';
import { stores } from '../testing/stores.ts';
import { Shell } from './shell.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

it('SHELL-041 AUTH-043 ends the session, and keeps the plain sign-in when a request fails behind the sign-out', async () => {
  let isSignedIn = true;
  const { fetch } = fakeStation({
    'settings.get': () => (isSignedIn ? makeSettings() : failure(401, 'no')),
    'sessions.signOut': () => {
      isSignedIn = false;
      return {};
    },
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch,
    retries: 0,
    logLevel: 'off',
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const leave = vi.fn<(url: string) => void>();
  const shell = (key: string) => (
    <PostKitProvider stores={stores} client={client} host={{ leave }} queryClient={queries}>
      <Shell key={key} path="/wxyz/shows">
        <h1>Shows</h1>
      </Shell>
    </PostKitProvider>
  );
  const { rerender } = render(shell('first'));
  await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(leave.mock.calls).toEqual([['/login']]));
  expect(isSignedIn).toBe(false);

  await act(() => queries.refetchQueries());
  await screen.findByText('Loading your personal settings...');
  expect(leave).toHaveBeenCalledOnce();

  rerender(shell('second'));
  await waitFor(() => expect(leave).toHaveBeenLastCalledWith('/login?next=%2Fwxyz%2Fshows'));
});
