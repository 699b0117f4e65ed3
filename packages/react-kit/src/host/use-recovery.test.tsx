import { useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { failure, type FakeResponses, fakeStation } from '../testing/fake-station.ts';
import { stores } from '../testing/stores.ts';
import { usePostKit } from './postkit-context.ts';
import { PostKitProvider } from './postkit-provider.tsx';

beforeEach(() => void vi.useFakeTimers());
function Tags() {
  const { client } = usePostKit();
  const { data, error } = useQuery({ queryKey: ['tags'], queryFn: async () => client.tags.list() });
  return <p>{data ? `${data.objects.length} tags` : (error?.message ?? 'loading')}</p>;
}

function open(answers: FakeResponses) {
  const { fetch, calls } = fakeStation(answers);
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client}>
      <Tags />
    </PostKitProvider>,
  );
  return { countOf: (operation: string) => calls.filter((call) => call.operation === operation).length };
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('useRecovery', () => {
  it('refetches failed queries when an unreachable station responds again', async () => {
    let isDown = true;
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    const { countOf } = open({
      'tags.list': () =>
        isDown
          ? offline()
          : { meta: { limit: 0, offset: 0, total_count: 0, next: null, previous: null }, objects: [] },
      'sessions.loggedIn': () => (isDown ? offline() : { logged_in: true }),
    });
    await wait(0);
    expect(screen.getByText('Unable to talk to server at https://post.example.org')).toBeDefined();
    await wait(12_000);
    expect([countOf('tags.list'), countOf('sessions.loggedIn')]).toEqual([1, 2]);
    isDown = false;
    await wait(5000);
    expect(screen.getByText('0 tags')).toBeDefined();
    await wait(60_000);
    expect([countOf('tags.list'), countOf('sessions.loggedIn')]).toEqual([2, 3]);
  });

  it('leaves a query that the station failed to the user', async () => {
    const { countOf } = open({ 'tags.list': () => failure(500, 'no') });
    await wait(60_000);
    expect(screen.getByText('500: no')).toBeDefined();
    expect([countOf('tags.list'), countOf('sessions.loggedIn')]).toEqual([1, 0]);
  });
});
