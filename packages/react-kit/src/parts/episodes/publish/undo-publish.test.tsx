import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { Connection } from '@postkit/sdk/schema';
import { makeDestination, makeSettings, makeShow } from '@postkit/sdk/testing';
import { useMessages } from '../../../host/messages.store.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { stores } from '../../../testing/stores.ts';
import { PublishDialog } from './publish-dialog.tsx';

const feed = makeDestination({ id: 2, type: 'rss', title: 'Main feed', default_on_post: true });
const page = makeDestination({ id: 5, type: 'facebook', title: 'Station page', default_on_post: true });
const shown = () => useMessages.in(stores).getState().messages;

interface Scene {
  destinations?: Connection[];
  /** The stored draft; absent for a new one. */
  stored?: { draft: true };
  answers?: FakeResponses;
}

/** Publishes an episode with the dialog, which is gone afterwards. */
async function publish({ destinations = [feed], stored, answers = {} }: Scene = {}) {
  const station = fakeStation({
    'settings.get': () => makeSettings(),
    'connections.list': () => ({
      meta: { limit: 0, offset: 0, total_count: destinations.length, next: null, previous: null },
      objects: destinations.map((each) => ({ ...each, historical_items: '{}' })),
    }),
    'shows.list': () => [{ ...makeShow({ id: 4, smcs: [] }), prefix_list: '[]' }],
    'episodes.create': () => makeEpisode({ playlist_id: 101, name: 'Monday', version: 1 }),
    'episodes.update': () => makeEpisode({ playlist_id: 101, name: 'Monday', version: 2 }),
    ...answers,
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
  });
  const { unmount } = render(
    <PostKitProvider stores={stores} client={client}>
      <PublishDialog
        isOpen
        draft={{
          episodeId: stored ? 101 : null,
          version: stored ? 1 : null,
          showId: 4,
          fields: {
            show: '/wxyz/api/v1/show/4/',
            name: 'Monday',
            description: 'News.',
            events: ['/wxyz/api/v1/event/1795521600000/'],
            ...stored,
          },
        }}
        durationSeconds={600}
        onClose={() => undefined}
        onDone={() => undefined}
        onLoadTheirs={() => undefined}
      />
    </PostKitProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Publish now' }));
  await waitFor(() => expect(shown()).toMatchObject([{ name: 'Episode published.' }]));
  unmount();
  const updates = () =>
    station.calls.filter(({ operation }) => operation === 'episodes.update').map(({ body }) => body);
  return { updates };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('Undo in the message of a published episode', () => {
  it('makes it a draft again, in its version, after the dialog is gone', async () => {
    const { updates } = await publish();
    shown()[0]?.undo?.();
    await waitFor(() =>
      expect(shown().at(-1)).toMatchObject({
        name: 'Publishing undone.',
        details: '“Monday” is a draft again.',
      }),
    );
    expect(updates()).toEqual([{ version: 1, draft: true, delay_post_until: null }]);
  });

  it('reports that it failed', async () => {
    await publish({ answers: { 'episodes.update': () => failure(409, 'Another user saved this episode.') } });
    shown()[0]?.undo?.();
    await waitFor(() =>
      expect(shown().at(-1)).toMatchObject({ type: 'error', name: 'Could not undo publishing.' }),
    );
  });

  it('is not offered where a destination keeps the episode', async () => {
    await publish({ destinations: [feed, page] });
    expect(shown()[0]?.undo).toBeUndefined();
  });

  it('is offered for a stored draft', async () => {
    await publish({ stored: { draft: true } });
    expect(shown()[0]?.undo).toBeDefined();
  });
});
