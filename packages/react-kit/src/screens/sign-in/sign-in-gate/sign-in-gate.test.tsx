import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { StationEntry, TokenResponse } from '@postkit/sdk/schema';
import { usePostKit } from '../../../host/postkit-context.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { stationKey } from '../../../host/station-key.ts';
import { failure, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { SignInGate } from './sign-in-gate.tsx';

/** Another station for each test, because clients of one station share their tokens. */
let baseUrl = '';
let stations = 0;
beforeEach(() => {
  stations += 1;
  baseUrl = `https://post-${stations}.example.org`;
});

function entry(station: string): StationEntry {
  const nowhere = {
    format: null,
    geo_state: null,
    geo_region: null,
    searchKey: null,
    login_host: null,
    redirect_domain: null,
  };
  return {
    station,
    title: `Station ${station}`,
    user_id: 1,
    is_AVESS: false,
    login_api_version: 1,
    force_redirect_url: null,
    ...nowhere,
  };
}

function issued(...stations: string[]): TokenResponse {
  const tokens = {
    access_token: 'a',
    refresh_token: 'r',
    address_key: 'k',
    expires_in: 600,
    username: 'ada',
  };
  return { ...tokens, stations: stations.map(entry), host: baseUrl };
}

function Work() {
  const { client } = usePostKit();
  const { data } = useQuery({ queryKey: [...stationKey(client), 'work'], queryFn: () => 'Work' });
  return <h1>{data}</h1>;
}

function open(answers: FakeResponses, options: { station?: string; credentials?: 'cookie' } = {}) {
  const { fetch, calls } = fakeStation(answers);
  const client = createClient({
    baseUrl,
    fetch,
    retries: 0,
    logLevel: 'off',
    credentials: 'token',
    ...options,
  });
  const queries = new QueryClient();
  const page = (
    <PostKitProvider stores={stores} client={client} queryClient={queries}>
      <SignInGate>
        <Work />
      </SignInGate>
    </PostKitProvider>
  );
  render(page);
  return { client, queries, calls, page };
}

async function logIn() {
  await userEvent.type(await screen.findByLabelText(/Username/), 'ada');
  await userEvent.type(screen.getByLabelText(/Password/, { selector: 'input' }), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

describe('SignInGate', () => {
  it('shows its children after the sign-in, and the sign-in after the sign-out', async () => {
    const { client, queries } = open(
      { 'sessions.createToken': () => issued('wxyz', 'other'), 'sessions.signOut': () => ({}) },
      { station: 'wxyz' },
    );
    await logIn();
    await screen.findByRole('heading', { name: 'Work' });
    await act(() => client.sessions.signOut());
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeDefined();
    await waitFor(() => expect(queries.getQueryCache().getAll()).toEqual([]));
  });

  it('lets the user choose a station if the page names none, and remembers it for the next load', async () => {
    const { client } = open({ 'sessions.createToken': () => issued('one', 'two') });
    await logIn();
    await userEvent.click(await screen.findByRole('radio', { name: /Station two/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { name: 'Work' });
    expect(client.transport.station).toBe('two');
    cleanup();
    const again = open({});
    await screen.findByRole('heading', { name: 'Work' });
    expect(again.client.transport.station).toBe('two');
  });

  it('returns to the sign-in when the session has ended', async () => {
    const ended = () => failure(401, 'The session has ended. Sign in again.');
    const { client } = open(
      { 'sessions.createToken': () => issued('wxyz'), 'sessions.refreshToken': ended, 'shows.list': ended },
      { station: 'wxyz' },
    );
    await logIn();
    await screen.findByRole('heading', { name: 'Work' });
    await act(() => client.shows.list().catch(() => undefined));
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeDefined();
  });

  it('shows a failed sign-in', async () => {
    open({ 'sessions.createToken': () => failure(401, 'Invalid email or password.') }, { station: 'wxyz' });
    await logIn();
    expect(await screen.findByText('Invalid email or password.')).toBeDefined();
  });

  it('lets a client without tokens through', async () => {
    open({}, { station: 'wxyz', credentials: 'cookie' });
    expect(await screen.findByRole('heading', { name: 'Work' })).toBeDefined();
  });

  it('renders neither the sign-in nor its children on a server', () => {
    const { page } = open({}, { station: 'wxyz' });
    cleanup();
    const html = renderToString(page);
    expect(html).toContain('role="status"');
    expect(html).not.toMatch(/Password|Work/);
  });
});
