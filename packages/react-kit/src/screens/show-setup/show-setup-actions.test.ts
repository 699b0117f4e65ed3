import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { Show } from '@postkit/sdk/schema';
import { makeShow } from '@postkit/sdk/testing';
import { destinationsQueries } from '../../data/destinations/destinations.queries.ts';
import { draftOfShow, newShowDraft } from '../../data/shows/show-draft.ts';
import { showsQueries } from '../../data/shows/shows.queries.ts';
import { tagsQueries } from '../../data/tags/tags.queries.ts';
import { failure, type FakeResponses, fakeStation } from '../../testing/fake-station.ts';
import { english } from '../../words/catalogue.ts';
import { createShowSetupActions } from './show-setup-actions.ts';
import { listOf, wireShow, wireTag } from './testing/open-show-setup.tsx';

const report = vi.fn<(error: unknown, call: string) => void>();
const onSaved = vi.fn<(show: Show, isNew: boolean) => void>();
beforeEach(() => {
  report.mockReset();
  onSaved.mockReset();
});

function act(answers: FakeResponses = {}) {
  const station = fakeStation({
    'shows.list': () => [wireShow({ id: 4 }), wireShow({ id: 9 })],
    'shows.get': () => wireShow({ id: 4 }),
    'shows.create': () => wireShow({ id: 9, title: 'New' }),
    'shows.update': () => wireShow({ id: 4, title: 'Changed', version: 2 }),
    'connections.list': () => listOf([]),
    'tags.list': () => listOf([wireTag(1, 'Breakfast')]),
    ...answers,
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return {
    ...station,
    client,
    queries,
    actions: createShowSetupActions(client, queries, english, report, onSaved),
  };
}

describe('createShowSetupActions', () => {
  it('WIZ-086 fetches tags, destinations, a show and all shows into the cache', async () => {
    const { actions, calls, client, queries } = act();
    await actions.fetchTags();
    await actions.getSocialMediaConnections();
    const show = await actions.fetchShowData(4);
    await actions.fetchAllShowsData();
    expect(calls.map(({ operation }) => operation)).toEqual([
      'tags.list',
      'connections.list',
      'shows.get',
      'shows.list',
    ]);
    expect(queries.getQueryData(tagsQueries.list(client).queryKey)).toMatchObject([{ name: 'Breakfast' }]);
    expect(queries.getQueryData(destinationsQueries.list(client).queryKey)).toEqual([]);
    expect(queries.getQueryData(showsQueries.one(client, 4).queryKey)).toEqual(show);
    expect(queries.getQueryData(showsQueries.list(client).queryKey)).toHaveLength(2);
  });

  it('WIZ-086 refetches each time', async () => {
    const { actions, calls } = act();
    await actions.fetchTags();
    await actions.fetchTags();
    expect(calls).toHaveLength(2);
  });

  it('WIZ-081 WIZ-086 sets the added or updated show as the current one', async () => {
    const { actions, client, queries, calls } = act();
    const added = await actions.addShow({ ...newShowDraft, title: 'New' });
    expect(added).toMatchObject({ id: 9, title: 'New' });
    expect(queries.getQueryData(showsQueries.one(client, 9).queryKey)).toEqual(added);
    const updated = await actions.updateShow(4, {
      ...draftOfShow(makeShow({ id: 4, version: 6 })),
      title: 'Changed',
    });
    expect(updated).toMatchObject({ id: 4, title: 'Changed' });
    expect(queries.getQueryData(showsQueries.one(client, 4).queryKey)).toEqual(updated);
    expect(onSaved.mock.calls).toEqual([
      [added, true],
      [updated, false],
    ]);
    const bodies = calls.map(({ body }) => body);
    expect(bodies).toEqual([
      expect.objectContaining({ title: 'New' }),
      expect.objectContaining({ title: 'Changed', version: 6 }),
    ]);
    await actions.updateShow(4, { ...newShowDraft, title: 'Without a version' });
    expect(calls.at(-1)?.body).not.toHaveProperty('version');
  });

  it('WIZ-097 reports tags, destinations and shows that could not be loaded, and resolves', async () => {
    const no = () => failure(500, 'no');
    const { actions } = act({ 'tags.list': no, 'connections.list': no, 'shows.list': no });
    await actions.fetchTags();
    await actions.getSocialMediaConnections();
    await actions.fetchAllShowsData();
    expect(report.mock.calls.map(([error, call]) => [Object(error).status, call])).toEqual([
      [500, 'Unable to talk to server to get all tags'],
      [500, 'Unable to fetch social media connections from the server'],
      [500, 'Unable to talk to server to get all shows'],
    ]);
  });
});
