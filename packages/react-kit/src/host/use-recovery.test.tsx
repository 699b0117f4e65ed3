import { createClient } from '@postkit/sdk';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, type FakeAnswers, fakeStation } from '../testing/fake-station.ts';
import { usePostKit } from './postkit-context.ts';
import { PostKitProvider } from './postkit-provider.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Tags() {
  const { client } = usePostKit();
  const { data, error } = useQuery({ queryKey: ['tags'], queryFn: async () => client.tags.list() });
  return <p>{data ? `${data.objects.length} tags` : (error?.message ?? 'loading')}</p>;
}

function open(answers: FakeAnswers) {
  const { fetch, calls } = fakeStation(answers);
  const client = createClient({ baseUrl: 'https://post.example.org', station: 'wxyz', fetch, retries: 0, logLevel: 'off' });
  render(
    <PostKitProvider client={client}>
      <Tags />
    </PostKitProvider>,
  );
  return { asked: (operation: string) => calls.filter((call) => call.operation === operation).length };
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('useRecovery', () => {
  it('reads again what failed while the station was away, once it answers', async () => {
    let isAway = true;
    const away = () => Promise.reject(new TypeError('Failed to fetch'));
    const { asked } = open({
      'tags.list': () => (isAway ? away() : { meta: { limit: 0, offset: 0, total_count: 0, next: null, previous: null }, objects: [] }),
      'sessions.loggedIn': () => (isAway ? away() : { logged_in: true }),
    });
    await wait(0);
    expect(screen.getByText('Unable to talk to server')).toBeDefined();
    await wait(12_000);
    expect([asked('tags.list'), asked('sessions.loggedIn')]).toEqual([1, 2]);
    isAway = false;
    await wait(5000);
    expect(screen.getByText('0 tags')).toBeDefined();
    await wait(60_000);
    expect([asked('tags.list'), asked('sessions.loggedIn')]).toEqual([2, 3]);
  });

  it('leaves to the person what the station answered with a failure', async () => {
    const { asked } = open({ 'tags.list': () => failure(500, 'no') });
    await wait(60_000);
    expect(screen.getByText('500: no')).toBeDefined();
    expect([asked('tags.list'), asked('sessions.loggedIn')]).toEqual([1, 0]);
  });
});
