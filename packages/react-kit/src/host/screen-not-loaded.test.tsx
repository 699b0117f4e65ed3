import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { fakeStation } from '../testing/fake-station.ts';
import { stores } from '../testing/stores.ts';
import { PostKitProvider } from './postkit-provider.tsx';
import { ScreenNotLoaded } from './screen-not-loaded.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
function open(isReachable: () => boolean) {
  const { fetch } = fakeStation({
    'sessions.loggedIn': () =>
      isReachable() ? { logged_in: true } : Promise.reject(new TypeError('Failed to fetch')),
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch,
    retries: 0,
    logLevel: 'off',
  });
  const onRetry = vi.fn<() => void>();
  const leave = vi.fn<(url: string) => void>();
  render(
    <PostKitProvider stores={stores} client={client} host={{ leave }}>
      <ScreenNotLoaded onRetry={onRetry} />
    </PostKitProvider>,
  );
  return { onRetry, leave };
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('ScreenNotLoaded', () => {
  it('waits for an unreachable station, and loads the screen once it responds', async () => {
    let isReachable = false;
    const { onRetry } = open(() => isReachable);
    await wait(12_000);
    expect(screen.getByRole('alert').textContent).toContain('The station does not respond.');
    expect(onRetry).not.toHaveBeenCalled();
    isReachable = true;
    await wait(5000);
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('retries once if the station responds, then reloads the page, since its files have other names by now', async () => {
    const { onRetry, leave } = open(() => true);
    await wait(0);
    expect(onRetry).toHaveBeenCalledOnce();
    expect(leave).not.toHaveBeenCalled();
    await wait(5000);
    expect(leave).toHaveBeenCalledWith(globalThis.location.href);
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('leaves a second reload within a minute to the user', async () => {
    sessionStorage.setItem('postkit:reloaded', String(Date.now() - 50_000));
    const { onRetry, leave } = open(() => true);
    await wait(20_000);
    expect(onRetry).not.toHaveBeenCalled();
    expect(leave).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Reload the page' }).click());
    expect(leave).toHaveBeenCalledWith(globalThis.location.href);
  });

  it('does not reload by itself where the page has no storage', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const { leave } = open(() => true);
    await wait(20_000);
    expect(leave).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
  });
});
