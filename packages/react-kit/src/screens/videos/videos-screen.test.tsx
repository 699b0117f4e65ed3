import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { makeSettings } from '@postkit/sdk/testing';
import { failure } from '../../testing/fake-station.ts';
import { makeSummary } from '../../testing/make-episode.ts';
import { createButton, openVideos, shortEpisode } from './testing/open-videos.tsx';

const row = async (name: RegExp = /Morning Drive/) => screen.findByRole('row', { name });

describe('VideosScreen list', () => {
  it('VIDEO-003 VIDEO-009 VIDEO-010 loads the first show’s ten newest published episodes of at most 1800 seconds', async () => {
    const { requestsTo, setTitle } = openVideos();
    await row();
    expect(screen.getByRole('button', { name: /Show$/ }).textContent).toContain('Evening');
    expect(requestsTo('episodes.list').map(({ query }) => query)).toEqual([
      {
        show_id: '7',
        type: 'published',
        sort: 'published',
        order: 'DESC',
        page: '1',
        limit: '10',
        max_duration: '1800',
      },
    ]);
    expect(setTitle).toHaveBeenLastCalledWith('POST - Video');
  });

  it('EPLIST-005 VIDEO-005 VIDEO-007 shows image, name, description, duration, date in station time and the button', async () => {
    openVideos({ rows: [makeSummary({ ...shortEpisode, image: '/wxyz/images/a.png' })] });
    const cells = within(await row());
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers).toEqual(['Name', 'Description', 'Duration', 'Date', 'Video']);
    const texts = cells.getAllByRole('cell').map((cell) => cell.textContent);
    expect(texts.slice(0, 3)).toEqual(['News and talk.', '0:10:00', 'Nov 4, 7:05am']);
    expect(cells.getByText('Create as video')).toBeDefined();
    expect(document.querySelector('img')?.src).toBe('https://post.example.org/wxyz/images/a.png');
  });

  it('VIDEO-006 shows a logo if there is no image or it fails to load', async () => {
    openVideos({
      rows: [
        makeSummary({ ...shortEpisode, image: '/wxyz/images/gone.png' }),
        makeSummary({ playlist_id: 102, name: 'Ebb' }),
      ],
    });
    await row(/Ebb/);
    expect(document.querySelectorAll('.pk-videos-logo')).toHaveLength(1);
    const image = document.querySelector('img');
    if (image) fireEvent.error(image);
    expect(document.querySelectorAll('.pk-videos-logo')).toHaveLength(2);
    expect(document.querySelector('img')).toBeNull();
  });

  it('VIDEO-002 lists all shows in a dropdown, and the episodes of the chosen one', async () => {
    const { requestsTo } = openVideos();
    await row();
    await userEvent.click(screen.getByRole('button', { name: /Show$/ }));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Evening', 'Morning Drive']);
    await userEvent.click(screen.getByRole('option', { name: 'Morning Drive' }));
    await waitFor(() =>
      expect(requestsTo('episodes.list').at(-1)?.query).toMatchObject({ show_id: '4', page: '1' }),
    );
  });

  it('VIDEO-008 navigates pages with First, Prev, Next and Last', async () => {
    const { requestsTo } = openVideos({ total: 25 });
    await row();
    for (const [button, page] of [
      ['Last', '3'],
      ['Prev', '2'],
      ['First', '1'],
      ['Next', '2'],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name: button }));
      await waitFor(() => expect(screen.getByText(`Page ${page} of 3`)).toBeDefined());
      await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBeNull());
    }
    expect(new Set(requestsTo('episodes.list').map(({ query }) => query.page))).toEqual(
      new Set(['1', '2', '3']),
    );
  });

  it('VIDEO-004 filters by name over all pages, and offers to clear a search without results', async () => {
    const { requestsTo } = openVideos({
      answers: { 'episodes.list': () => ({ playlists: [], total_count: 0, page: 1, limit: 10 }) },
    });
    await screen.findByText('No published episodes yet');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by episode name' }), ' tide ');
    await waitFor(() =>
      expect(requestsTo('episodes.list').at(-1)?.query).toMatchObject({ name: 'tide', page: '1' }),
    );
    expect(requestsTo('episodes.list').at(-1)?.query).not.toHaveProperty('search');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all episodes' }));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(await screen.findByText('No published episodes yet')).toBeDefined();
  });

  it('shows the progress of videos, and downloads ready ones', async () => {
    const { openTab } = openVideos({
      rows: [
        makeSummary({ ...shortEpisode, video_status: 1, video_progress: 42, advanced_video_status: 1 }),
        makeSummary({ playlist_id: 102, name: 'Ebb', video_status: 2, advanced_video_status: 99 }),
      ],
    });
    const bar = within(await row()).getByRole('progressbar', { name: 'Basic video is still processing' });
    expect(bar.getAttribute('aria-valuenow')).toBe('42');
    const ebb = within(await row(/Ebb/));
    expect(ebb.getByText('Advanced Video Creation Failed')).toBeDefined();
    await userEvent.click(ebb.getByRole('button', { name: 'Download basic video' }));
    expect(openTab).toHaveBeenCalledWith('https://post.example.org/wxyz/streamon-perm/WXYZ-128-102.mp4');
  });

  it('offers no video while the audio is rendering', async () => {
    openVideos({ rows: [makeSummary({ ...shortEpisode, duration: 0, media_status: 'processing' })] });
    expect((await createButton()).hasAttribute('disabled')).toBe(true);
  });
});

describe('VideosScreen address', () => {
  it('applies the filters of the address, and updates it', async () => {
    const onQueryChange = vi.fn<(query: string, options: { replace: boolean }) => void>();
    const { requestsTo } = openVideos({
      props: { query: 'show=4&search=tide&page=2', onQueryChange },
      total: 30,
    });
    await row();
    expect(requestsTo('episodes.list')[0]?.query).toMatchObject({ show_id: '4', name: 'tide', page: '2' });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(onQueryChange).toHaveBeenLastCalledWith('show=4&search=tide&page=3', { replace: false });
  });

  it('falls back to the first show if the one in the address does not exist', async () => {
    const { requestsTo } = openVideos({ props: { query: 'show=99' } });
    await row();
    expect(requestsTo('episodes.list')[0]?.query).toMatchObject({ show_id: '7' });
  });
});

describe('VideosScreen loading', () => {
  it('SHELL-014 loads all shows on entry, unless they are cached', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } });
    const first = openVideos({ queryClient });
    await row();
    expect(first.requestsTo('shows.list')).toHaveLength(1);
    cleanup();
    const again = openVideos({ queryClient });
    await row();
    expect(again.requestsTo('shows.list')).toEqual([]);
  });

  it('shows the empty state without shows, and the failed state if they could not be loaded', async () => {
    let works = false;
    openVideos({ answers: { 'shows.list': () => (works ? [] : failure(500, 'no')) } });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Unable to talk to server to get all shows',
    );
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No shows yet')).toBeDefined();
  });

  it('reports that the episodes could not be loaded, and retries', async () => {
    let works = false;
    const page = { playlists: [shortEpisode], total_count: 1, page: 1, limit: 10 };
    openVideos({ answers: { 'episodes.list': () => (works ? page : failure(500, 'no')) } });
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to retrieve episodes.');
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await row();
  });

  it('loads nothing without a licence for episodes, and says so', async () => {
    const features = JSON.stringify({ logger_only: true });
    const { requestsTo } = openVideos({ answers: { 'settings.get': () => makeSettings({ features }) } });
    expect(await screen.findByText('This station is licensed as a Logger')).toBeDefined();
    expect(requestsTo('shows.list')).toEqual([]);
  });
});
