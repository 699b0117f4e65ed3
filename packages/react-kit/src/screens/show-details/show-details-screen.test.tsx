import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { makeSettings, makeShow } from '@postkit/sdk/testing';
import { useMessages } from '../../host/messages.store.ts';
import { failure } from '../../testing/fake-station.ts';
import { makeSummary } from '../../testing/make-episode.ts';
import { stores } from '../../testing/stores.ts';
import { withResolvers } from '../../testing/with-resolvers.ts';
import { openShowDetails, row } from './testing/open-show-details.tsx';

describe('ShowDetailsScreen header', () => {
  it('EPLIST-026 shows the title of the show and its number of published episodes', async () => {
    openShowDetails();
    expect(await screen.findByRole('heading', { name: 'Morning Drive' })).toBeDefined();
    expect(screen.getByText('12 published episodes')).toBeDefined();
  });

  it('EPLIST-021 EPLIST-023 EPLIST-024 leads to all shows, the settings and a new episode', async () => {
    const { navigate } = openShowDetails({ props: { editShowAddress: '/wxyz/shows/edit/4/basic-info' } });
    await screen.findByRole('heading', { name: 'Morning Drive' });
    await userEvent.click(screen.getByRole('link', { name: 'Back to all shows' }));
    await userEvent.click(screen.getByRole('button', { name: 'Edit show' }));
    await userEvent.click(screen.getByRole('button', { name: 'Create new episode' }));
    expect(navigate.mock.calls.map(([to]) => to)).toEqual([
      '/wxyz/shows',
      '/wxyz/shows/edit/4/basic-info',
      '/wxyz/shows/4/episodes/0/edit-audio/audio-editor',
    ]);
  });

  it('links to the newest episode for playout if the show has a published episode', async () => {
    openShowDetails();
    const link = await screen.findByRole('link', { name: /newest\.mp3/ });
    expect(link.getAttribute('href')).toMatch(/\/wxyz\/listen\/shows\/4\/newest\.mp3\?playout=true$/);
    expect(screen.getByRole('button', { name: 'Copy playout address' })).toBeDefined();
    cleanup();
    const counters = { ...makeShow().counters, published: 0 };
    openShowDetails({
      answers: { 'shows.get': () => ({ ...makeShow({ id: 4, counters }), prefix_list: '[]' }) },
    });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: /newest\.mp3/ })).toBeNull();
  });

  it('EPLIST-022 EPLIST-025 EPLIST-026 has a status, a search, a date, the cover with its number, and the episodes below', async () => {
    openShowDetails();
    const table = (await row(/Morning Drive/)).closest('table');
    const cover = screen.getByRole('figure');
    expect(cover.textContent).toContain('12 published episodes');
    const status = screen.getByRole('button', { name: /Status/ });
    expect(status.textContent).toContain('Published');
    const date = screen.getAllByRole('spinbutton')[0];
    const parts = [screen.getByRole('button', { name: 'Create new episode' }), screen.getByRole('searchbox')];
    for (const part of [cover, status, date, ...parts])
      expect(part && table && part.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('offers no Edit show without an address', async () => {
    openShowDetails();
    await screen.findByRole('heading', { name: 'Morning Drive' });
    expect(screen.queryByRole('button', { name: 'Edit show' })).toBeNull();
  });

  it('EPLIST-019 loads all shows and destinations', async () => {
    const { requestsTo } = openShowDetails();
    await screen.findByRole('heading', { name: 'Morning Drive' });
    expect(requestsTo('shows.list')).toHaveLength(1);
    expect(requestsTo('connections.list')).toHaveLength(1);
  });

  it('EPLIST-018 renders nothing below the header until the show is loaded', async () => {
    const show = withResolvers<void>();
    const get = async () => {
      await show.promise;
      return { ...makeShow({ id: 4 }), prefix_list: '[]' };
    };
    const { requestsTo } = openShowDetails({ answers: { 'shows.get': get } });
    await waitFor(() => expect(requestsTo('shows.get')).toHaveLength(1));
    expect(await screen.findByRole('status', { name: 'Loading the show' })).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    expect(requestsTo('episodes.list')).toEqual([]);
    show.resolve();
    expect(await row(/Morning Drive/)).toBeDefined();
  });

  it('EPLIST-015 EPLIST-016 loads another show again, and renders nothing of the previous one', async () => {
    const titles: Record<string, string> = { 4: 'Morning Drive', 5: 'Night Shift' };
    const { requestsTo, goTo } = openShowDetails({
      answers: {
        'shows.get': ({ params }) => ({
          ...makeShow({ id: Number(params.id), title: titles[params.id ?? ''] ?? '' }),
          prefix_list: '[]',
        }),
      },
    });
    await screen.findByRole('heading', { name: 'Morning Drive' });
    goTo(5);
    expect(screen.queryByRole('heading', { name: 'Morning Drive' })).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Night Shift' })).toBeDefined();
    expect(requestsTo('shows.get').map(({ params }) => params.id)).toEqual(['4', '5']);
    await waitFor(() => expect(requestsTo('episodes.list').at(-1)?.query).toMatchObject({ show_id: '5' }));
  });

  it('EPLIST-003 has the same controls and row menu for admins, users and Avess stations', async () => {
    const labels = [];
    for (const settings of [
      {},
      { company_admin: true },
      { is_AVESS: true },
      { company_admin: true, is_AVESS: true },
    ]) {
      openShowDetails({
        answers: { 'settings.get': () => makeSettings(settings) },
        props: { editShowAddress: '/wxyz/shows/edit/4/basic-info' },
      });
      await row(/Morning Drive/);
      const controls = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')];
      const names = controls.map((control) => control.getAttribute('aria-label') ?? control.textContent);
      await userEvent.click(screen.getByRole('button', { name: 'Actions for Morning Drive' }));
      labels.push([
        ...names,
        ...(await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent),
      ]);
      cleanup();
    }
    expect(labels[0]?.length).toBeGreaterThan(8);
    for (const others of labels.slice(1)) expect(others).toEqual(labels[0]);
  });

  it('redirects from a show that does not exist to the shows', async () => {
    const { navigate } = openShowDetails({ answers: { 'shows.get': () => failure(404, 'Not found.') } });
    expect(await screen.findByText('Show not found')).toBeDefined();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/wxyz/shows', { replace: true }));
    expect(useMessages.in(stores).getState().messages).toMatchObject([
      { type: 'error', name: 'Show not found' },
    ]);
  });

  it('EPLIST-017 loads nothing if the id is not a number', async () => {
    const { navigate, requestsTo } = openShowDetails({ props: { showId: Number.NaN } });
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/wxyz/shows', { replace: true }));
    expect(requestsTo('shows.get')).toEqual([]);
    expect(requestsTo('episodes.list')).toEqual([]);
  });

  it('says that a licence of the log only has no shows', async () => {
    openShowDetails({
      answers: { 'settings.get': () => makeSettings({ features: JSON.stringify({ logger_only: true }) }) },
    });
    expect(await screen.findByText('This station is licensed as a Logger')).toBeDefined();
  });

  it('retries after the show could not be loaded', async () => {
    let isBroken = true;
    const get = () =>
      isBroken ? failure(500, 'Something went wrong.') : { ...makeShow({ id: 4 }), prefix_list: '["WXYZ"]' };
    openShowDetails({ answers: { 'shows.get': get } });
    await screen.findByText('Could not load the show.');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Morning Drive' })).toBeDefined();
  });
});

describe('ShowDetailsScreen header', () => {
  it('EPLIST-004 has the day of the last episode in the time zone of the station', async () => {
    const show = {
      ...makeShow({ id: 4, last_playlist_date: Date.UTC(2026, 10, 24, 2) / 1000 }),
      prefix_list: '[]',
    };
    openShowDetails({ answers: { 'shows.get': () => show } });
    expect((await screen.findByText(/^Last episode:/)).textContent).toMatch(/23/);
  });
});

describe('ShowDetailsScreen table', () => {
  it('EPLIST-029 EPLIST-031 EPLIST-032 shows id and name, duration, date in station time, and tags', async () => {
    openShowDetails({
      rows: [makeSummary({ tags: ['news', 'talk'], published: Date.UTC(2026, 10, 24, 12) / 1000 })],
    });
    const cells = within(await row(/Morning Drive/));
    expect(cells.getByRole('rowheader').textContent).toMatch(/Morning Drive#101$/);
    expect(cells.getByText('1:02:05')).toBeDefined();
    expect(cells.getByText('11/24/2026 07:00')).toBeDefined();
    expect(cells.getByText('2 tags')).toBeDefined();
  });

  it('EPLIST-005 EPLIST-031 has each duration as h:mm:ss in the column Time', async () => {
    openShowDetails({
      rows: [
        makeSummary({ duration: 65.4 }),
        makeSummary({ playlist_id: 102, name: 'Ebb', duration: 36_061 }),
      ],
    });
    const timeOf = async (name: RegExp) => within(await row(name)).getAllByRole('cell')[2]?.textContent;
    expect([await timeOf(/Morning Drive/), await timeOf(/Ebb/)]).toEqual(['0:01:05', '10:01:01']);
  });

  it('EPLIST-028 has its columns after the checkboxes, with the state and the downloads of each episode', async () => {
    openShowDetails();
    await row(/Morning Drive/);
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Select all',
      'Name',
      'Status',
      'Time',
      'Date',
      'Description',
      'Tags',
      'Links',
      'Downloads',
      'Actions',
    ]);
  });

  it('EPLIST-036 EPLIST-037 EPLIST-107 loads the first ten published episodes, newest first', async () => {
    const { requestsTo } = openShowDetails();
    await row(/Morning Drive/);
    expect(requestsTo('episodes.list')[0]?.query).toEqual({
      show_id: '4',
      type: 'published',
      sort: 'published',
      order: 'DESC',
      page: '1',
      limit: '10',
    });
  });

  it('EPLIST-039 refetches when the page or status changes, and returns to page 1 for another status', async () => {
    const { requestsTo } = openShowDetails({ total: 25 });
    await row(/Morning Drive/);
    await userEvent.click(screen.getByRole('button', { name: 'Last' }));
    await waitFor(() =>
      expect(requestsTo('episodes.list').at(-1)?.query).toMatchObject({ page: '3', type: 'published' }),
    );
    await userEvent.click(screen.getByRole('button', { name: /Status/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Draft' }));
    await waitFor(() =>
      expect(requestsTo('episodes.list').at(-1)?.query).toMatchObject({ page: '1', type: 'draft' }),
    );
  });

  it('EPLIST-035 turns the pages by First, Prev, Next and Last, as far as there are pages', async () => {
    const { requestsTo } = openShowDetails({ total: 25 });
    await row(/Morning Drive/);
    const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
    const disabled = () => ['First', 'Prev', 'Next', 'Last'].filter((name) => button(name).disabled);
    expect(disabled()).toEqual(['First', 'Prev']);
    for (const [name, page, without] of [
      ['Last', '3', ['Next', 'Last']],
      ['First', '1', ['First', 'Prev']],
      ['Next', '2', []],
      ['Prev', '1', ['First', 'Prev']],
    ] as const) {
      await userEvent.click(button(name));
      await screen.findByText(`Page ${page} of 3`);
      await waitFor(() => expect(disabled()).toEqual(without));
      expect(requestsTo('episodes.list').map(({ query }) => query['page'])).toContain(page);
    }
  });

  it('EPLIST-038 offers the shared list of statuses', async () => {
    openShowDetails();
    await row(/Morning Drive/);
    await userEvent.click(screen.getByRole('button', { name: /Status/ }));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'Published',
      'Unpublished',
      'Scheduled',
      'Draft',
    ]);
  });

  it('EPLIST-041 searches on the station when the user pauses typing', async () => {
    const { requestsTo } = openShowDetails();
    await row(/Morning Drive/);
    // One after the other at once: between two key presses of a slow machine, the user would have paused.
    for (const value of ['h', 'harb', 'harbour'])
      fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    await waitFor(() =>
      expect(requestsTo('episodes.list').at(-1)?.query).toMatchObject({ search: 'harbour', page: '1' }),
    );
    expect(requestsTo('episodes.list')).toHaveLength(2);
  });

  it('offers to clear a search without results', async () => {
    const { requestsTo } = openShowDetails({
      answers: { 'episodes.list': () => ({ playlists: [], total_count: 0, page: 1, limit: 10 }) },
    });
    await screen.findByText('No published episodes yet');
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    await waitFor(() => {
      // The response to the search may replace the button, which then misses a press.
      fireEvent.click(screen.getByRole('button', { name: 'Clear search and date' }));
      expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    });
    await waitFor(() => expect(requestsTo('episodes.list').at(-1)?.query).not.toHaveProperty('search'));
  });

  it('goes to the new last page when the shown one is emptied', async () => {
    let total = 11;
    const list = () => ({ playlists: [makeSummary()], total_count: total, page: 1, limit: 10 });
    const { requestsTo, emit } = openShowDetails({ answers: { 'episodes.list': list } });
    await row(/Morning Drive/);
    await userEvent.click(screen.getByRole('button', { name: 'Last' }));
    await screen.findByText('Page 2 of 2');
    total = 10;
    await emit('playlist_changed', {
      playlist_id: 9,
      show_id: 4,
      change: 'deleted',
      status: 'unpublished',
      version: 2,
      updated_by: 'Grace',
    });
    expect(await screen.findByText('Page 1 of 1')).toBeDefined();
    await waitFor(() => expect(requestsTo('episodes.list').at(-1)?.query).toMatchObject({ page: '1' }));
  });

  it('EPLIST-110 EPLIST-111 EPLIST-113 reports and logs that the list could not be loaded, and retries', async () => {
    let isBroken = true;
    const list = () =>
      isBroken
        ? failure(500, 'Something went wrong.')
        : { playlists: [makeSummary()], total_count: 1, page: 1, limit: 10 };
    openShowDetails({ answers: { 'episodes.list': list } });
    expect(await screen.findByText('Unable to retrieve episodes.')).toBeDefined();
    expect(console.error).toHaveBeenCalledWith('[postkit] Unable to retrieve episodes.', expect.anything());
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await row(/Morning Drive/)).toBeDefined();
  });
});
