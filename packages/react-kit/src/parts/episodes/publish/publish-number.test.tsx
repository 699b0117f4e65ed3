import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createClient } from '@postkit/sdk';
import { makeSettings, makeShow } from '@postkit/sdk/testing';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { fakeStation } from '../../../testing/fake-station.ts';
import { makeEpisode, makeSummary } from '../../../testing/make-episode.ts';
import { stores } from '../../../testing/stores.ts';
import { PublishDialog } from './publish-dialog.tsx';

async function open(show_format: 'serial' | 'episodic') {
  const published = makeSummary({ season_number: 2, episode_number: 4 });
  const scheduled = makeSummary({ season_number: 2, episode_number: 5 });
  const station = fakeStation({
    'settings.get': () => makeSettings({ timezone: 'America/New_York' }),
    'connections.list': () => ({
      meta: { limit: 0, offset: 0, total_count: 0, next: null, previous: null },
      objects: [],
    }),
    'shows.list': () => [{ ...makeShow({ id: 4, smcs: [], show_format }), prefix_list: '[]' }],
    'episodes.list': ({ query }) => ({
      playlists: [query.type === 'scheduled' ? scheduled : published],
      total_count: 1,
    }),
    'episodes.create': () => makeEpisode(),
    'episodes.check': () => ({ findings: [] }),
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
  });
  const fields = {
    show: '/wxyz/api/v1/show/4/',
    name: 'Monday',
    description: 'News.',
    events: ['/wxyz/api/v1/event/1795521600000/'],
  };
  await act(async () =>
    render(
      <PostKitProvider stores={stores} client={client}>
        <PublishDialog
          isOpen
          draft={{ episodeId: null, version: null, showId: 4, fields }}
          durationSeconds={300}
          onClose={() => undefined}
          onDone={() => undefined}
          onLoadTheirs={() => undefined}
        />
      </PostKitProvider>,
    ),
  );
  return station;
}

const offer = 'Use season 2, number 6';

it('offers the number after those of the published and scheduled episodes of a serial show', async () => {
  const { calls } = await open('serial');
  await userEvent.click(await screen.findByRole('button', { name: offer }));
  const number = screen.getByRole('textbox', { name: 'Episode number' });
  await waitFor(() => expect(document.activeElement).toBe(number));
  expect(screen.queryByRole('button', { name: offer })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Publish now' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'episodes.create')?.body).toMatchObject({
      season_number: 2,
      episode_number: 6,
    }),
  );
});

it('keeps a season that the user entered', async () => {
  await open('serial');
  await screen.findByRole('button', { name: offer });
  await userEvent.type(screen.getByRole('textbox', { name: 'Season' }), '3');
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByRole('button', { name: offer })).toBeNull());
});

it('offers none for other shows, and reads no episodes', async () => {
  const { calls } = await open('episodic');
  await screen.findByRole('button', { name: 'Publish now' });
  expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
  expect(calls.filter(({ operation }) => operation === 'episodes.list')).toEqual([]);
});
