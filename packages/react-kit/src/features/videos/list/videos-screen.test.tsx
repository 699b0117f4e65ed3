import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { makeSummary } from '../../../testing/make-episode.ts';
import { makeSettings } from '../../../testing/make-settings.ts';
import { failure } from '../../../testing/fake-station.ts';
import { createButton, openVideos, shortEpisode } from './testing/open-videos.tsx';

const row = async (name: RegExp = /Morning Drive/) => screen.findByRole('row', { name });

describe('VideosScreen, its list', () => {
  it('VIDEO-003 VIDEO-009 VIDEO-010 asks for the first show’s ten newest published episodes of at most 1800 seconds', async () => {
    const { asked, setTitle } = openVideos();
    await row();
    expect(screen.getByRole('button', { name: /Show$/ }).textContent).toContain('Evening');
    expect(asked('episodes.list').map(({ query }) => query)).toEqual([
      { show_id: '7', type: 'published', sort: 'published', order: 'DESC', page: '1', limit: '10', max_duration: '1800' },
    ]);
    expect(setTitle).toHaveBeenLastCalledWith('POST - Video');
  });

  it('VIDEO-005 shows image, name, description, duration, date by the station’s clock and the button', async () => {
    openVideos({ rows: [makeSummary({ ...shortEpisode, image: '/wxyz/images/a.png' })] });
    const cells = within(await row());
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers).toEqual(['Name', 'Description', 'Duration', 'Date', 'Video']);
    const texts = cells.getAllByRole('cell').map((cell) => cell.textContent);
    expect(texts.slice(0, 3)).toEqual(['News and talk.', '0:10:00', 'Nov 4, 7:05am']);
    expect(cells.getByText('Create as video')).toBeDefined();
    expect(document.querySelector('img')?.src).toBe('https://post.example.org/wxyz/images/a.png');
  });

  it('VIDEO-006 shows a logo in place of an image that does not come, or that there is none of', async () => {
    openVideos({
      rows: [makeSummary({ ...shortEpisode, image: '/wxyz/images/gone.png' }), makeSummary({ playlist_id: 102, name: 'Ebb' })],
    });
    await row(/Ebb/);
    expect(document.querySelectorAll('.pk-videos-logo')).toHaveLength(1);
    const image = document.querySelector('img');
    if (image) fireEvent.error(image);
    expect(document.querySelectorAll('.pk-videos-logo')).toHaveLength(2);
    expect(document.querySelector('img')).toBeNull();
  });

  it('lists all shows in a dropdown, and the episodes of the one that is chosen', async () => {
    const { asked } = openVideos();
    await row();
    await userEvent.click(screen.getByRole('button', { name: /Show$/ }));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Evening', 'Morning Drive']);
    await userEvent.click(screen.getByRole('option', { name: 'Morning Drive' }));
    await waitFor(() => expect(asked('episodes.list').at(-1)?.query).toMatchObject({ show_id: '4', page: '1' }));
  });

  it('VIDEO-008 goes through pages by First, Prev, Next and Last', async () => {
    const { asked } = openVideos({ total: 25 });
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
    expect(new Set(asked('episodes.list').map(({ query }) => query.page))).toEqual(new Set(['1', '2', '3']));
  });

  it('VIDEO-004 filters by the name, over all pages, and offers to clear what found nothing', async () => {
    const { asked } = openVideos({ answers: { 'episodes.list': () => ({ playlists: [], total_count: 0, page: 1, limit: 10 }) } });
    await screen.findByText('No published episodes yet');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by episode name' }), ' tide ');
    await waitFor(() => expect(asked('episodes.list').at(-1)?.query).toMatchObject({ name: 'tide', page: '1' }));
    expect(asked('episodes.list').at(-1)?.query).not.toHaveProperty('search');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all episodes' }));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(await screen.findByText('No published episodes yet')).toBeDefined();
  });

  it('tells how far videos are, and downloads what is there', async () => {
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

  it('offers no video of audio that is still being made', async () => {
    openVideos({ rows: [makeSummary({ ...shortEpisode, duration: 0, media_status: 'processing' })] });
    expect((await createButton()).hasAttribute('disabled')).toBe(true);
  });
});

describe('VideosScreen, its address', () => {
  it('shows what the address says, and asks for another one', async () => {
    const onQueryChange = vi.fn<(query: string, options: { replace: boolean }) => void>();
    const { asked } = openVideos({ props: { query: 'show=4&search=tide&page=2', onQueryChange }, total: 30 });
    await row();
    expect(asked('episodes.list')[0]?.query).toMatchObject({ show_id: '4', name: 'tide', page: '2' });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(onQueryChange).toHaveBeenLastCalledWith('show=4&search=tide&page=3', { replace: false });
  });

  it('takes the first show in place of one that is gone', async () => {
    const { asked } = openVideos({ props: { query: 'show=99' } });
    await row();
    expect(asked('episodes.list')[0]?.query).toMatchObject({ show_id: '7' });
  });
});

describe('VideosScreen, what it needs', () => {
  it('SHELL-014 loads all shows when it is entered, unless they are loaded', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } });
    const first = openVideos({ queryClient });
    await row();
    expect(first.asked('shows.list')).toHaveLength(1);
    cleanup();
    const again = openVideos({ queryClient });
    await row();
    expect(again.asked('shows.list')).toEqual([]);
  });

  it('says that there is no show, and that shows cannot be had', async () => {
    let works = false;
    openVideos({ answers: { 'shows.list': () => (works ? [] : failure(500, 'no')) } });
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to talk to server to get all shows');
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No shows yet')).toBeDefined();
  });

  it('tells of episodes that cannot be had, and tries again', async () => {
    let works = false;
    const page = { playlists: [shortEpisode], total_count: 1, page: 1, limit: 10 };
    openVideos({ answers: { 'episodes.list': () => (works ? page : failure(500, 'no')) } });
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to retrieve episodes.');
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await row();
  });

  it('asks for nothing where the licence lacks episodes, and says so', async () => {
    const features = JSON.stringify({ logger_only: true });
    const { asked } = openVideos({ answers: { 'settings.get': () => makeSettings({ features }) } });
    expect(await screen.findByText('This station is licensed as a Logger')).toBeDefined();
    expect(asked('shows.list')).toEqual([]);
  });
});
