import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { makeSettings, makeShow } from '@postkit/sdk/testing';
import type { EpisodeDraft } from '../../../data/episodes/episode-draft.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { fakeStation } from '../../../testing/fake-station.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { stores } from '../../../testing/stores.ts';
import { PublishDialog } from './publish-dialog.tsx';

const draft: EpisodeDraft = {
  episodeId: null,
  version: null,
  showId: 4,
  fields: { show: '/wxyz/api/v1/show/4/', name: 'Monday', description: 'News.', events: [] },
};
const day = 86_400;
const inDays = (days: number) => Math.floor(Date.now() / 86_400_000 + days) * day + 15 * 3600;

function open(change: Partial<EpisodeDraft> = {}) {
  const station = fakeStation({
    'settings.get': () => makeSettings({ timezone: 'America/New_York' }),
    'connections.list': () => ({
      meta: { limit: 0, offset: 0, total_count: 0, next: null, previous: null },
      objects: [],
    }),
    'shows.list': () => [{ ...makeShow({ id: 4, smcs: [], expiry_days: 30 }), prefix_list: '[]' }],
    'episodes.create': () => makeEpisode(),
    'episodes.update': () => makeEpisode(),
  });
  const onDone = vi.fn<() => void>();
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
  });
  render(
    <PostKitProvider stores={stores} client={client}>
      <PublishDialog
        isOpen
        draft={{ ...draft, ...change }}
        durationSeconds={300}
        onClose={() => undefined}
        onDone={onDone}
        onLoadTheirs={() => undefined}
      />
    </PostKitProvider>,
  );
  return {
    /** The expiry that the station got. */
    sent: async (button: string) => {
      await userEvent.click(await screen.findByRole('button', { name: button }));
      await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
      const saved = station.calls.find(
        ({ operation }) => operation === 'episodes.create' || operation === 'episodes.update',
      );
      return (saved?.body as { expires_at?: number | null } | undefined)?.expires_at;
    },
  };
}

const section = () => screen.findByText('Expiry', { selector: 'summary *' });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // In happy-dom, a collapse fires the event on which React Aria collapses, which loops forever.
  vi.spyOn(Selection.prototype, 'collapse').mockReturnValue();
});

describe('the expiry in the publish dialog', () => {
  it('starts with the days of the show for a new episode, counted from its publication', async () => {
    const { sent } = open();
    const before = Math.floor(Date.now() / 1000);
    const at = (await sent('Publish now')) ?? 0;
    expect(at).toBeGreaterThanOrEqual(before + 30 * day);
    expect(at).toBeLessThanOrEqual(Date.now() / 1000 + 30 * day);
  });

  it('counts the days from the scheduled time', async () => {
    const moment = inDays(3);
    const { sent } = open({ fields: { ...draft.fields, delay_post_until: moment } });
    expect(await sent('Schedule')).toBe(moment + 30 * day);
  });

  it('names the days of the show, and lets the user remove the date', async () => {
    const { sent } = open();
    await userEvent.click(await section());
    expect(await screen.findByText('The show’s episodes expire after 30 days.')).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Clear expiry date' }));
    expect((await section()).textContent).toBe('ExpiryNever');
    expect(screen.queryByText('The show’s episodes expire after 30 days.')).toBeNull();
    expect(await sent('Publish now')).toBe(null);
  });

  it('keeps the date of a new episode that has one', async () => {
    const moment = inDays(9);
    expect(await open({ fields: { ...draft.fields, expires_at: moment } }).sent('Publish now')).toBe(moment);
  });

  it('sets no date for a stored episode', async () => {
    expect(await open({ episodeId: 101, version: 3 }).sent('Publish now')).toBe(null);
  });
});
