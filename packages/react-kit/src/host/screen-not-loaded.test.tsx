import { createClient } from '@postkit/sdk';
import { act, cleanup, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStation } from '../testing/fake-station.ts';
import { PostKitProvider } from './postkit-provider.tsx';
import { ScreenNotLoaded } from './screen-not-loaded.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
function open(isReachable: () => boolean) {
  const { fetch } = fakeStation({
    'sessions.loggedIn': () => (isReachable() ? { logged_in: true } : Promise.reject(new TypeError('Failed to fetch'))),
  });
  const client = createClient({ baseUrl: 'https://post.example.org', station: 'wxyz', fetch, retries: 0, logLevel: 'off' });
  const onRetry = vi.fn<() => void>();
  const leave = vi.fn<(url: string) => void>();
  render(
    <PostKitProvider client={client} host={{ leave }}>
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

  it('retries once if the station responds, then offers to reload the page, since its files have other names by now', async () => {
    const { onRetry, leave } = open(() => true);
    await wait(0);
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
    await wait(20_000);
    act(() => screen.getByRole('button', { name: 'Reload the page' }).click());
    expect(leave).toHaveBeenCalledWith(globalThis.location.href);
    expect(onRetry).toHaveBeenCalledOnce();
    cleanup();
    const again = open(() => true);
    await wait(0);
    expect(again.onRetry).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
  });
});
