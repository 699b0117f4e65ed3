import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { RuledEvent, TimelineRights } from '@postkit/sdk/schema';
import { makeDestination, makeSettings, makeShow } from '@postkit/sdk/testing';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { stores } from '../../../testing/stores.ts';
import { PublishDialog } from './publish-dialog.tsx';

const uri = (id: number) => `/wxyz/api/v1/event/${id}/`;
const hit: RuledEvent = {
  event_id: 31,
  title: 'Blue Train',
  artist: 'The Tide',
  category: 'Music',
  seconds: 190,
};
const spot: RuledEvent = {
  event_id: 32,
  title: 'Buy a boat',
  artist: '',
  category: 'Commercial',
  seconds: 30,
};

function open(rights: TimelineRights, answers: FakeResponses = {}) {
  const station = fakeStation({
    'settings.get': () => makeSettings(),
    'connections.list': () => ({
      meta: { limit: 0, offset: 0, total_count: 1, next: null, previous: null },
      objects: [{ ...makeDestination(), historical_items: '{}' }],
    }),
    'shows.list': () => [{ ...makeShow({ id: 4 }), prefix_list: '[]' }],
    'episodes.timelineRights': () => rights,
    'episodes.create': () => makeEpisode(),
    ...answers,
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
    events: [uri(30), uri(31), uri(32)],
  };
  render(
    <PostKitProvider stores={stores} client={client}>
      <PublishDialog
        isOpen
        draft={{ episodeId: null, version: null, showId: 4, fields }}
        durationSeconds={600}
        onClose={() => undefined}
        onDone={() => undefined}
        onLoadTheirs={() => undefined}
      />
    </PostKitProvider>,
  );
  const bodies = (operation: string) =>
    station.calls.filter((call) => call.operation === operation).map(({ body }) => body);
  return { user: userEvent.setup(), bodies };
}

const section = async () => within(await screen.findByRole('region', { name: 'Rights' }));

describe('rights in the publish dialog', () => {
  it('publishes audio that the station asks for only after the user accepts it', async () => {
    const { user, bodies } = open({ left_out: [], to_accept: [hit] });
    const rights = await section();
    expect(rights.getByText('The Tide: Blue Train')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    const accept = rights.getByRole('checkbox', { name: 'I may publish this audio' });
    expect(rights.getByText('Accept this audio, or take it off the timeline.')).toBeDefined();
    expect(document.activeElement).toBe(accept);
    expect(bodies('episodes.create')).toEqual([]);
    await user.click(accept);
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    await waitFor(() =>
      expect(bodies('episodes.create')).toMatchObject([{ draft: false, accept_rights: [31] }]),
    );
  });

  it('saves a draft without asking', async () => {
    const { user, bodies } = open({ left_out: [], to_accept: [hit] });
    await section();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodies('episodes.create')).toMatchObject([{ draft: true }]));
  });

  it('lists what is left out, and shows the episode without it', async () => {
    const { bodies } = open({ left_out: [spot], to_accept: [] });
    const rights = await section();
    expect(rights.getByText('Buy a boat')).toBeDefined();
    expect(rights.queryByRole('checkbox')).toBeNull();
    expect(within(screen.getByRole('region', { name: 'The episode' })).getByText('09:30')).toBeDefined();
    await waitFor(() =>
      expect(bodies('episodes.timelineLevels').at(-1)).toMatchObject({ events: [uri(30), uri(31)] }),
    );
  });

  it('shows nothing at a station without rules', async () => {
    const { bodies } = open({ left_out: [], to_accept: [] });
    await waitFor(() => expect(bodies('episodes.timelineRights')).toHaveLength(1));
    await screen.findByRole('button', { name: 'Publish now' });
    expect(screen.queryByRole('region', { name: 'Rights' })).toBeNull();
  });
});
