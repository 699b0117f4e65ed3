import { describe, expect, it } from 'vitest';
import { categoryGroup, type CategoryGroup } from '@postkit/sdk/schema';
import { listenLive, makeStation } from '../../testing/index.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server: station, admin } = stationTest();

const send = (method: string, path: string, json?: unknown) =>
  station.call(path, { method, as: admin, ...(json ? { json } : {}) });

async function make(slug: string, name: string, categories: string[]): Promise<CategoryGroup> {
  const json = { name, color: 'color-a', categories: categories.map((category) => ({ name: category })) };
  return categoryGroup.parse(await (await send('POST', `/${slug}/api/v1/group/`, json)).json());
}

async function groups(slug: string): Promise<Record<string, string[]>> {
  const response = (await (await station.call(`/${slug}/api/v1/group/?limit=0`, { as: admin })).json()) as {
    objects: CategoryGroup[];
  };
  return Object.fromEntries(
    response.objects.map((group) => [group.name, group.categories.map(({ name }) => name)]),
  );
}

describe('category groups', () => {
  it('EDITOR-033 EDITOR-034 have their colour and their categories, in order', async () => {
    const { slug } = await makeStation(station);
    const created = await make(slug, 'Talk', ['Talk', 'Interview']);
    expect(created).toMatchObject({
      key: String(created.id),
      color: 'color-a',
      category_type: 'other',
      resource_uri: `/${slug}/api/v1/group/${created.id}/`,
    });
    expect(await groups(slug)).toEqual({ Talk: ['Talk', 'Interview'] });
    const listed = await send('GET', `/${slug}/api/v1/group/?limit=0`);
    expect(await listed.json()).toMatchObject({ objects: [created] });
  });

  it('EDITOR-034 are all listed with limit 0, however many there are', async () => {
    const { slug } = await makeStation(station);
    for (let number = 1; number <= 45; number++) await make(slug, `Group ${number}`, []);
    const listed = await send('GET', `/${slug}/api/v1/group/?limit=0`);
    expect(await listed.json()).toMatchObject({
      meta: { total_count: 45, next: null },
      objects: { length: 45 },
    });
  });

  it('CATS-015 CATS-018 CATS-023 have all fields from their creation, and flags that are off by default', async () => {
    const { slug } = await makeStation(station);
    const flags = [
      'display_in_player',
      'allow_sharing',
      'allow_replaying',
      'allow_replacing',
      'allow_inserting',
      'allow_replacement_skipping',
    ];
    const all = (value: boolean) => Object.fromEntries(flags.map((flag) => [flag, value]));
    const plain = await send('POST', `/${slug}/api/v1/group/`, { name: 'Plain', absorb: '', categories: [] });
    expect(await plain.json()).toMatchObject({
      name: 'Plain',
      color: 'gray',
      category_type: 'other',
      categories: [],
      absorb: '',
      ...all(false),
    });
    const input = { name: 'Ads', color: 'color-n', category_type: 'advert', absorb: 'Jingles', ...all(true) };
    const created = categoryGroup.parse(await (await send('POST', `/${slug}/api/v1/group/`, input)).json());
    expect(created).toMatchObject(input);
    expect(await (await station.call(`/${slug}/api/v1/group/?limit=0`, { as: admin })).json()).toMatchObject({
      objects: [{ name: 'Plain' }, created],
    });
  });

  it('CATS-016 CATS-029 list categories by name, and their addresses end with it', async () => {
    const { slug } = await makeStation(station);
    const { categories } = await make(slug, 'Talk', ['Talk', 'News & Weather/Traffic']);
    expect(categories).toEqual([
      { name: 'Talk', resource_uri: `/${slug}/api/v1/category/Talk/` },
      {
        name: 'News & Weather/Traffic',
        resource_uri: `/${slug}/api/v1/category/News%20%26%20Weather%2FTraffic/`,
      },
    ]);
    const event = await makeEvent(station, { category: 'Talk' });
    const [presented] = station.features.audioEvents.present([event]);
    expect(presented?.cart.category.resource_uri).toBe(`/${station.slug}/api/v1/category/Talk/`);
  });

  it('CATS-025 CATS-026 are updated at their id, the key, field by field, and keep omitted fields', async () => {
    const { slug } = await makeStation(station);
    const created = await make(slug, 'Talk', ['Talk']);
    const change = {
      key: created.key,
      name: 'Words',
      color: 'color-c',
      category_type: 'hidden',
      allow_sharing: true,
    };
    const changed = await send('PATCH', `/${slug}/api/v1/group/${created.key}/`, change);
    expect(await changed.json()).toEqual({ ...created, ...change, version: created.version + 1 });
  });

  it('CATS-011 take a category from its old group in one step', async () => {
    const here = await makeStation(station);
    const talk = await make(here.slug, 'Talk', ['Talk', 'News']);
    await make(here.slug, 'News', ['Headlines']);
    await send('PATCH', talk.resource_uri, { color: 'color-b' });
    expect(await groups(here.slug)).toEqual({ Talk: ['Talk', 'News'], News: ['Headlines'] });
    const moved = await send('PATCH', talk.resource_uri, {
      categories: [{ name: 'headlines' }, { name: 'Talk' }],
    });
    expect(moved.status).toBe(200);
    expect(await groups(here.slug)).toEqual({ Talk: ['Headlines', 'Talk'], News: [] });
    expect((await station.features.categories.orphaned(here)).map(({ name }) => name)).toEqual(['News']);
  });

  it('refuse a change from an older version, also if a category left since', async () => {
    const here = await makeStation(station);
    const [talk, news] = [
      await make(here.slug, 'Talk', ['Talk', 'Interview']),
      await make(here.slug, 'News', []),
    ];
    const moved = await send('PATCH', news.resource_uri, {
      version: news.version,
      categories: [{ name: 'Interview' }],
    });
    expect(moved.status).toBe(200);
    const stale = await send('PATCH', talk.resource_uri, {
      version: talk.version,
      categories: [{ name: 'Talk' }, { name: 'Interview' }],
    });
    expect(stale.status).toBe(409);
    expect(await groups(here.slug)).toEqual({ Talk: ['Talk'], News: ['Interview'] });
  });

  it('publish each change on the live channel, and categories that the log adds', async () => {
    const { slug } = station;
    const live = await listenLive(station, admin);
    const created = await make(slug, 'First name', []);
    expect(await live.next('categories_changed')).toEqual({ group_id: created.id, change: 'created' });
    await send('PATCH', created.resource_uri, { color: 'color-b' });
    expect(await live.next('categories_changed')).toEqual({ group_id: created.id, change: 'updated' });
    await send('DELETE', created.resource_uri);
    expect(await live.next('categories_changed')).toEqual({ group_id: created.id, change: 'deleted' });
    await makeEvent(station, { category: 'Never heard before' });
    expect(await live.next('categories_changed')).toEqual({ group_id: null, change: 'created' });
    live.close();
  });

  it('leave their categories without a group when they are deleted', async () => {
    const here = await makeStation(station);
    const talk = await make(here.slug, 'Talk', ['Talk']);
    expect((await send('DELETE', talk.resource_uri)).status).toBe(204);
    expect((await send('DELETE', talk.resource_uri)).status).toBe(404);
    expect((await station.features.categories.orphaned(here)).map(({ name }) => name)).toEqual(['Talk']);
  });

  it('are listed by name without a group, whichever came first', async () => {
    const here = await makeStation(station);
    const talk = await make(here.slug, 'Talk', ['news', 'Sport', 'Jingle']);
    await send('DELETE', talk.resource_uri);
    expect((await station.features.categories.orphaned(here)).map(({ name }) => name)).toEqual([
      'Jingle',
      'news',
      'Sport',
    ]);
  });

  it('have unique names, and a refused group changes nothing', async () => {
    const here = await makeStation(station);
    await make(here.slug, 'Talk', ['Talk']);
    const twice = await send('POST', `/${here.slug}/api/v1/group/`, {
      name: 'TALK',
      categories: [{ name: 'Talk' }],
    });
    expect(twice.status).toBe(409);
    expect(await groups(here.slug)).toEqual({ Talk: ['Talk'] });
  });
});
