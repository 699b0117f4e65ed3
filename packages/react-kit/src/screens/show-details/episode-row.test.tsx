import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useMessages } from '../../host/messages.store.ts';
import { failure } from '../../testing/fake-station.ts';
import { makeEpisode, makeSummary } from '../../testing/make-episode.ts';
import { stores } from '../../testing/stores.ts';
import { withResolvers } from '../../testing/with-resolvers.ts';
import { openShowDetails, row } from './testing/open-show-details.tsx';

const linksColumn = 6;

/** The cell in the column Links. */
async function links() {
  const cell = within(await row(/Morning Drive/)).getAllByRole('cell')[linksColumn];
  if (!cell) throw new Error('There is no column of links.');
  return within(cell);
}

describe('ShowDetailsScreen row states', () => {
  it('EPLIST-030 shows Processing with progress while the duration is 0', async () => {
    openShowDetails({ rows: [makeSummary({ duration: 0, media_status: 'processing', media_progress: 42 })] });
    const progress = await screen.findByRole('progressbar', { name: 'Processing' });
    expect(progress.getAttribute('aria-valuenow')).toBe('42');
  });

  it('shows why audio is waiting, and which audio was left out', async () => {
    const { emit } = openShowDetails({
      rows: [makeSummary({ duration: 0, media_status: 'processing', media_progress: 0 })],
    });
    await screen.findByRole('progressbar', { name: 'Processing' });
    await emit('playlist_progress', {
      playlist_id: 101,
      status: 'processing',
      progress: 0,
      error: 'Waiting for disk space.',
    });
    expect(await screen.findByText('Waiting for disk space.')).toBeDefined();
    const error = '1 segment of audio is damaged and was left out: “News” 09:46:10–09:46:14.';
    await emit('playlist_complete', { playlist_id: 101, status: 'ready', duration: 61, error });
    expect(await screen.findByText(error)).toBeDefined();
    expect(screen.getByText('0:01:01')).toBeDefined();
    expect(screen.queryByText('Waiting for disk space.')).toBeNull();
  });

  it('shows why rendering the audio failed', async () => {
    openShowDetails({
      rows: [makeSummary({ duration: 0, media_status: 'failed', media_error: 'One of its events is gone.' })],
    });
    expect(within(await row(/Morning Drive/)).getByText('One of its events is gone.')).toBeDefined();
  });

  it('retries failed audio, and reports a refusal', async () => {
    let isRefused = true;
    const { requestsTo } = openShowDetails({
      rows: [
        makeSummary({
          duration: 0,
          media_status: 'failed',
          media_error: 'One of its events is gone.',
          version: 3,
        }),
      ],
      answers: {
        'episodes.update': () =>
          isRefused ? failure(409, 'Another user saved this episode.') : makeEpisode(),
      },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Try again to make the audio of Morning Drive' }),
    );
    await waitFor(() =>
      expect(useMessages.in(stores).getState().messages).toMatchObject([
        { name: 'Could not retry the audio.', type: 'error' },
      ]),
    );
    isRefused = false;
    await userEvent.click(
      await screen.findByRole('button', { name: 'Try again to make the audio of Morning Drive' }),
    );
    await waitFor(() => expect(requestsTo('episodes.update')).toHaveLength(2));
    expect(requestsTo('episodes.update')[1]).toMatchObject({ params: { id: '101' }, body: { version: 3 } });
  });

  it('EPLIST-054 EPLIST-059 shows no icon at status 0', async () => {
    openShowDetails({ rows: [makeSummary({ short_url: '' })] });
    const cells = within(await row(/Morning Drive/));
    expect(cells.queryByText(/video|iHeart/i)).toBeNull();
    expect(cells.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Actions for Morning Drive',
    ]);
    expect(cells.getAllByRole('link').map((link) => link.textContent)).toEqual(['Morning Drive']);
  });

  it('EPLIST-055 EPLIST-060 EPLIST-063 shows the processing icons at status 1', async () => {
    openShowDetails({ rows: [makeSummary({ video_status: 1, advanced_video_status: 1, iheart_status: 1 })] });
    const cells = await links();
    expect(
      cells.getByRole<HTMLButtonElement>('button', { name: 'Basic video is still processing' }).disabled,
    ).toBe(true);
    expect(
      cells.getByRole<HTMLButtonElement>('button', { name: 'Advanced video is still processing' }).disabled,
    ).toBe(true);
    expect(cells.getByText('Waiting for iHeart to ingest it')).toBeDefined();
  });

  it.each([
    [0, []],
    [
      1,
      [
        'Basic video is still processing',
        'Advanced video is still processing',
        'Waiting for iHeart to ingest it',
      ],
    ],
    [2, ['Download basic video', 'Download advanced video', 'Open on iHeart']],
    [
      99,
      [
        'Basic Video Creation Failed',
        'Advanced Video Creation Failed',
        'iHeart had a problem with this episode',
      ],
    ],
  ] as const)(
    'EPLIST-033 EPLIST-034 EPLIST-064 shows the icons of videos and iHeart at status %i',
    async (status, labels) => {
      const statuses = { video_status: status, advanced_video_status: status, iheart_status: status };
      openShowDetails({
        rows: [makeSummary({ ...statuses, short_url: '', external_url: 'https://iheart.example/7' })],
      });
      const cell = within(await row(/Morning Drive/)).getAllByRole('cell')[linksColumn];
      const icons = [...(cell?.querySelectorAll('[aria-label], [data-visually-hidden]') ?? [])];
      expect(icons.map((icon) => icon.getAttribute('aria-label') ?? icon.textContent)).toEqual(labels);
      const downloads = [...(cell?.querySelectorAll('button') ?? [])];
      expect(downloads.map(({ disabled }) => disabled)).toEqual(
        status === 1 || status === 2 ? [status === 1, status === 1] : [],
      );
    },
  );

  it('EPLIST-061 EPLIST-063 links to iHeart at status 2', async () => {
    openShowDetails({ rows: [makeSummary({ iheart_status: 2, external_url: 'https://iheart.example/7' })] });
    expect((await links()).getByRole('link', { name: 'Open on iHeart' }).getAttribute('href')).toBe(
      'https://iheart.example/7',
    );
  });

  it('EPLIST-056 downloads an advanced video although there is no basic one', async () => {
    const { openTab } = openShowDetails({ rows: [makeSummary({ advanced_video_status: 2 })] });
    await userEvent.click((await links()).getByRole('button', { name: 'Download advanced video' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download Video' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Download advanced video' }));
    expect(openTab.mock.calls).toEqual([
      ['https://post.example.org/wxyz/streamon-perm/WXYZ-advanced-101.mp4'],
    ]);
  });

  async function openDownload() {
    const { openTab } = openShowDetails({
      rows: [makeSummary({ video_status: 2, advanced_video_status: 2 })],
    });
    await userEvent.click((await links()).getByRole('button', { name: 'Download basic video' }));
    return { openTab, dialog: await screen.findByRole('dialog', { name: 'Download Video' }) };
  }

  it('EPLIST-050 EPLIST-056 offers ready videos at status 2', async () => {
    const { dialog } = await openDownload();
    for (const name of ['Download basic video', 'Download advanced video']) {
      expect(within(dialog).getByRole('button', { name })).toHaveProperty('disabled', false);
    }
  });

  it('EPLIST-053 EPLIST-130 EPLIST-131 opens each video at its address', async () => {
    const { dialog, openTab } = await openDownload();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Download basic video' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Download advanced video' }));
    expect(openTab.mock.calls).toEqual([
      ['https://post.example.org/wxyz/streamon-perm/WXYZ-128-101.mp4'],
      ['https://post.example.org/wxyz/streamon-perm/WXYZ-advanced-101.mp4'],
    ]);
  });

  const failures = {
    basic: 'Basic Video Creation Failed',
    advanced: 'Advanced Video Creation Failed',
    iheart: 'iHeart had a problem with this episode',
  };

  it.each([
    ['EPLIST-057', 'video_status', failures.basic],
    ['EPLIST-058', 'advanced_video_status', failures.advanced],
    ['EPLIST-062 EPLIST-063', 'iheart_status', failures.iheart],
  ] as const)('%s shows for 99 as %s “%s”, and no other failure', async (_ids, field, message) => {
    openShowDetails({ rows: [makeSummary({ [field]: 99, external_url: 'https://iheart.example/7' })] });
    const cells = await links();
    expect(Object.values(failures).filter((text) => cells.queryByText(text))).toEqual([message]);
    expect(cells.queryByRole('link', { name: /iHeart/ })).toBeNull();
  });

  it('refetches when audio completes while an older response is in flight', async () => {
    const old = withResolvers<void>();
    const answered = vi.fn<() => void>();
    const page = (duration: number) => ({
      playlists: [
        makeSummary({ duration, media_status: duration > 0 ? 'ready' : 'processing', media_progress: 94 }),
      ],
      total_count: 1,
      page: 1,
      limit: 10,
    });
    const { emit, requestsTo } = openShowDetails({
      answers: {
        'episodes.list': async () => {
          if (requestsTo('episodes.list').length > 1) return page(61);
          await old.promise;
          answered();
          return page(0);
        },
      },
    });
    await waitFor(() => expect(requestsTo('episodes.list')).toHaveLength(1));
    await emit('playlist_complete', { playlist_id: 101, status: 'ready', duration: 61 });
    await waitFor(() => expect(requestsTo('episodes.list')).toHaveLength(2));
    old.resolve();
    await waitFor(() => expect(answered).toHaveBeenCalledOnce());
    expect(await screen.findByText('0:01:01')).toBeDefined();
    expect(screen.queryByText('Processing')).toBeNull();
  });

  it('EPLIST-065 LIVE-023 sets the duration from live events, without a refetch', async () => {
    const processing = makeSummary({ duration: 0, media_status: 'processing', media_progress: 10 });
    const { emit, requestsTo } = openShowDetails({ rows: [processing] });
    await screen.findByRole('progressbar');
    await emit('playlist_progress', { playlist_id: 101, status: 'rendering', progress: 60 });
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60'));
    await emit('playlist_complete', { playlist_id: 101, status: 'ready', duration: 61 });
    expect(await screen.findByText('0:01:01')).toBeDefined();
    expect(requestsTo('episodes.list')).toHaveLength(1);
  });

  it.each([
    ['EPLIST-066 LIVE-010', 'basic_video_status', 2, 'Download basic video'],
    ['EPLIST-066 LIVE-010', 'basic_video_status', 99, 'Basic Video Creation Failed'],
    ['EPLIST-067 LIVE-011', 'advanced_video_status', 2, 'Download advanced video'],
    ['EPLIST-067 LIVE-011', 'advanced_video_status', 99, 'Advanced Video Creation Failed'],
  ] as const)('%s %s %i shows %s without a refetch', async (_id, name, status, label) => {
    const { emit, requestsTo } = openShowDetails({
      rows: [makeSummary({ video_status: 1, advanced_video_status: 1 })],
    });
    await links();
    await emit(name, { playlist_id: 101, status });
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: label }) ?? screen.queryByText(label)).not.toBeNull(),
    );
    expect(requestsTo('episodes.list')).toHaveLength(1);
  });

  it('LIVE-012 EPLIST-068 applies an iHeart event after 5 seconds', async () => {
    const { emit } = openShowDetails({ rows: [makeSummary({ video_status: 1, iheart_status: 1 })] });
    await emit('basic_video_status', { playlist_id: 101, status: 99 });
    await screen.findByText('Basic Video Creation Failed');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await emit('iheart_ingestion_status', { playlist_id: 101, status: 2, url: 'https://iheart.example/7' });
    await emit('basic_video_status', { playlist_id: 101, status: 2 });
    // The second event came after the first, so once it shows, the first has arrived too.
    for (
      let step = 0;
      step < 50 && !screen.queryByRole('button', { name: 'Download basic video' });
      step += 1
    ) {
      await act(async () => vi.advanceTimersByTimeAsync(1));
    }
    expect(screen.getByRole('button', { name: 'Download basic video' })).toBeDefined();
    await act(async () => vi.advanceTimersByTimeAsync(4900));
    expect(screen.queryByRole('link', { name: 'Open on iHeart' })).toBeNull();
    await act(async () => vi.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('link', { name: 'Open on iHeart' })).toBeDefined();
  });

  it('refetches the page when another user changes an episode', async () => {
    const { emit, requestsTo } = openShowDetails();
    await row(/Morning Drive/);
    await emit('playlist_changed', {
      playlist_id: 101,
      show_id: 4,
      change: 'updated',
      status: 'published',
      version: 9,
      updated_by: 'Grace',
    });
    await waitFor(() => expect(requestsTo('episodes.list')).toHaveLength(2));
  });
});
