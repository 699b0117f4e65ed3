import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useMessages } from '../../../host/messages.store.ts';
import { openEpisodes } from '../../../screens/episodes/testing/open-episodes.tsx';
import { openShowDetails } from '../../../screens/show-details/testing/open-show-details.tsx';
import { failure } from '../../../testing/fake-station.ts';
import { makeBulkDownload } from '../../../testing/make-bulk-download.ts';
import { makeSummary } from '../../../testing/make-episode.ts';
import { stores } from '../../../testing/stores.ts';

const rows = [1, 2, 3].map((id) => makeSummary({ playlist_id: id, name: `Tide ${id}` }));
const unpublished = rows.map((row) => ({ ...row, status: 'unpublished' as const, unpublished: true }));
const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
const bar = () => within(screen.getByRole('region', { name: 'Selected episodes' }));
const press = async (name: string) => userEvent.click(await bar().findByRole('button', { name }));
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const shown = () => useMessages.in(stores).getState().messages;

async function download(format: string): Promise<void> {
  await press('Download');
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${format}`) }));
}

describe('the selection of episodes', () => {
  it.each([
    ['the episodes screen', openEpisodes],
    ['the details of a show', openShowDetails],
  ])('BULK-009 BULK-002 starts a bulk download on %s', async (_, open) => {
    const { requestsTo } = open({
      rows,
      answers: { 'bulkDownloads.start': () => makeBulkDownload({ status: 'processing' }) },
    });
    await userEvent.click(await box('Tide 1'));
    await userEvent.click(await box('Tide 3'));
    expect(bar().getByRole('status').textContent).toBe('2 episodes selected');
    await download('AAC');
    await waitFor(() =>
      expect(requestsTo('bulkDownloads.start').map(({ body }) => body)).toEqual([
        { audio_playlist_ids: [1, 3], format: 'aac' },
      ]),
    );
  });

  it('shows why a download could not start', async () => {
    openEpisodes({ rows, answers: { 'bulkDownloads.start': () => failure(409, 'You have 20 downloads.') } });
    await userEvent.click(await box('Tide 1'));
    await download('MP3');
    await waitFor(() =>
      expect(shown()).toMatchObject([
        {
          name: 'Could not start the download.',
          details: expect.stringContaining('You have 20 downloads.'),
          type: 'error',
        },
      ]),
    );
  });

  it('takes all episodes that match the filters', async () => {
    const all = Array.from({ length: 45 }, (_, at) =>
      makeSummary({ playlist_id: at + 1, name: `Tide ${at + 1}` }),
    );
    const { requestsTo } = openEpisodes({
      answers: {
        'episodes.list': ({ query }) => ({
          playlists: all.slice(0, Number(query.limit)),
          total_count: 45,
          page: 1,
          limit: Number(query.limit),
        }),
      },
      props: { query: '?show=4&status=draft' },
    });
    await userEvent.click(await box('Tide 1'));
    await press('Select all 45 that match');
    await waitFor(() => expect(bar().getByRole('status').textContent).toBe('45 episodes selected'));
    expect(requestsTo('episodes.list').at(-1)?.query).toMatchObject({
      show_id: '4',
      type: 'draft',
      page: '1',
      limit: '1000',
    });
    expect(bar().queryByRole('button', { name: /match/ })).toBeNull();
    await press('Clear selection');
    expect(screen.getByText('No episodes selected')).toBeDefined();
  });

  it('ends when another filter changes', async () => {
    openShowDetails({ rows });
    await userEvent.click(await box('Tide 1'));
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    await waitFor(() => expect(screen.getByText('No episodes selected')).toBeDefined(), { timeout: 3000 });
  });
});

describe('bulk actions', () => {
  it('unpublish all, and publish them again from the message', async () => {
    const { requestsTo } = openEpisodes({
      rows,
      answers: { 'episodes.setPlaylists': () => ({ playlists: [] }) },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await press('Unpublish');
    expect(bar().queryByRole('button', { name: 'Delete', hidden: true })).toBeNull();
    await confirm('Unpublish');
    await waitFor(() => expect(shown()).toMatchObject([{ name: '3 episodes unpublished', type: 'success' }]));
    shown()[0]?.undo?.();
    const sent = (isUnpublished: boolean) =>
      [1, 2, 3].map((id) => ({ playlist_id: id, unpublished: isUnpublished }));
    await waitFor(() =>
      expect(requestsTo('episodes.setPlaylists').map(({ body }) => body)).toEqual([sent(true), sent(false)]),
    );
  });

  it('delete unpublished episodes, and keep those that failed selected', async () => {
    openEpisodes({
      rows: unpublished,
      answers: {
        'episodes.delete': ({ params }) => (params.id === '2' ? failure(409, 'Unpublish it first.') : null),
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await press('Delete');
    expect(bar().queryByRole('button', { name: 'Unpublish', hidden: true })).toBeNull();
    await confirm('Delete');
    await waitFor(() =>
      expect(shown()).toMatchObject([
        { details: '1 of 3 episodes failed and stay selected.', type: 'error' },
      ]),
    );
    expect(bar().getByRole('status').textContent).toBe('1 episode selected');
    expect((await box('Tide 2')).matches(':checked')).toBe(true);
  });

  it('add a tag, with the newest version of each episode', async () => {
    const tag = (id: number, name: string) => ({
      id,
      name,
      resource_uri: `/wxyz/api/v1/playlistcategory/${id}/`,
    });
    const { requestsTo } = openEpisodes({
      rows,
      answers: {
        'tags.list': () => ({
          meta: { limit: 0, offset: 0, total_count: 1, next: null, previous: null },
          objects: [tag(5, 'News')],
        }),
        'episodes.get': ({ params }) => ({
          ...rows[0],
          playlist_id: Number(params.id),
          version: 40 + Number(params.id),
          playlist_categories:
            params.id === '1' ? [tag(5, 'News').resource_uri] : ['/wxyz/api/v1/playlistcategory/9/'],
        }),
        'episodes.update': () => rows[0],
      },
    });
    await userEvent.click(await box('Tide 1'));
    await userEvent.click(await box('Tide 2'));
    await press('Tag');
    await userEvent.type(await screen.findByRole('combobox', { name: /^Tag/ }), 'news{Enter}');
    await waitFor(() =>
      expect(shown()).toMatchObject([{ name: 'Tag added to 2 episodes', type: 'success' }]),
    );
    expect(requestsTo('episodes.update').map(({ params, body }) => [params.id, body])).toEqual([
      [
        '2',
        {
          version: 42,
          playlist_categories: ['/wxyz/api/v1/playlistcategory/9/', '/wxyz/api/v1/playlistcategory/5/'],
        },
      ],
    ]);
  });
});
