import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { usePreview } from '../../data/audio-events/preview.store.ts';
import { useMessages } from '../../host/messages.store.ts';
import { failure } from '../../testing/fake-station.ts';
import { makeSummary } from '../../testing/make-episode.ts';
import { stores } from '../../testing/stores.ts';
import { openEpisodes, row } from './testing/open-episodes.tsx';

const enclosure = { url: 'https://post.example.org/wxyz/audio/101.mp3', length: 1000, type: 'audio/mpeg' };

afterEach(() => act(() => usePreview.in(stores).getState().close()));

describe('EpisodesScreen playing', () => {
  it('SHELL-050 plays an episode without counting a download, and pauses it by P', async () => {
    openEpisodes({ rows: [makeSummary({ name: 'Low water', enclosure })] });
    await userEvent.click(await screen.findByRole('button', { name: 'Play Low water' }));
    expect(usePreview.in(stores).getState().preview).toMatchObject({
      episodeId: 101,
      title: 'Low water',
      artist: 'Morning Drive',
      endpoint: 'https://post.example.org/wxyz/playlist/dl/101.mp3',
    });
    expect(screen.getByRole('button', { name: 'Pause Low water' })).toBeDefined();
    const toggle = vi.fn<() => void>();
    act(() => usePreview.in(stores).getState().setControls({ toggle }));
    screen.getByRole('link', { name: 'Low water' }).focus();
    await userEvent.keyboard('p');
    expect(toggle).toHaveBeenCalledOnce();
  });

  it('offers no playing before the audio is ready', async () => {
    openEpisodes({ rows: [makeSummary({ enclosure: null, duration: 0, media_status: 'processing' })] });
    await row(/Morning Drive/);
    expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
  });
});

describe('EpisodesScreen keyboard', () => {
  it('moves by arrows, selects by Space and opens by Enter', async () => {
    const { navigate } = openEpisodes({
      rows: [makeSummary(), makeSummary({ playlist_id: 102, name: 'Ebb' })],
    });
    (await screen.findByRole('link', { name: 'Morning Drive' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Ebb');
    await userEvent.keyboard(' ');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Ebb' }).checked).toBe(true);
    await userEvent.keyboard('{Home}');
    expect(document.activeElement?.textContent).toBe('Morning Drive');
    await userEvent.keyboard('{End}{Enter}');
    expect(navigate).toHaveBeenCalledWith('/wxyz/shows/4/episodes/102/edit-audio/audio-editor');
  });
});

describe('EpisodesScreen states', () => {
  const undelivered = makeSummary({ failed_deliveries: 1, smc_data: [{ id: 3, type: 'omny' }] });
  const failed = [
    { connection_id: 2, status: 'delivered' },
    { connection_id: 3, status: 'failed' },
  ];

  it('names the destination that did not receive an episode, and sends it there again', async () => {
    const { requestsTo } = openEpisodes({
      rows: [undelivered],
      answers: { 'deliveries.list': () => ({ deliveries: failed }), 'deliveries.retry': () => failed[1] },
    });
    const cells = within(await row(/Morning Drive/));
    expect(cells.getByText('Not on Omny')).toBeDefined();
    await userEvent.click(cells.getByRole('button', { name: 'Try again to send Morning Drive' }));
    await waitFor(() =>
      expect(useMessages.in(stores).getState().messages).toMatchObject([
        { name: 'Sending to 1 destination again' },
      ]),
    );
    expect(requestsTo('deliveries.retry').map(({ params }) => params)).toEqual([
      { station: 'wxyz', id: '101', connection: '3' },
    ]);
  });

  it('shows whether listeners can fetch an episode from its feeds, with the reason, and opens its receipts', async () => {
    const message = 'The feed responds with status 404 instead of 200. Check the feed.';
    openEpisodes({
      rows: [
        makeSummary({ proof: { state: 'failed', message } }),
        makeSummary({ playlist_id: 102, name: 'Ebb', proof: { state: 'passed', message: '' } }),
        makeSummary({ playlist_id: 103, name: 'Flood', proof: { state: 'waiting', message: '' } }),
        makeSummary({ playlist_id: 104, name: 'Slack', proof: null }),
      ],
      answers: { 'deliveries.list': () => ({ deliveries: [] }) },
    });
    const failedSign = await screen.findByRole('button', {
      name: 'Not reachable: open the receipts of Morning Drive',
      description: message,
    });
    expect(within(await row(/Ebb/)).getByText('Reachable')).toBeDefined();
    expect(within(await row(/Flood/)).getByText('Being checked')).toBeDefined();
    expect(within(await row(/Slack/)).queryByRole('button', { name: /receipts/ })).toBeNull();
    await userEvent.click(failedSign);
    expect(await screen.findByRole('dialog', { name: 'Receipts' })).toBeDefined();
  });

  it('reports that an episode could not be sent again', async () => {
    openEpisodes({ rows: [undelivered], answers: { 'deliveries.list': () => failure(500, 'No.') } });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again to send Morning Drive' }));
    await waitFor(() =>
      expect(useMessages.in(stores).getState().messages).toMatchObject([
        { name: 'Could not send the episode again.', type: 'error' },
      ]),
    );
  });

  it('shows the number of each status, and the downloads of each episode', async () => {
    const { requestsTo } = openEpisodes({
      rows: [
        makeSummary({ name: 'Flood' }),
        makeSummary({ playlist_id: 102, name: 'Ebb', status: 'draft', published: null }),
      ],
      answers: {
        'episodes.counts': () => ({ published: 1216, unpublished: 0, scheduled: 2, draft: 3 }),
        'analytics.episodeDownloads': () => ({ 101: 1184 }),
      },
    });
    expect(await screen.findByRole('radio', { name: 'Published 1,216' })).toBeDefined();
    expect(requestsTo('episodes.counts')[0]?.query).toEqual({});
    expect(await within(await row(/Flood/)).findByText('1,184')).toBeDefined();
    expect(within(await row(/Ebb/)).getByText('Never published')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'Drafts 3' }));
    await waitFor(() =>
      expect(requestsTo('episodes.list').at(-1)?.query).toMatchObject({ type: 'draft', page: '1' }),
    );
  });
});
