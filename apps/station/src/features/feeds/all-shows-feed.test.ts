import { parseRssFeed } from 'feedsmith';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDestination, makeShow } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { stationTest } from '../../testing/station-test.ts';
import '../../testing/postgres/also-on-postgres.ts';

const { server, admin } = stationTest();
let eventIds: number[];
beforeAll(async () => {
  eventIds = [(await makeEvent(server, { segments: 1 })).id];
});

/** Two shows with a feed each and an episode in it, and a feed that lists all shows. */
let feeds: { morning: number; evening: number; all: number };
let shows: number[];
beforeEach(async () => {
  shows = [(await makeShow(server)).id, (await makeShow(server)).id];
  const [morning, evening] = [
    await makeDestination(server, { title: 'Morning feed', shows: shows.slice(0, 1) }),
    await makeDestination(server, { title: 'Evening feed', shows: shows.slice(1) }),
  ];
  feeds = {
    morning: morning.id,
    evening: evening.id,
    all: (await makeDestination(server, { title: 'Everything', all_shows: true })).id,
  };
  await publish('At seven', 0, [feeds.morning]);
  await publish('At nine', 1, [feeds.evening]);
});

async function publish(name: string, show: number, social_media_connections: number[]): Promise<number> {
  return (await makeEpisode(server, { name, showId: shows[show] ?? 0, social_media_connections, eventIds }))
    .id;
}

async function read(id: number, query = '') {
  const response = await server.call(`/${server.slug}/rss/${id}.xml${query}`);
  const { items = [] } = parseRssFeed(await response.text());
  return { etag: response.headers.get('etag'), items, titles: items.map(({ title }) => title) };
}

function change(id: number, json: object) {
  return server.call(`/${server.slug}/api/v1/socialmediaconnection/${id}/`, {
    method: 'PATCH',
    as: admin,
    json,
  });
}

async function countOf(json: object) {
  const body = { feed_filter: { tags: [], episode_types: [], delay_hours: 0, newest: 0 }, ...json };
  return (
    await server.call(`/${server.slug}/api/v1/feed_count.json`, { method: 'POST', as: admin, json: body })
  ).json();
}

/** Titles of this test's episodes in the feed of all shows: other tests published theirs at the same station. */
const mine = async (names: string[]) =>
  (await read(feeds.all)).titles.filter((title) => names.includes(title ?? ''));

describe('a feed of all shows', () => {
  it('lists the episodes of every public feed once, each with the feed of its show as its source', async () => {
    await publish('In two feeds', 0, [feeds.morning, feeds.all]);
    const { items } = await read(feeds.all);
    const found = items.filter(
      ({ source }) =>
        source?.url?.endsWith(`/rss/${feeds.morning}.xml`) ||
        source?.url?.endsWith(`/rss/${feeds.evening}.xml`),
    );
    expect(Object.fromEntries(found.map(({ title, source }) => [title, source?.title]))).toEqual({
      'At seven': 'Morning feed',
      'At nine': 'Evening feed',
      'In two feeds': 'Morning feed',
    });
    expect(found).toHaveLength(3);
    const own = (await read(feeds.morning)).items.find(({ title }) => title === 'At seven');
    expect(found.find(({ title }) => title === 'At seven')?.guid).toEqual(own?.guid);
  });

  it('changes with every other feed, and keeps its ETag in between', async () => {
    const { etag } = await read(feeds.all);
    expect((await read(feeds.all)).etag).toBe(etag);
    await publish('Late', 1, [feeds.evening]);
    expect(await mine(['Late'])).toEqual(['Late']);
    expect((await read(feeds.all)).etag).not.toBe(etag);
    expect((await change(feeds.evening, { status: false })).status).toBe(200);
    expect(await mine(['Late'])).toEqual([]);
  });

  it('has no episode of a private feed, a player or a draft', async () => {
    const members = await makeDestination(server, { is_private: true, shows: shows.slice(0, 1) });
    const player = await makeDestination(server, { type: 'webwidget' });
    await publish('For members', 0, [members.id]);
    await publish('In the player', 0, [player.id]);
    expect(await mine(['For members', 'In the player'])).toEqual([]);
  });

  it('is switched on and off with a count before, and no other destination can be one', async () => {
    const { listed } = await countOf({ connection_id: feeds.morning });
    expect(listed).toBe(1);
    expect((await countOf({ connection_id: feeds.morning, all_shows: true })).listed).toBeGreaterThan(1);
    expect((await change(feeds.morning, { all_shows: true })).status).toBe(200);
    expect((await read(feeds.morning)).titles).toContain('At nine');
    expect((await change(feeds.morning, { all_shows: false })).status).toBe(200);
    expect((await read(feeds.morning)).titles).toEqual(['At seven']);
    const player = await makeDestination(server, { type: 'webwidget' });
    const refused = await change(player.id, { all_shows: true });
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('Only a feed can list the episodes of all shows.'),
    ]);
  });
});
