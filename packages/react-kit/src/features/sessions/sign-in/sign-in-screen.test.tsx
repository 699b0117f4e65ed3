import { createClient } from '@postkit/sdk';
import type { StationEntry } from '@postkit/sdk/schema';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HostProvider } from '../../../host/host-provider.tsx';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { failure, type FakeAnswers, fakeStation } from '../../../testing/fake-station.ts';
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

function open(answers: FakeAnswers, props: SignInScreenProps = {}) {
  const station = fakeStation(answers);
  const leave = vi.fn<(url: string) => void>();
  const kept = new Map<string, string>();
  const storage = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  const client = createClient({ baseUrl: base, fetch: station.fetch });
  render(
    <PostKitProvider client={client} host={{ leave, storage }}>
      <SignInScreen forgotAddress="https://help.example.org/reset" {...props} />
    </PostKitProvider>,
  );
  return { ...station, leave, kept };
}

async function logIn() {
  await userEvent.type(screen.getByLabelText(/Username/), 'ada@example.org');
  await userEvent.type(screen.getByLabelText(/Password/, { selector: 'input' }), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('SignInScreen', () => {
  it('sends nothing while a field is empty and says what is missing', async () => {
    const { calls } = open({});
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByText('Enter your email or username.')).toBeDefined();
    expect(screen.getByText('Enter your password.')).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('says that a name or password is wrong', async () => {
    open({ 'sessions.signIn': () => failure(401, 'Invalid email or password.') });
    await logIn();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Invalid email or password.'));
  });

  it('says when to try again after too many tries', async () => {
    const headers = { 'retry-after': '300' };
    open({ 'sessions.signIn': () => Response.json({ error_message: 'Too many.' }, { status: 429, headers }) });
    await logIn();
    expect(await screen.findByText(/Too many attempts: try again in 5 minutes\.$/)).toBeDefined();
  });

  it('AUTH-014 clears the error after 5 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open({ 'sessions.signIn': () => failure(500, 'Something went wrong.') });
    await logIn();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Invalid email or password.'));
    await vi.advanceTimersByTimeAsync(4500);
    expect(screen.getByRole('alert').textContent).not.toBe('');
    await vi.advanceTimersByTimeAsync(1000);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
  });

  it('enters a single station at once', async () => {
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

  it('lets a person search among several stations and go on to one', async () => {
    const { leave } = open({ 'sessions.signIn': () => signedIn([entry('one'), entry('two'), entry('three')]) });
    await logIn();
    await userEvent.type(await screen.findByRole('searchbox'), 'nothing like it');
    expect(screen.getByText('No results')).toBeDefined();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'two');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(leave.mock.calls[0]?.[0]).toContain('current_station=two'));
  });

  it('follows a forced address half a second after it was recorded', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const forced = entry('wxyz', { force_redirect_url: 'https://elsewhere.example.org/' });
    const { leave, calls } = open({ 'sessions.signIn': () => signedIn([forced]), 'sessions.postLogin': () => ({}) });
    await logIn();
    await waitFor(() => expect(calls.map((call) => call.operation)).toContain('sessions.postLogin'));
    await vi.advanceTimersByTimeAsync(600);
    expect(leave).toHaveBeenCalledWith('https://elsewhere.example.org/');
  });

  it('AUTH-032 remembers the station as it is entered, under `station`', async () => {
    const { kept, leave } = open({ 'sessions.signIn': () => signedIn([entry('wxyz')]) });
    expect(kept.get('station')).toBeUndefined();
    await logIn();
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(kept.get('station')).toBe('wxyz');
  });

  it('goes back to where somebody was when their session ended', async () => {
    const { leave } = open({ 'sessions.signIn': () => signedIn([entry('wxyz')]) }, { returnTo: '/wxyz/shows/4/details' });
    await logIn();
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(new URL(leave.mock.calls[0]?.[0] ?? '').searchParams.get('redirect_path')).toBe('/wxyz/shows/4/details');
  });

  describe('enters a station at the host', () => {
    async function hostOf(station: Partial<StationEntry>, host = '', props: SignInScreenProps = {}) {
      const { leave } = open({ 'sessions.signIn': () => ({ ...signedIn([entry('wxyz', station)]), host }) }, props);
      await logIn();
      await waitFor(() => expect(leave).toHaveBeenCalled());
      cleanup();
      return new URL(leave.mock.calls[0]?.[0] ?? '').origin;
    }

    it('AUTH-026 of its entry, else of the sign-in answer', async () => {
      expect(await hostOf({ login_host: 'https://own.example.org' }, 'https://answer.example.org')).toBe('https://own.example.org');
      expect(await hostOf({}, 'https://answer.example.org')).toBe('https://answer.example.org');
      expect(await hostOf({})).toBe(base);
    });

    it('AUTH-027 AUTH-028 of its redirect domain from version 3 on, which then stands above the login host', async () => {
      const named = { login_host: 'https://own.example.org', redirect_domain: 'new.example.org' };
      expect(await hostOf({ ...named, login_api_version: 3 })).toBe('https://new.example.org');
      expect(await hostOf({ ...named, login_api_version: 1 })).toBe('https://own.example.org');
      expect(await hostOf({ ...named, login_api_version: 3, redirect_domain: null })).toBe('https://own.example.org');
    });

    it('AUTH-029 of this page where the page keeps it', async () => {
      expect(await hostOf({ login_host: 'https://own.example.org' }, '', { keepHost: true })).toBe(base);
    });
  });

  it('takes its calls from the page when somebody types, and tries them anew after they failed to come', async () => {
    const client = createClient({ baseUrl: base, fetch: fakeStation({ 'sessions.signIn': () => signedIn([entry('wxyz')]) }).fetch });
    const connect = vi
      .fn<NonNullable<SignInScreenProps['connect']>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(client);
    const leave = vi.fn<(url: string) => void>();
    render(
      <HostProvider host={{ leave }}>
        <SignInScreen connect={connect} />
      </HostProvider>,
    );
    expect(connect).not.toHaveBeenCalled();
    await logIn();
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(connect).toHaveBeenCalledTimes(2);
  });
});
