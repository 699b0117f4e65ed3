import { beforeAll, describe, expect, it } from 'vitest';
import { episodeStatuses, type Episode } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { episodeCalls } from '../../testing/episode-calls.ts';
import { makeShow, makeStation, makeTag, makeUser } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { stationTest } from '../../testing/station-test.ts';
import '../../testing/postgres/also-on-postgres.ts';

const { server, admin } = stationTest(() => ({ clock }));
let calls: Awaited<ReturnType<typeof episodeCalls>>;
const clock = createFakeClock();

beforeAll(async () => {
  calls = await episodeCalls(server, admin);
});

describe('episodes.list', () => {
  const list = async (query: string) =>
    (await server.call(calls.path(`get_playlists.json?${query}`), { as: admin })).json();

  it('EPLIST-106 EPLIST-102 pages by status, show and order, published by default', async () => {
    const own = await makeShow(server);
    const uri = `/${server.slug}/api/v1/show/${own.id}/`;
    const names = ['C', 'a', 'B'];
    for (const name of names) {
      await calls.create({ ...calls.published, show: uri, name });
      clock.advance(1000);
    }
    await calls.create({ show: uri, name: 'Draft' });
    const newest = await list(`show_id=${own.id}&limit=2&order=DESC`);
    expect(newest).toMatchObject({ total_count: 3, page: 1, limit: 2 });
    expect(newest.playlists.map((row: Episode) => row.name)).toEqual(['B', 'a']);
    expect(
      (await list(`show_id=${own.id}&limit=2&page=2`)).playlists.map((row: Episode) => row.name),
    ).toEqual(['C']);
    expect(
      (await list(`show_id=${own.id}&sort=name&order=ASC`)).playlists.map((row: Episode) => row.name),
    ).toEqual(['a', 'B', 'C']);
    for (const type of episodeStatuses) {
      const { playlists } = await list(`show_id=${own.id}&type=${type}`);
      expect(playlists).toHaveLength(type === 'published' ? 3 : type === 'draft' ? 1 : 0);
    }
    expect(newest.playlists[0]).not.toHaveProperty('events');
  });

  it('EPLIST-108 lists the first 10,000 published episodes of all shows by default, newest first', async () => {
    const station = await makeStation(server);
    const manager = await server.signIn();
    const shows = [await makeShow(server, {}, station), await makeShow(server, {}, station)];
    const event = await makeEvent(server, { segments: 1 }, station);
    for (const [index, publishedAt] of [300, 100, 200].entries()) {
      const showId = shows[index % 2]?.id ?? 0;
      await makeEpisode(
        server,
        {
          showId,
          name: `At ${publishedAt}`,
          eventIds: [event.id],
          social_media_connections: [],
          publishedAt,
        },
        station,
      );
    }
    const response = await server.call(`/${station.slug}/api/v1/playlist/get_playlists.json`, {
      as: manager,
    });
    const { playlists, ...page } = await response.json();
    expect(page).toEqual({ total_count: 3, page: 1, limit: 10_000 });
    expect(playlists.map((row: Episode) => [row.name, row.show_id])).toEqual([
      ['At 300', shows[0]?.id],
      ['At 200', shows[0]?.id],
      ['At 100', shows[1]?.id],
    ]);
  });

  it('EPLIST-040 searches name, description, tags and id over all pages, ignoring case', async () => {
    const own = await makeShow(server);
    const uri = `/${server.slug}/api/v1/show/${own.id}/`;
    const tag = await makeTag(server, 'Zürich West');
    const created = await calls.create({
      show: uri,
      name: 'ÄRGER 100%',
      description: 'Some_thing',
      onceUseTags: ['Übung'],
      playlist_categories: [`/${server.slug}/api/v1/playlistcategory/${tag.id}/`],
    });
    await calls.create({ show: uri, name: 'Ärger 1000', description: 'Something' });
    const found = async (search: string) => {
      const { playlists, total_count } = await list(
        `show_id=${own.id}&type=draft&search=${encodeURIComponent(search)}`,
      );
      expect(playlists).toHaveLength(total_count);
      return playlists.length;
    };
    expect(await found('ärger')).toBe(2);
    expect(await found('100%')).toBe(1);
    expect(await found('some_')).toBe(1);
    expect(await found('übung')).toBe(1);
    expect(await found('zürich')).toBe(1);
    expect(await found(String(created.playlist_id))).toBe(1);
    expect(await found("'; drop table episodes; --")).toBe(0);
  });

  it("EPLIST-027 filters by one day in the station's time zone", async () => {
    const station = await makeStation(server, { timezone: 'America/New_York' });
    const manager = await server.signIn();
    const show = await makeShow(server, {}, station);
    const event = await makeEvent(server, { segments: 1 }, station);
    // 22:30 of the 14th in New York is the 15th in UTC.
    const publishedAt = Date.parse('2026-05-15T02:30:00Z') / 1000;
    await makeEpisode(
      server,
      { showId: show.id, eventIds: [event.id], social_media_connections: [], publishedAt },
      station,
    );
    const on = async (date: string) => {
      const response = await server.call(`/${station.slug}/api/v1/playlist/get_playlists.json?date=${date}`, {
        as: manager,
      });
      return (await response.json()).total_count;
    };
    expect([await on('2026-05-13'), await on('2026-05-14'), await on('2026-05-15')]).toEqual([0, 1, 0]);
    expect(
      (
        await server.call(`/${station.slug}/api/v1/playlist/get_playlists.json?date=2026-02-30`, {
          as: manager,
        })
      ).status,
    ).toBe(400);
  });

  it('counts the episodes of each status that match show, search and day', async () => {
    const own = await makeShow(server);
    const uri = `/${server.slug}/api/v1/show/${own.id}/`;
    for (const name of ['Ebb one', 'Ebb two']) await calls.create({ show: uri, name });
    const live = await calls.create({ ...calls.published, show: uri, name: 'Ebb three' });
    await calls.create({ ...calls.published, show: uri, name: 'Flood' });
    await calls.change(live, { unpublished: true });
    const counts = async (query: string) =>
      (await server.call(calls.path(`counts.json?show_id=${own.id}${query}`), { as: admin })).json();
    expect(await counts('')).toEqual({ published: 1, unpublished: 1, scheduled: 0, draft: 2 });
    expect(await counts('&search=EBB')).toEqual({ published: 0, unpublished: 1, scheduled: 0, draft: 2 });
    expect(await counts('&date=2001-01-01')).toEqual({
      published: 0,
      unpublished: 0,
      scheduled: 0,
      draft: 0,
    });
  });

  it('EPLIST-109 reads one episode', async () => {
    const created = await calls.create({ name: 'Alone' });
    expect(await calls.read(created.playlist_id)).toEqual(created);
  });

  it('EPLIST-105 refuses strangers, users of other stations and unknown ids', async () => {
    const created = await calls.create({});
    const other = await makeStation(server);
    const stranger = await makeUser(server, { stations: [{ stationId: other.id }] });
    const asStranger = await stranger.signIn();
    const one = calls.path(`${created.playlist_id}/`);
    expect((await server.call(one)).status).toBe(401);
    expect((await server.call(one, { as: asStranger })).status).toBe(404);
    expect(
      (await server.call(`/${other.slug}/api/v1/playlist/${created.playlist_id}/`, { as: asStranger }))
        .status,
    ).toBe(404);
    for (const id of ['x', '1e3', '1.5', '%00', '99999999999999999999'])
      expect((await server.call(calls.path(`${id}/`), { as: admin })).status).toBe(400);
    expect((await server.call(calls.path('999999/'), { as: admin })).status).toBe(404);
  });
});
