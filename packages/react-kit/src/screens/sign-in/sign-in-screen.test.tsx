import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { StationEntry } from '@postkit/sdk/schema';
import { HostProvider } from '../../host/host-provider.tsx';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { withResolvers } from '../../testing/with-resolvers.ts';
import { SignInScreen, type SignInScreenProps } from './sign-in-screen.tsx';

const base = 'https://post.example.org';

function entry(station: string, overrides: Partial<StationEntry> = {}): StationEntry {
  return {
    station,
    title: `Station ${station}`,
    user_id: 1,
    format: null,
    geo_state: null,
    geo_region: null,
    searchKey: null,
    is_AVESS: false,
    login_host: null,
    login_api_version: 1,
    redirect_domain: null,
    force_redirect_url: null,
    ...overrides,
  };
}

function signedIn(stations: StationEntry[]) {
  return { stations, apikey: 'key', host: '', username: 'ada' };
}

function open(answers: FakeResponses, props: SignInScreenProps = {}) {
  const station = fakeStation(answers);
  const leave = vi.fn<(url: string) => void>();
  const stored = new Map<string, string>();
  const storage = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  };
  const client = createClient({ baseUrl: base, fetch: station.fetch });
  render(
    <PostKitProvider stores={stores} client={client} host={{ leave, storage }}>
      <SignInScreen forgotAddress="https://help.example.org/reset" {...props} />
    </PostKitProvider>,
  );
  return { ...station, leave, stored };
}

