import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { makeSettings } from '@postkit/sdk/testing';
import { TagsScreen } from '../screens/tags/index.ts';
import { fakeStation } from '../testing/fake-station.ts';
import { stores } from '../testing/stores.ts';
import { PostKitProvider } from './postkit-provider.tsx';
import { useInternalLink } from './use-internal-link.ts';

function LinkToShows() {
  const linkTo = useInternalLink();
  return <a {...linkTo('/wxyz/shows')}>All shows</a>;
}

it('KIT-024 provides a screen with the station, addresses, credentials, navigation and styles of the page', async () => {
  const station = fakeStation({
    'settings.get': () => makeSettings(),
    'tags.list': () => ({
      meta: { limit: 0, offset: 0, total_count: 0, next: null, previous: null },
      objects: [],
    }),
    'tags.usage': () => [],
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
  });
  const addresses: string[] = [];
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    credentials: { username: 'maria', apiKey: 'key' },
    retries: 0,
    fetch: async (address, init) => {
      addresses.push(new Request(address, init).url);
      return station.fetch(address, init);
    },
  });
  const navigate = vi.fn<(to: string) => void>();
  const setTitle = vi.fn<(title: string) => void>();
  const { container } = render(
    <PostKitProvider
      stores={stores}
      client={client}
      host={{ navigate, setTitle, hrefOf: (to) => `#${String(to)}` }}
    >
      <TagsScreen />
      <LinkToShows />
    </PostKitProvider>,
  );

  expect(await screen.findByRole('heading', { name: 'Global tags' })).toBeDefined();
  expect(addresses.filter((address) => !address.startsWith('https://post.example.org/'))).toEqual([]);
  const listed = await vi.waitUntil(() => station.calls.find(({ operation }) => operation === 'tags.list'));
  expect(listed.params).toEqual({ station: 'wxyz' });
  expect(listed.headers.get('authorization')).toBe('ApiKey maria:key');
  expect(setTitle).toHaveBeenLastCalledWith('Global tags');
  expect(container.querySelector('.pk-root')).not.toBeNull();

  const link = screen.getByRole('link', { name: 'All shows' });
  expect(link.getAttribute('href')).toBe('#/wxyz/shows');
  await userEvent.click(link);
  expect(navigate.mock.calls).toEqual([['/wxyz/shows']]);
});
