import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createClient } from '@postkit/sdk';
import { fakeStation } from '../testing/fake-station.ts';
import { stores } from '../testing/stores.ts';
import { withResolvers } from '../testing/with-resolvers.ts';
import { PostKitProvider } from './postkit-provider.tsx';

const client = createClient({
  baseUrl: 'https://post.example.org',
  station: 'wxyz',
  fetch: fakeStation({}).fetch,
});
const queryKey = ['postkit', 'state'];

it('a first response that is older than a change is followed by another', async () => {
  const responses = [withResolvers<string>(), withResolvers<string>()];
  let fetches = 0;
  const refetch: { now?: () => void } = {};
  function State() {
    const queries = useQueryClient();
    refetch.now = () => void queries.invalidateQueries({ queryKey });
    const { data } = useQuery({ queryKey, queryFn: () => responses[fetches++]?.promise ?? 'too often' });
    return <p>{data ?? 'loading'}</p>;
  }
  render(
    <PostKitProvider stores={stores} client={client}>
      <State />
    </PostKitProvider>,
  );
  await act(async () => refetch.now?.());
  expect(fetches).toBe(1);
  await act(async () => responses[0]?.resolve('Sending'));
  expect(await screen.findByText('Sending')).toBeDefined();
  expect(fetches).toBe(2);
  await act(async () => responses[1]?.resolve('Delivered'));
  expect(await screen.findByText('Delivered')).toBeDefined();
  expect(fetches).toBe(2);
});
