import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Tokens } from '../schema/sessions/session.ts';
import { systemClock } from './clock.ts';
import { HttpError, NetworkError } from './errors.ts';
import { createTokenSession } from './token-session.ts';

const baseUrl = 'https://post.example.org/';

function tokensNamed(name: string): Tokens {
  return {
    access_token: `a-${name}`,
    refresh_token: `r-${name}`,
    address_key: `k-${name}`,
    expires_in: 600,
    username: 'ina',
  };
}

const ended = () =>
  new HttpError({ operation: 'sessions.refreshToken', status: 401, statusText: '', body: '' });

type Refresh = (refreshToken: string) => Promise<Tokens>;

function open(refresh: Refresh = async () => tokensNamed('new')) {
  let skipped = 0;
  const clock = {
    ...systemClock,
    now: () => 1_700_000_000_000 + skipped,
    advance: (milliseconds: number) => void (skipped += milliseconds),
  };
  const mocked = vi.fn<Refresh>(refresh);
  const session = createTokenSession({ baseUrl, clock, refresh: mocked });
  const changes = vi.fn<() => void>();
  session.onChange(changes);
  return { clock, session, refresh: mocked, changes };
}

/** A page of a browser with two tabs. */
function inBrowser(): void {
  vi.stubGlobal('document', {});
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
}

afterEach(() => void vi.unstubAllGlobals());

describe('createTokenSession', () => {
  it('renews the token shortly before it expires, once for calls at the same time', async () => {
    const { clock, session, refresh } = open();
    session.set(tokensNamed('old'));
    clock.advance(569_000);
    await session.ready();
    expect(refresh).not.toHaveBeenCalled();
    clock.advance(2_000);
    await Promise.all([session.ready(), session.ready(), session.renew('a-old')]);
    expect(refresh.mock.calls).toEqual([['r-old']]);
    expect(session.tokens?.access_token).toBe('a-new');
  });

  it('does not renew a token that is no longer the current one', async () => {
    const { session, refresh } = open();
    session.set(tokensNamed('old'));
    expect(await session.renew('a-older')).toBe(true);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('ends when the station refuses the refresh token', async () => {
    const { session, changes } = open(() => Promise.reject(ended()));
    session.set(tokensNamed('old'));
    expect(changes).toHaveBeenCalledTimes(1);
    expect(await session.renew('a-old')).toBe(false);
    expect([session.tokens, changes.mock.calls.length]).toEqual([null, 2]);
  });

  it('keeps the tokens when the station cannot be reached, and throws once the access token has expired', async () => {
    const { clock, session } = open(() => Promise.reject(new NetworkError()));
    session.set(tokensNamed('old'));
    clock.advance(590_000);
    await session.ready();
    clock.advance(10_000);
    await expect(session.ready()).rejects.toBeInstanceOf(NetworkError);
    expect(session.tokens?.refresh_token).toBe('r-old');
  });

  it('keeps the sign-in over a reload of the tab', () => {
    inBrowser();
    open().session.set(tokensNamed('old'));
    expect(open().session.tokens?.refresh_token).toBe('r-old');
    open().session.set(null);
    expect(open().session.tokens).toBeNull();
  });

  it('shares sign-in, refresh and sign-out with the other tabs of the page', async () => {
    inBrowser();
    const first = open();
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => undefined,
      removeItem: () => undefined,
    });
    const second = open();
    first.session.set(tokensNamed('old'));
    await vi.waitFor(() => expect(second.session.tokens?.refresh_token).toBe('r-old'));
    expect(second.changes).toHaveBeenCalledTimes(1);
    first.clock.advance(600_000);
    await first.session.ready();
    await vi.waitFor(() => expect(second.session.tokens?.refresh_token).toBe('r-new'));
    const third = open();
    await vi.waitFor(() => expect(third.session.tokens?.refresh_token).toBe('r-new'));
    second.session.set(null);
    await vi.waitFor(() => expect([first.session.tokens, third.session.tokens]).toEqual([null, null]));
  });
});
