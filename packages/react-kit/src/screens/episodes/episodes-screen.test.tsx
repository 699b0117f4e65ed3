import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { makeSettings } from '@postkit/sdk/testing';
import { failure } from '../../testing/fake-station.ts';
import { makeSummary } from '../../testing/make-episode.ts';
import { choose, menuOf, openEpisodes, row } from './testing/open-episodes.tsx';

describe('EpisodesScreen table', () => {
  it('EPLIST-074 opens the sharing URL in a new tab', async () => {
    openEpisodes();
    const cells = within(await row(/Morning Drive/));
    const link = cells.getByRole<HTMLAnchorElement>('link', { name: 'listen/101 (opens in a new tab)' });
    expect([link.href, link.target, link.rel]).toEqual([
      'https://post.example.org/wxyz/listen/101',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('EPLIST-071 EPLIST-072 EPLIST-073 shows name, description, length, and date in station time', async () => {
    const { setTitle } = openEpisodes({
      rows: [makeSummary({ show_id: 7, published: Date.UTC(2026, 10, 4, 12) / 1000 })],
    });
    const cells = within(await row(/Morning Drive/));
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers).toEqual([
      'Select all',
      'Name',
      'Description',
      'Status',
      'Length',
      'Date',
      'Downloads',
      'Sharing URL',
      'Actions',
    ]);
    await cells.findByText('Evening');
    expect(cells.getByRole('rowheader').textContent).toMatch(/Morning DriveEvening#101$/);
    const texts = cells.getAllByRole('cell').map((cell) => cell.textContent);
    expect(texts[1]).toBe('News and talk.');
    expect(texts[3]).toBe('1:02:05');
    expect(cells.getByText('11/4/2026 07:00')).toBeDefined();
    expect(setTitle).toHaveBeenLastCalledWith('POST - Episodes');
  });

  it('EPLIST-070 lists the episodes of different shows together, each with its show', async () => {
    const { requestsTo } = openEpisodes({
      rows: [
        makeSummary({ name: 'Flood', show_id: 4 }),
        makeSummary({ playlist_id: 102, name: 'Ebb', show_id: 7 }),
      ],
    });
    expect((await row(/Flood/)).textContent).toContain('Morning Drive');
    expect((await row(/Ebb/)).textContent).toContain('Evening');
    expect(requestsTo('episodes.list')[0]?.query).not.toHaveProperty('show_id');
  });

  it('EPLIST-005 EPLIST-072 shows each length as h:mm:ss', async () => {
    openEpisodes({
      rows: [
        makeSummary({ name: 'Flood', duration: 65.4 }),
        makeSummary({ playlist_id: 102, name: 'Ebb', duration: 36_061 }),
      ],
    });
    const lengthOf = async (name: RegExp) => within(await row(name)).getAllByRole('cell')[3]?.textContent;
    expect([await lengthOf(/Flood/), await lengthOf(/Ebb/)]).toEqual(['0:01:05', '10:01:01']);
  });

  it('shows Processing without audio, and Not published without a page', async () => {
    openEpisodes({
      rows: [
        makeSummary({
          duration: 0,
          media_status: 'processing',
          media_progress: 0,
          status: 'draft',
          published: null,
        }),
      ],
    });
    const cells = within(await row(/Morning Drive/));
    expect(cells.getByRole('progressbar', { name: 'Processing' })).toBeDefined();
    expect(cells.getByText('Making audio, 0%')).toBeDefined();
    expect(cells.getByText('Not published')).toBeDefined();
    expect(cells.queryByRole('link', { name: /new tab/ })).toBeNull();
  });

  it('EPLIST-075 EPLIST-084 EPLIST-107 loads the first 20 published episodes of all shows, newest first', async () => {
    const { requestsTo } = openEpisodes();
    await row(/Morning Drive/);
    expect(screen.getByRole('button', { name: /Status/ }).textContent).toContain('Published');
    expect(screen.getByRole('button', { name: /Show$/ }).textContent).toContain('All Shows');
    expect(requestsTo('episodes.list').map(({ query }) => query)).toEqual([
      { type: 'published', sort: 'published', order: 'DESC', page: '1', limit: '20' },
    ]);
  });

  it('EPLIST-076 EPLIST-083 lists one show or all shows in pages, and returns to page 1 when the show changes', async () => {
    const { requestsTo } = openEpisodes({ total: 45 });
    await row(/Morning Drive/);
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
    await userEvent.click(screen.getByRole('button', { name: /Show$/ }));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['All Shows', 'Evening', 'Morning Drive']);
    await userEvent.click(screen.getByRole('option', { name: 'Evening' }));
    await waitFor(() =>
      expect(requestsTo('episodes.list').at(-1)?.query).toMatchObject({ show_id: '7', page: '1' }),
    );
  });

  it('EPLIST-041 EPLIST-077 searches on the station, and offers to clear a search without results', async () => {
    const { requestsTo } = openEpisodes({
      answers: { 'episodes.list': () => ({ playlists: [], total_count: 0, page: 1, limit: 20 }) },
    });
    await screen.findByText('No published episodes yet');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search name or playlist ID' }), ' 1012 ');
    await waitFor(() =>
      expect(requestsTo('episodes.list').at(-1)?.query).toMatchObject({ search: '1012', page: '1' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search and show' }));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(await screen.findByText('No published episodes yet')).toBeDefined();
  });
});

describe('EpisodesScreen address', () => {
  it('applies the filters of the address and follows its changes', async () => {
    const { requestsTo, rerender } = openEpisodes({
      props: { query: 'status=draft&show=7&search=tide&page=2' },
      total: 30,
    });
    await row(/Morning Drive/);
    expect(requestsTo('episodes.list')[0]?.query).toMatchObject({
      type: 'draft',
      show_id: '7',
      search: 'tide',
      page: '2',
    });
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('tide');
    rerender({ query: 'search=ebb' });
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('ebb');
    await waitFor(() =>
      expect(requestsTo('episodes.list').at(-1)?.query).toMatchObject({
        type: 'published',
        search: 'ebb',
        page: '1',
      }),
    );
  });

  it('adds a history entry for a choice but not for each word of a search', async () => {
    const onQueryChange = vi.fn<(query: string, options: { replace: boolean }) => void>();
    openEpisodes({ props: { query: 'page=2', onQueryChange }, total: 30 });
    await row(/Morning Drive/);
    await userEvent.click(screen.getByRole('button', { name: /Status/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Draft' }));
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    await waitFor(() => expect(onQueryChange).toHaveBeenCalledTimes(2));
    expect(onQueryChange.mock.calls).toEqual([
      ['status=draft', { replace: false }],
      ['search=x', { replace: true }],
    ]);
  });

  it('corrects a page beyond the last one and a show that was deleted', async () => {
    const onQueryChange = vi.fn<(query: string, options: { replace: boolean }) => void>();
    const { requestsTo } = openEpisodes({ props: { query: 'show=99&page=9', onQueryChange }, total: 30 });
    await waitFor(() => expect(onQueryChange).toHaveBeenCalledWith('page=2', { replace: true }));
    expect(requestsTo('episodes.list').at(-1)?.query).not.toHaveProperty('show_id');
  });
});

describe('EpisodesScreen row menu', () => {
  const unpublished = [makeSummary({ status: 'unpublished', unpublished: true })];

  it('EPLIST-078 EPLIST-079 EPLIST-080 offers Edit, Download and Unpublish, and Delete in place of Unpublish for unpublished episodes', async () => {
    openEpisodes({
      rows: [
        makeSummary(),
        makeSummary({ playlist_id: 102, name: 'Ebb', status: 'unpublished', unpublished: true }),
      ],
    });
    expect(await menuOf('Morning Drive')).toEqual([
      'Edit',
      'Download',
      'Make a clip',
      'Unpublish',
      'Receipts',
      'Replace audio…',
      'Audio versions',
    ]);
    await userEvent.keyboard('{Escape}');
    expect(await menuOf('Ebb')).toEqual([
      'Edit',
      'Download',
      'Make a clip',
      'Receipts',
      'Audio versions',
      'Delete',
    ]);
  });

  it.each([
    ['scheduled', { delay_post_until: 1_795_600_000 }],
    ['draft', { draft: true, published: null }],
  ] as const)(
    'EPLIST-079 EPLIST-080 offers Unpublish and no Delete for a %s episode',
    async (status, facts) => {
      openEpisodes({ rows: [makeSummary({ status, ...facts })] });
      const items = await menuOf('Morning Drive');
      expect(items.filter((item) => /Unpublish|Delete/.test(item))).toEqual(['Unpublish']);
    },
  );

  it('EPLIST-080 opens the audio editor of the episode’s own show on Edit', async () => {
    const { navigate } = openEpisodes({ rows: [makeSummary({ show_id: 7 })] });
    await choose('Morning Drive', 'Edit');
    expect(navigate).toHaveBeenCalledWith('/wxyz/shows/7/episodes/101/edit-audio/audio-editor');
  });

  it('EPLIST-081 EPLIST-115 confirms before deleting, and refetches the list', async () => {
    const { requestsTo } = openEpisodes({ rows: unpublished, answers: { 'episodes.delete': () => ({}) } });
    await choose('Morning Drive', 'Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Episode' });
    expect(within(dialog).getByText('Are you sure you want to delete this episode?')).toBeDefined();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requestsTo('episodes.delete').map(({ params }) => params.id)).toEqual(['101']);
    await waitFor(() => expect(requestsTo('episodes.list')).toHaveLength(2));
  });

  it('EPLIST-082 opens the dialogs for unpublishing and downloading', async () => {
    const { openTab } = openEpisodes();
    await choose('Morning Drive', 'Unpublish');
    const unpublish = within(await screen.findByRole('dialog', { name: 'Unpublish Episode' }));
    await unpublish.findByRole('checkbox', { name: /Main feed/ });
    await userEvent.click(unpublish.getByRole('button', { name: 'Cancel' }));
    await choose('Morning Drive', 'Download');
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Download as' })).getByRole('button', { name: 'MP3' }),
    );
    expect(openTab).toHaveBeenCalledWith('https://post.example.org/wxyz/playlist/dl/101.mp3');
  });
});

describe('EpisodesScreen without access', () => {
  it('loads nothing for a licence of the log only, and says so', async () => {
    const { requestsTo } = openEpisodes({
      answers: { 'settings.get': () => makeSettings({ features: JSON.stringify({ logger_only: true }) }) },
    });
    expect(await screen.findByText('This station is licensed as a Logger')).toBeDefined();
    expect(requestsTo('episodes.list')).toEqual([]);
  });

  it('opens for a user with the podcast licence only', async () => {
    const [entry] = makeSettings().station_list;
    openEpisodes({
      answers: {
        'settings.get': () => makeSettings({ station_list: entry ? [{ ...entry, podcastOnly: true }] : [] }),
      },
    });
    expect(await row(/Morning Drive/)).toBeDefined();
  });

  it('EPLIST-110 EPLIST-111 reports a list that could not be loaded, and retries', async () => {
    let isBroken = true;
    const list = () =>
      isBroken ? failure(500, 'No.') : { playlists: [makeSummary()], total_count: 1, page: 1, limit: 20 };
    openEpisodes({ answers: { 'episodes.list': list, 'shows.list': () => failure(500, 'No.') } });
    expect(await screen.findByText('Unable to retrieve episodes.')).toBeDefined();
    expect(screen.getByText('Unable to talk to server to get all shows')).toBeDefined();
    expect(console.error).toHaveBeenCalledWith('[postkit] Unable to retrieve episodes.', expect.anything());
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await row(/Morning Drive/)).toBeDefined();
  });

  it('retries after the settings could not be loaded', async () => {
    let isBroken = true;
    openEpisodes({ answers: { 'settings.get': () => (isBroken ? failure(500, 'No.') : makeSettings()) } });
    await screen.findByText('Could not load the episodes.');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await row(/Morning Drive/)).toBeDefined();
  });
});
