import { describe, expect, it } from 'vitest';
import { resourceList, tag as tagSchema } from '@postkit/sdk/schema';
import { episodeCalls } from '../../testing/episode-calls.ts';
import { listenLive, makeShow, makeStation, makeTag } from '../../testing/index.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server: station, admin } = stationTest();

const send = (method: string, path: string, json?: unknown) =>
  station.call(path, { method, as: admin, ...(json ? { json } : {}) });

async function names(path: string): Promise<{ names: string[]; total: number; next: string | null }> {
  const { meta, objects } = resourceList(tagSchema).parse(
    await (await station.call(path, { as: admin })).json(),
  );
  return { names: objects.map((tag) => tag.name), total: meta.total_count, next: meta.next };
}

describe('tags', () => {
  it('TAGS-011 TAGS-013 WIZ-092 are listed by name, ignoring case, all with limit 0', async () => {
    const { slug } = await makeStation(station);
    const path = `/${slug}/api/v1/playlistcategory/`;
    for (const name of ['zebra', 'Apple', 'éclair', 'banana', 'Émile'])
      expect((await send('POST', path, { name })).status).toBe(201);
    expect(await names(`${path}?limit=0`)).toEqual({
      names: ['Apple', 'banana', 'zebra', 'éclair', 'Émile'],
      total: 5,
      next: null,
    });
    const [first] = resourceList(tagSchema).parse(
      await (await station.call(`${path}?limit=0`, { as: admin })).json(),
    ).objects;
    expect(first).toEqual({
      id: expect.any(Number),
      name: 'Apple',
      resource_uri: `${path}${first?.id}/`,
    });
    const page = await names(`${path}?limit=2&offset=1`);
    expect(page).toMatchObject({ names: ['banana', 'zebra'], total: 5 });
    expect((await names(page.next ?? '')).names).toEqual(['éclair', 'Émile']);
  });

  it('EDITOR-086 TAGS-014 are created by name, one for names that differ only in case, in their own station', async () => {
    const [one, other] = [await makeStation(station), await makeStation(station)];
    const path = `/${one.slug}/api/v1/playlistcategory/`;
    const created = await send('POST', path, { name: 'Émile' });
    expect(created.headers.get('location')).toBe(
      ((await created.json()) as { resource_uri: string }).resource_uri,
    );
    const twice = await send('POST', path, { name: ' ÉMILE ' });
    expect(twice.status).toBe(409);
    expect(await twice.json()).toEqual({ error_message: 'A tag named "ÉMILE" already exists.' });
    expect((await send('POST', `/${other.slug}/api/v1/playlistcategory/`, { name: 'émile' })).status).toBe(
      201,
    );
  });

  it("TAGS-015 TAGS-016 are renamed and deleted, also to another case of the same name, but not to another tag's", async () => {
    const { slug } = await makeStation(station);
    const path = `/${slug}/api/v1/playlistcategory/`;
    const { resource_uri } = (await (await send('POST', path, { name: 'news' })).json()) as {
      resource_uri: string;
    };
    await send('POST', path, { name: 'Sport' });
    expect(
      await (await send('PATCH', resource_uri, { id: 1, name: 'News', resource_uri })).json(),
    ).toMatchObject({ name: 'News' });
    expect((await send('PATCH', resource_uri, { name: 'sport' })).status).toBe(409);
    expect((await send('DELETE', resource_uri)).status).toBe(204);
    expect((await send('DELETE', resource_uri)).status).toBe(404);
    expect((await send('PATCH', resource_uri, { name: 'x' })).status).toBe(404);
  });

  it('publish on the live channel when one is created, renamed or deleted', async () => {
    const live = await listenLive(station, admin);
    const { id } = await makeTag(station, 'First name');
    const path = `/${station.slug}/api/v1/playlistcategory/${id}/`;
    expect(await live.next('tag_changed')).toEqual({ tag_id: id, change: 'created' });
    await send('PATCH', path, { name: 'Retold' });
    expect(await live.next('tag_changed')).toEqual({ tag_id: id, change: 'updated' });
    await send('DELETE', path);
    expect(await live.next('tag_changed')).toEqual({ tag_id: id, change: 'deleted' });
    live.close();
  });

  it('report how many shows and episodes of their station have them', async () => {
    const { tags } = station.features;
    const [both, shows, none] = [await makeTag(station), await makeTag(station), await makeTag(station)];
    const here = await makeStation(station);
    const elsewhere = await makeTag(station, 'Elsewhere', here);
    const uri = (id: number) => `/${station.slug}/api/v1/playlistcategory/${id}/`;
    await makeShow(station, { playlist_categories: [uri(both.id), uri(shows.id)] });
    await makeShow(station, { playlist_categories: [uri(shows.id)] });
    const calls = await episodeCalls(station, admin);
    await calls.create({ name: 'Kept', playlist_categories: [uri(both.id)] });
    const deleted = await calls.create({
      name: 'Deleted',
      draft: false,
      unpublished: true,
      playlist_categories: [uri(both.id)],
    });
    expect((await send('DELETE', calls.path(`${deleted.playlist_id}/`))).status).toBe(204);
    await makeShow(station, { playlist_categories: [tags.uriOf(here, elsewhere.id)] }, here);
    const response = (await (
      await send('GET', `/${station.slug}/api/v1/playlistcategory/usage/`)
    ).json()) as {
      usage: { tag_id: number }[];
    };
    expect(
      response.usage.filter(({ tag_id }) => [both.id, shows.id, none.id, elsewhere.id].includes(tag_id)),
    ).toEqual([
      { tag_id: both.id, shows: 1, episodes: 1 },
      { tag_id: shows.id, shows: 2, episodes: 0 },
    ]);
  });

  it('are found only by addresses of their own station', async () => {
    const [one, other] = [await makeStation(station), await makeStation(station)];
    const { tags } = station.features;
    const [mine, foreign] = [await tags.create(one.id, 'Mine'), await tags.create(other.id, 'Theirs')];
    const requested = [
      tags.uriOf(other, foreign.id),
      tags.uriOf(one, foreign.id),
      'nonsense',
      tags.uriOf(one, mine.id),
    ];
    expect(await tags.byUris(one.id, requested)).toEqual([mine]);
  });
});