async function logIn() {
  await userEvent.type(screen.getByLabelText(/Username/), 'ada@example.org');
  await userEvent.type(screen.getByLabelText(/Password/, { selector: 'input' }), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('SignInScreen', () => {
  it('AUTH-004 sends nothing with an empty field and marks it', async () => {
    const { calls } = open({});
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByText('Enter your email or username.')).toBeDefined();
    expect(screen.getByText('Enter your password.')).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('AUTH-002 AUTH-003 AUTH-015 asks for username and password, then for one of several stations', async () => {
    const { calls, leave } = open({ 'sessions.signIn': () => signedIn([entry('one'), entry('two')]) });
    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeDefined();
    expect(screen.getByLabelText(/^Username/)).toBeDefined();
    expect(screen.getByLabelText(/^Password/, { selector: 'input' }).getAttribute('type')).toBe('password');
    expect(screen.queryByRole('radio')).toBeNull();
    await logIn();
    await screen.findByRole('heading', { name: 'Choose a station' });
    const sent = calls.filter(({ operation }) => operation.startsWith('sessions.'));
    expect(sent.map(({ operation }) => operation)).toEqual(['sessions.signIn']);
    expect(sent[0]?.headers.get('authorization')).toBe(`Basic ${btoa('ada@example.org:secret')}`);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.queryByLabelText(/^Username/)).toBeNull();
    expect(leave).not.toHaveBeenCalled();
  });

  it('AUTH-013 says that the station cannot be reached if there is no response', async () => {
    open({
      'sessions.signIn': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await logIn();
    expect(
      await screen.findByText('The station cannot be reached. Check your connection, then try again.'),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined();
  });

  it('AUTH-005 reads "Logging in..." while the station checks the password', async () => {
    let answer = () => {};
    const checked = new Promise<void>((resolve) => (answer = resolve));
    open({ 'sessions.signIn': () => checked.then(() => signedIn([])) });
    await logIn();
    expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeDefined();
    answer();
    expect(await screen.findByText(/^Your account has no access to a station yet\./)).toBeDefined();
  });

  it('AUTH-054 says that a name or password is wrong, and stays on the page', async () => {
    const { leave } = open({ 'sessions.signIn': () => failure(401, 'Invalid email or password.') });
    await logIn();
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('Invalid email or password.'),
    );
    expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined();
    expect(leave).not.toHaveBeenCalled();
  });

  it('says when to retry after too many attempts', async () => {
    const headers = { 'retry-after': '300' };
    open({
      'sessions.signIn': () => Response.json({ error_message: 'Too many.' }, { status: 429, headers }),
    });
    await logIn();
    expect(await screen.findByText('Too many attempts to sign in. Try again in 5 minutes.')).toBeDefined();
  });

  it('AUTH-014 emphasises a failure for 5 seconds and keeps its text', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open({ 'sessions.signIn': () => failure(500, 'Something went wrong.') });
    await logIn();
    const text = await screen.findByText(/^The station failed to sign you in\./);
    await vi.advanceTimersByTimeAsync(4500);
    expect(text.dataset.new).toBe('true');
    await vi.advanceTimersByTimeAsync(1000);
    await waitFor(() => expect(text.dataset.new).toBeUndefined());
    expect(text.isConnected).toBe(true);
  });

  it('removes the text of a limit when its wait ends', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const headers = { 'retry-after': '30' };
    open({
      'sessions.signIn': () => Response.json({ error_message: 'Too many.' }, { status: 429, headers }),
    });
    await logIn();
    await screen.findByText(/Try again in 30 seconds\.$/);
    await vi.advanceTimersByTimeAsync(31_000);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
  });

  it('throws where it is mounted without a client', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const mount = () =>
      render(
        <HostProvider stores={stores}>
          <SignInScreen />
        </HostProvider>,
      );
    expect(mount).toThrow(
      'SignInScreen needs a client: mount it inside <PostKitProvider client={…}>, or pass connect.',
    );
  });

  it('reports a defect of the page, and does not call it a wrong password', async () => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    const defect = new TypeError('sessions is undefined');
    render(
      <HostProvider stores={stores}>
        <SignInScreen connect={() => Promise.reject(defect)} />
      </HostProvider>,
    );
    await logIn();
    expect(
      await screen.findByText('This page failed to sign you in. Reload it, then try again.'),
    ).toBeDefined();
    expect(reported).toHaveBeenCalledWith(defect);
  });

  it('AUTH-024 enters a single station at once', async () => {
    const { leave } = open({ 'sessions.signIn': () => signedIn([entry('wxyz')]) });
    await logIn();
    await waitFor(() => expect(leave).toHaveBeenCalled());
    const address = new URL(leave.mock.calls[0]?.[0] ?? '');
    expect(address.origin + address.pathname).toBe(`${base}/stations/api/v1/do_login/`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      username: 'ada',
      api_key: 'key',
      current_station: 'wxyz',
      redirect_path: '/wxyz/audio-editor',
    });
  });

  it('AUTH-017 lets the user search several stations and enter one', async () => {
    const { leave } = open({
      'sessions.signIn': () => signedIn([entry('one'), entry('two'), entry('three')]),
    });
    await logIn();
    await userEvent.type(await screen.findByRole('searchbox'), 'nothing like it');
    expect(screen.getByText('No results')).toBeDefined();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'two');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(leave.mock.calls[0]?.[0]).toContain('current_station=two'));
  });

  it('moves from the search into the list of stations with the arrow keys', async () => {
    const { leave } = open({
      'sessions.signIn': () => signedIn([entry('one'), entry('two'), entry('three')]),
    });
    await logIn();
    await screen.findByRole('searchbox');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Station one/ }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Station one/ }).checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(leave.mock.calls[0]?.[0]).toContain('current_station=one'));
  });

  it('enters the only station that the search finds with Enter', async () => {
    const { leave } = open({
      'sessions.signIn': () => signedIn([entry('one'), entry('two'), entry('three')]),
    });
    await logIn();
    await userEvent.type(await screen.findByRole('searchbox'), 'three{Enter}');
    await waitFor(() => expect(leave.mock.calls[0]?.[0]).toContain('current_station=three'));
  });

  it('AUTH-033 AUTH-034 follows a forced address half a second after recording it', async () => {
    const recorded = withResolvers<object>();
    const forced = entry('wxyz', { force_redirect_url: 'https://elsewhere.example.org/' });
    const { leave, calls } = open({
      'sessions.signIn': () => signedIn([forced]),
      'sessions.postLogin': () => recorded.promise,
    });
    await logIn();
    await waitFor(() => expect(calls.map((call) => call.operation)).toContain('sessions.postLogin'));
    const record = calls.find(({ operation }) => operation === 'sessions.postLogin');
    expect(record).toMatchObject({
      params: { station: 'wxyz' },
      query: { username: 'ada', api_key: 'key' },
    });
    expect(record?.headers.get('authorization')).toBe('ApiKey ada:key');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await vi.advanceTimersByTimeAsync(5000);
    recorded.resolve({});
    // A poll of Vitest would advance the timers.
    while (vi.getTimerCount() === 0) await new Promise((done) => setImmediate(done));
    await vi.advanceTimersByTimeAsync(499);
    expect(leave).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(leave.mock.calls).toEqual([['https://elsewhere.example.org/']]);
  });

  it('AUTH-032 stores the entered station under `station`', async () => {
    const { stored, leave } = open({ 'sessions.signIn': () => signedIn([entry('wxyz')]) });
    expect(stored.get('station')).toBeUndefined();
    await logIn();
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(stored.get('station')).toBe('wxyz');
  });

  it('AUTH-025 AUTH-030 AUTH-031 leads through do_login to the audio editor of the station', async () => {
    const { leave } = open({ 'sessions.signIn': () => signedIn([entry('wxyz')]) });
    await logIn();
    await waitFor(() => expect(leave).toHaveBeenCalled());
    const { pathname, searchParams } = new URL(leave.mock.calls[0]?.[0] ?? '');
    expect(pathname).toBe('/stations/api/v1/do_login/');
    expect(Object.fromEntries(searchParams)).toEqual({
      username: 'ada',
      api_key: 'key',
      current_station: 'wxyz',
      redirect_path: '/wxyz/audio-editor',
    });
  });

  it('returns to the path at which the session ended', async () => {
    const { leave } = open(
      { 'sessions.signIn': () => signedIn([entry('wxyz')]) },
      { returnTo: '/wxyz/shows/4/details' },
    );
    await logIn();
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(new URL(leave.mock.calls[0]?.[0] ?? '').searchParams.get('redirect_path')).toBe(
      '/wxyz/shows/4/details',
    );
  });

  describe('enters a station at the host', () => {
    async function hostOf(station: Partial<StationEntry>, host = '', props: SignInScreenProps = {}) {
      const { leave } = open(
        { 'sessions.signIn': () => ({ ...signedIn([entry('wxyz', station)]), host }) },
        props,
      );
      await logIn();
      await waitFor(() => expect(leave).toHaveBeenCalled());
      cleanup();
      return new URL(leave.mock.calls[0]?.[0] ?? '').origin;
    }

    it('AUTH-026 of its entry, else of the sign-in response', async () => {
      expect(await hostOf({ login_host: 'https://own.example.org' }, 'https://answer.example.org')).toBe(
        'https://own.example.org',
      );
      expect(await hostOf({}, 'https://answer.example.org')).toBe('https://answer.example.org');
      expect(await hostOf({})).toBe(base);
    });

    it('AUTH-027 AUTH-028 of its redirect domain from version 3 on, in preference to the login host', async () => {
      const hosts = { login_host: 'https://own.example.org', redirect_domain: 'new.example.org' };
      expect(await hostOf({ ...hosts, login_api_version: 3 })).toBe('https://new.example.org');
      expect(await hostOf({ ...hosts, login_api_version: 4 })).toBe('https://new.example.org');
      expect(await hostOf({ ...hosts, login_api_version: 2 })).toBe('https://own.example.org');
      expect(await hostOf({ ...hosts, login_api_version: 1 })).toBe('https://own.example.org');
      expect(await hostOf({ ...hosts, login_api_version: 3, redirect_domain: null })).toBe(
        'https://own.example.org',
      );
    });

    it('AUTH-029 of this page if the page keeps its host', async () => {
      expect(await hostOf({ login_host: 'https://own.example.org' }, '', { keepHost: true })).toBe(base);
    });
  });

  it('loads the sign-in client when the user types, and retries after loading failed', async () => {
    const client = createClient({
      baseUrl: base,
      fetch: fakeStation({ 'sessions.signIn': () => signedIn([entry('wxyz')]) }).fetch,
    });
    const connect = vi
      .fn<NonNullable<SignInScreenProps['connect']>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(client);
    const leave = vi.fn<(url: string) => void>();
    render(
      <HostProvider stores={stores} host={{ leave }}>
        <SignInScreen connect={connect} />
      </HostProvider>,
    );
    expect(connect).not.toHaveBeenCalled();
    await logIn();
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(connect).toHaveBeenCalledTimes(2);
  });
});
