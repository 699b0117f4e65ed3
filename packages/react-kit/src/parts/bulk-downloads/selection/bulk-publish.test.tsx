import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { makeDestination } from '@postkit/sdk/testing';
import { useMessages } from '../../../host/messages.store.ts';
import { openEpisodes } from '../../../screens/episodes/testing/open-episodes.tsx';
import { failure } from '../../../testing/fake-station.ts';
import { makeSummary } from '../../../testing/make-episode.ts';
import { stores } from '../../../testing/stores.ts';

const enclosure = {
  url: 'https://post.example.org/wxyz/audio/1.mp3',
  length: 36_800_000,
  type: 'audio/mpeg',
};
const rows = [1, 2].map((id) =>
  makeSummary({ playlist_id: id, name: `Tide ${id}`, duration: 2400, enclosure }),
);
const destinations = (objects: object[]) => ({
  meta: { limit: 0, offset: 0, total_count: 2, next: null, previous: null },
  objects,
});
const wire = (overrides: Parameters<typeof makeDestination>[0]) => ({
  ...makeDestination(overrides),
  historical_items: '{}',
});
const bar = () => within(screen.getByRole('region', { name: 'Selected episodes' }));
const press = async (name: string) => userEvent.click(await bar().findByRole('button', { name }));
const shown = () => useMessages.in(stores).getState().messages;

async function selectAll(): Promise<void> {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
}

describe('the length of a selection', () => {
  it.each([
    [[65, 60], '2 min'],
    [[1200, 2340], '59 min'],
    [[1200, 2400], '1 hr 0 min'],
    [[2400, 4380], '1 hr 53 min'],
  ])('EPLIST-007 EPLIST-008 of %j seconds is %s', async (seconds, text) => {
    openEpisodes({
      rows: seconds.map((duration, index) =>
        makeSummary({ playlist_id: index + 1, name: `Tide ${index}`, duration }),
      ),
    });
    await selectAll();
    expect(await bar().findByText(text)).toBeDefined();
  });
});

describe('publishing a selection', () => {
  it('adds the chosen destinations to the newest version of each episode', async () => {
    const { requestsTo } = openEpisodes({
      rows,
      answers: {
        'connections.list': () =>
          destinations([wire({ id: 7, title: 'Site player' }), wire({ id: 8, status: false })]),
        'episodes.get': ({ params }) => ({
          ...rows[0],
          playlist_id: Number(params.id),
          version: 9,
          smc_data: [{ id: 3, type: 'rss' }],
        }),
        'episodes.update': ({ params }) =>
          params.id === '2' ? failure(409, 'Another user saved it.') : rows[0],
      },
    });
    await selectAll();
    expect(await bar().findByText('1 hr 20 min, 73.6 MB')).toBeDefined();
    await press('Publish to…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish 2 episodes to…' }));
    const publish = dialog.getByRole<HTMLButtonElement>('button', { name: 'Publish now' });
    expect(publish.disabled).toBe(true);
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Site player/ }));
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /Destination 8/ }).disabled).toBe(true);
    await userEvent.click(publish);
    await waitFor(() =>
      expect(shown()).toMatchObject([
        { details: '1 of 2 episodes failed and stay selected.', type: 'error' },
      ]),
    );
    expect(requestsTo('episodes.update')[0]).toMatchObject({
      params: { id: '1' },
      body: { version: 9, draft: false, unpublished: false, social_media_connections: [3, 7] },
    });
    expect(bar().getByRole('status').textContent).toBe('1 episode selected');
  });

  it('is not offered for scheduled episodes or without audio', async () => {
    openEpisodes({ rows: [makeSummary({ status: 'scheduled', name: 'Tide 1' })] });
    await selectAll();
    await bar().findByRole('button', { name: 'Tag' });
    expect(bar().queryByRole('button', { name: 'Publish to…' })).toBeNull();
  });
});

describe('the message after tagging', () => {
  it('removes the tag again from the episodes that got it', async () => {
    const tag = { id: 5, name: 'News', resource_uri: '/wxyz/api/v1/playlistcategory/5/' };
    const other = '/wxyz/api/v1/playlistcategory/9/';
    const tags = new Map([
      ['1', [tag.resource_uri]],
      ['2', [other]],
    ]);
    const { requestsTo } = openEpisodes({
      rows,
      answers: {
        'tags.list': () => destinations([tag]),
        'episodes.get': ({ params }) => ({
          ...rows[0],
          playlist_id: Number(params.id),
          version: 1,
          playlist_categories: tags.get(params.id ?? ''),
        }),
        'episodes.update': ({ params, body }) => {
          tags.set(params.id ?? '', Object(body).playlist_categories);
          return rows[0];
        },
      },
    });
    await selectAll();
    await press('Tag');
    await userEvent.type(await screen.findByRole('combobox', { name: /^Tag/ }), 'News{Enter}');
    await waitFor(() => expect(shown()).toMatchObject([{ name: 'Tag added to 2 episodes' }]));
    shown()[0]?.undo?.();
    await waitFor(() => expect(shown().at(-1)).toMatchObject({ name: 'Tag removed from 1 episode' }));
    expect(
      requestsTo('episodes.update').map(({ params, body }) => [params.id, Object(body).playlist_categories]),
    ).toEqual([
      ['2', [other, tag.resource_uri]],
      ['2', [other]],
    ]);
  });
});
