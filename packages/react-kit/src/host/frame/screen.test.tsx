import { useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { makeSettings } from '@postkit/sdk/testing';
import { failure, type FakeResponses, fakeStation } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { usePostKit } from '../postkit-context.ts';
import { PostKitProvider } from '../postkit-provider.tsx';
import { Screen } from './screen.tsx';
import { useAccess, useScreen } from './use-screen.ts';

/** Needs two lists, and says which one is missing. */
function Sample() {
  const { client } = usePostKit();
  const access = useAccess('shows');
  const shows = useQuery({ queryKey: ['shows'], queryFn: () => client.shows.list(), enabled: access.isOpen });
  const tags = useQuery({
    queryKey: ['tags'],
    queryFn: async () => (await client.tags.list()).objects,
    enabled: access.isOpen,
  });
  return (
    <Screen
      state={useScreen(access, { shows, tags })}
      heading="Sample"
      action={<button type="button">Add</button>}
      failed={{ settings: 'No settings', shows: 'No shows', tags: 'No tags' }}
      details={(error) => error?.message}
      loading="Loading the sample"
      skeleton="…"
    >
      {({ session, data }) => (
        <p>{`${data.shows.length} shows and ${data.tags.length} tags of ${session.slug}`}</p>
      )}
    </Screen>
  );
}

function open(answers: FakeResponses = {}) {
  const station = fakeStation({
    'settings.get': () => makeSettings(),
    'shows.list': () => [],
    'tags.list': () => ({
      meta: { limit: 0, offset: 0, total_count: 0, next: null, previous: null },
      objects: [],
    }),
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    ...answers,
  });
  const host = { setTitle: vi.fn<(title: string) => void>() };
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client} host={host}>
      <Sample />
    </PostKitProvider>,
  );
  return {
    host,
    count: (operation: string) => station.calls.filter((call) => call.operation === operation).length,
  };
}

const retryButton = () => screen.queryByRole('button', { name: 'Retry' });
const noTags = { meta: { limit: 0, offset: 0, total_count: 0, next: null, previous: null }, objects: [] };

describe('Screen', () => {
  it('SHELL-017 SHELL-019 titles the page, keeps its heading while loading, and then shows its content and action', async () => {
    const { host, count } = open();
    expect(host.setTitle).toHaveBeenLastCalledWith('POST - Sample');
    const heading = screen.getByRole('heading', { level: 1, name: 'Sample' });
    expect(screen.getByRole('status', { name: 'Loading the sample' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
    expect(await screen.findByText('0 shows and 0 tags of wxyz')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Add' })).toBeDefined();
    expect(heading.isConnected).toBe(true);
    await waitFor(() => expect(count('live.stream')).toBe(1));
  });

  it.each(['settings.get', 'shows.list', 'tags.list'])(
    'denies access if the station refuses %s with 403',
    async (operation) => {
      open({ [operation]: () => failure(403, 'No.') });
      expect(await screen.findByText('Only admins can open Sample')).toBeDefined();
      expect(retryButton()).toBeNull();
    },
  );

  it('sends no query if the licence lacks the area', async () => {
    const { count } = open({ 'settings.get': () => makeSettings({ features: '{"logger_only":true}' }) });
    expect(await screen.findByText('This station is licensed as a Logger')).toBeDefined();
    expect(count('shows.list') + count('tags.list')).toBe(0);
  });

  it('refetches only failed queries', async () => {
    let isDown = true;
    const { count } = open({ 'tags.list': () => (isDown ? failure(503, 'Away.') : noTags) });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('No tags');
    expect(alert.textContent).toContain('503: Away.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('0 shows and 0 tags of wxyz')).toBeDefined();
    expect([count('settings.get'), count('shows.list'), count('tags.list')]).toEqual([1, 1, 2]);
  });

  it('offers no Retry if the station would refuse the same call again', async () => {
    open({ 'tags.list': () => failure(400, 'No such list.') });
    expect((await screen.findByRole('alert')).textContent).toContain('No tags');
    expect(retryButton()).toBeNull();
  });

  it('retries failures that a retry can fix, and leaves a refusal', async () => {
    let isDown = true;
    const { count } = open({
      'shows.list': () => (isDown ? failure(500, 'Broken.') : []),
      'tags.list': () => failure(404, 'No such list.'),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('No shows');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('No tags'));
    expect([count('shows.list'), count('tags.list')]).toEqual([2, 1]);
    expect(retryButton()).toBeNull();
  });

  it('offers Retry after the session ended, since the user may sign in in another tab', async () => {
    open({ 'settings.get': () => failure(401, 'Sign in.') });
    expect((await screen.findByRole('alert')).textContent).toContain('No settings');
    expect(retryButton()).not.toBeNull();
  });
});
