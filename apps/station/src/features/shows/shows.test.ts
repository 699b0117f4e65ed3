import { describe, expect, it } from 'vitest';
import { show as showSchema, type Show } from '@postkit/sdk/schema';
import {
  firstStation,
  makeDestination,
  makeShow,
  makeStation,
  makeTag,
  makeUser,
  type SignedIn,
} from '../../testing/index.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server: station, admin } = stationTest();

const shows = () => `/${station.slug}/api/v1/show/`;
const send = (method: string, path: string, json?: unknown) =>
  station.call(path, { method, as: admin, json });

async function list(as: SignedIn): Promise<Show[]> {
  return showSchema.array().parse(await (await station.call(`${shows()}really_all.json`, { as })).json());
}

describe('shows', () => {
  it('SHOWS-021 really_all.json returns every show of the station and no other', async () => {
    const other = await makeStation(station);
    const before = (await list(admin)).map((show) => show.id);
    const mine = [await makeShow(station), await makeShow(station), await makeShow(station)];
    await makeShow(station, {}, other);
    const ids = (await list(admin)).map((show) => show.id);
    const inOrder = (of: readonly number[]) => of.toSorted((one, other) => one - other);
    expect(inOrder(ids)).toEqual(inOrder([...before, ...mine.map(({ id }) => id)]));
  });

  it('responds 304 to an unchanged list, to admins and others alike', async () => {
    const tag = await makeTag(station);
    const feed = await makeDestination(station);
    const here = firstStation(station);
    const { tags, destinations } = station.features;
    const created = await makeShow(station, {
      playlist_categories: [tags.uriOf(here, tag.id)],
      social_media_connections: [destinations.uriOf(here, feed.id)],
    });
    const user = await (await makeUser(station)).signIn();
    const path = `${shows()}really_all.json`;
    const tagOf = async (as: SignedIn) => (await station.call(path, { as })).headers.get('etag') ?? '';
    const unchanged = async (as: SignedIn, etag: string) =>
      (await station.call(path, { as, headers: { 'if-none-match': etag } })).status;
    for (const change of [
      () => send('PATCH', `${shows()}${created.id}/`, { title: 'Another' }),
      () => makeShow(station),
      () => send('PATCH', `/${station.slug}/api/v1/socialmediaconnection/${feed.id}/`, { title: 'Renamed' }),
      () => send('DELETE', `/${station.slug}/api/v1/playlistcategory/${tag.id}/`),
      () => send('DELETE', `/${station.slug}/api/v1/socialmediaconnection/${feed.id}/`),
    ]) {
      const [mine, theirs] = [await tagOf(admin), await tagOf(user)];
      expect(mine).not.toBe(theirs);
      await makeShow(station, {}, await makeStation(station));
      expect([await unchanged(admin, mine), await unchanged(user, theirs)]).toEqual([304, 304]);
      await change();
      expect([await unchanged(admin, mine), await unchanged(user, theirs)]).toEqual([200, 200]);
    }
    expect((await list(admin)).find((show) => show.id === created.id)).toMatchObject({
      smcs: [],
      playlist_categories: [],
    });
  });

  it('EPLIST-010 SHOWS-022 SHOWS-025 one show is returned with every field', async () => {
    const tag = await makeTag(station);
    const feed = await makeDestination(station);
    const { tags, destinations } = station.features;
    const here = firstStation(station);
    const sent = {
      title: 'Tide',
      description: 'News of the day.',
      square_image: '/square.jpg',
      rectangle_image: '/wide.jpg',
      show_format: 'serial',
      language_override: 'de',
      author: 'Maya',
      email: 'maya@harbour.example',
      podcast_link: 'https://harbour.example/tide',
      itunes_categories: 'News,Arts',
      rss_explicit: true,
      schedule: 'Weekdays',
    };
    const created = await send('POST', shows(), {
      ...sent,
      prefix_list: '["Tide","Best of"]',
      playlist_categories: [tags.uriOf(here, tag.id)],
      social_media_connections: [destinations.uriOf(here, feed.id)],
    });
    expect(created.status).toBe(201);
    const { resource_uri } = (await created.clone().json()) as Show;
    expect(created.headers.get('location')).toBe(resource_uri);
    const read: unknown = await (await station.call(resource_uri, { as: admin })).json();
    expect(read).toEqual(await created.json());
    expect(showSchema.parse(read)).toMatchObject({
      ...sent,
      prefix_list: ['Tide', 'Best of'],
      counters: { published: 0, unpublished: 0, scheduled: 0, draft: 0 },
      last_playlist_date: null,
      placeholder: false,
      smcs: [feed.id],
      social_media_connections: [
        { id: feed.id, type: 'rss', title: 'A feed', resource_uri: destinations.uriOf(here, feed.id) },
      ],
      playlist_categories: [tags.uriOf(here, tag.id)],
    });
    const fields =
      'id title description square_image rectangle_image last_playlist_date placeholder resource_uri counters';
    expect(Object.keys(read as object)).toEqual(
      expect.arrayContaining([...fields.split(' '), 'social_media_connections', 'prefix_list', 'smcs']),
    );
  });

  it('take the body of the wizard, with its choice of a feed, and a show as it was read', async () => {
    const made = await send('POST', shows(), { title: 'Of the wizard', autoCreateRssFeed: true });
    expect(made.status).toBe(201);
    const { id, counters, smcs } = showSchema.parse(await made.json());
    const saved = await send('PATCH', `${shows()}${id}/`, {
      title: 'Saved',
      counters,
      smcs,
      autoCreateRssFeed: false,
    });
    expect([saved.status, showSchema.parse(await saved.json()).title]).toEqual([200, 'Saved']);
    const feed = await makeDestination(station);
    const linked = {
      social_media_connections: [
        { resource_uri: station.features.destinations.uriOf(firstStation(station), feed.id) },
      ],
    };
    await send('PATCH', `${shows()}${id}/`, linked);
    const read = showSchema.parse(await (await send('GET', `${shows()}${id}/`)).json());
    const whole = { ...read, prefix_list: '[]', author: 'Maya' };
    const again = showSchema.parse(await (await send('PATCH', `${shows()}${id}/`, whole)).json());
    expect(again).toMatchObject({ author: 'Maya', social_media_connections: [{ id: feed.id }] });
    const gone = {
      social_media_connections: [
        { ...read.social_media_connections[0], resource_uri: `/${station.slug}/api/v1/show/${id}/` },
      ],
    };
    expect((await send('PATCH', `${shows()}${id}/`, gone)).status).toBe(400);
    expect((await send('POST', shows(), { title: 'Of a typo', autoCreateRsFeed: true })).status).toBe(400);
  });

  it('SHOWS-026 prefix_list is JSON text of a list', async () => {
    const created = (await (
      await send('POST', shows(), { title: 'Prefixes', prefix_list: '["A"]' })
    ).json()) as { prefix_list: string };
    expect(created.prefix_list).toBe('["A"]');
    expect(showSchema.shape.prefix_list.parse(created.prefix_list)).toEqual(['A']);
    expect((await send('POST', shows(), { title: 'Broken', prefix_list: 'no json' })).status).toBe(400);
  });

  it('hides placeholders from all users except admins', async () => {
    const placeholder = await makeShow(station, { placeholder: true });
    const user = await (await makeUser(station)).signIn();
    expect((await list(admin)).map((show) => show.id)).toContain(placeholder.id);
    expect((await list(user)).map((show) => show.id)).not.toContain(placeholder.id);
    expect((await station.call(`${shows()}${placeholder.id}/`, { as: user })).status).toBe(404);
  });

  it('refuses an update from an older version, and changes nothing', async () => {
    const { id, version } = await makeShow(station, { title: 'First' });
    const path = `${shows()}${id}/`;
    expect((await send('PATCH', path, { title: 'Second', version })).status).toBe(200);
    const late = await send('PATCH', path, { title: 'Third', version });
    expect(late.status).toBe(409);
    expect(((await late.json()) as { error_message: string }).error_message).toContain('Another user saved');
    expect((await station.features.shows.get(firstStation(station), id))?.title).toBe('Second');
  });

  it('keeps the days after which its episodes expire, and refuses less than one', async () => {
    const { id } = await makeShow(station, { expiry_days: 30 });
    const path = `${shows()}${id}/`;
    expect(showSchema.parse(await (await send('PATCH', path, { title: 'Kept' })).json()).expiry_days).toBe(
      30,
    );
    expect(
      showSchema.parse(await (await send('PATCH', path, { expiry_days: null })).json()).expiry_days,
    ).toBe(null);
    const refused = await send('PATCH', path, { expiry_days: 0 });
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { errors: { expiry_days: ['Enter 1 day or more.'] } },
    ]);
  });

  it('keeps fields that an update omits', async () => {
    const { id } = await makeShow(station, { title: 'Kept', author: 'Maya', rss_explicit: true });
    const changed = showSchema.parse(
      await (await send('PATCH', `${shows()}${id}/`, { description: 'New' })).json(),
    );
    expect(changed).toMatchObject({
      title: 'Kept',
      author: 'Maya',
      rss_explicit: true,
      description: 'New',
      version: 2,
    });
  });

  it.each([
    ['title', ' ', 'A show needs a title.'],
    ['title', 'x'.repeat(201), 'This is longer than 200 characters.'],
    ['email', 'maya at harbour', 'This is not an email address.'],
    ['podcast_link', 'harbour.example', 'Enter a web address that starts with https:// or http://.'],
    ['podcast_link', 'javascript:alert(1)', 'Enter a web address that starts with https:// or http://.'],
    ['language_override', 'English', 'Enter a language code such as en or pt-BR.'],
    ['itunes_categories', 'News,Arts,Music,Sports', 'Choose at most 3 categories.'],
    ['itunes_categories', 'Arts:Opera', '“Opera” is not a subcategory of Arts.'],
  ])('reports at %s why %j is invalid', async (field, value, message) => {
    const response = await send('POST', shows(), { title: 'Wrong', [field]: value });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error_message: `${field}: ${message}`,
      errors: { [field]: [message] },
    });
  });

  it('names all fields with missing references at once', async () => {
    const input = {
      title: 'Nowhere',
      social_media_connections: ['x'],
      playlist_categories: ['y'],
      post_bumper: 'z',
    };
    const answer = (await (await send('POST', shows(), input)).json()) as { errors: object };
    expect(Object.keys(answer.errors)).toEqual([
      'social_media_connections',
      'playlist_categories',
      'post_bumper',
    ]);
  });

  it('WIZ-085 plays uploads of the station before and after episodes, and keeps one that left the library', async () => {
    const here = firstStation(station);
    const uri = (id: number) => `/${station.slug}/api/v1/event/${id}/`;
    const other = await makeStation(station);
    const [intro, outro, logged, foreign] = [
      await makeEvent(station, { segments: 1 }),
      await makeEvent(station, { segments: 1 }),
      await makeEvent(station, { segments: 1, type_name: 'LOGGER', origin: 'log' }),
      await makeEvent(station, { segments: 1 }, other),
    ];
    const created = showSchema.parse(
      await (
        await send('POST', shows(), {
          title: 'Framed',
          pre_bumper: uri(intro.id),
          post_bumper: uri(outro.id),
          schedule: 'Daily',
        })
      ).json(),
    );
    expect(created).toMatchObject({
      pre_bumper: uri(intro.id),
      post_bumper: uri(outro.id),
      schedule: 'Daily',
    });
    for (const { id } of [logged, foreign]) {
      const refused = await send('PATCH', created.resource_uri, { pre_bumper: uri(id) });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({
        errors: { pre_bumper: ["Choose an upload of this station's library."] },
      });
    }
    await send('PATCH', `/${station.slug}/api/v1/cart/${intro.id}/`, { type_name: 'SINGLE_USE' });
    expect(await station.features.audioEvents.uploads(here.id, [intro.id])).toEqual([]);
    expect(
      (await send('PATCH', created.resource_uri, { title: 'Still framed', pre_bumper: uri(intro.id) }))
        .status,
    ).toBe(200);
    const bare = showSchema.parse(
      await (await send('PATCH', created.resource_uri, { pre_bumper: null, post_bumper: null })).json(),
    );
    expect(bare).toMatchObject({ title: 'Still framed', pre_bumper: null, post_bumper: null });
    expect((await send('PATCH', created.resource_uri, { pre_bumper: uri(intro.id) })).status).toBe(400);
  });

  it.each([
    ['social_media_connections', ['/station/api/v1/socialmediaconnection/999999/']],
    ['social_media_connections', ['https://elsewhere.example/']],
    ['playlist_categories', ['/station/api/v1/playlistcategory/999999/']],
    ['pre_bumper', '/station/api/v1/event/1/'],
    ['parent', 999_999],
  ])('refuses a %s that does not exist', async (field, value) => {
    const response = await send('POST', shows(), { title: 'Nowhere', [field]: value });
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
  });

  it('WIZ-085 can be below a show of its own station, but not in a cycle', async () => {
    const top = await makeShow(station);
    const middle = await makeShow(station, { parent: top.id });
    const bottom = await makeShow(station, { parent: middle.id });
    const foreign = await makeShow(station, {}, await makeStation(station));
    const refusal = async (parent: number) => {
      const answer = await send('PATCH', `${shows()}${top.id}/`, { parent });
      return [answer.status, ((await answer.json()) as { errors?: { parent: string[] } }).errors?.parent];
    };
    expect(await refusal(top.id)).toEqual([400, ['A show cannot be its own parent.']]);
    expect(await refusal(bottom.id)).toEqual([400, ['That show already belongs to this one.']]);
    expect(await refusal(foreign.id)).toEqual([400, ['This station has no such show.']]);
    await send('PATCH', `${shows()}${middle.id}/`, { parent: null });
    expect(await refusal(bottom.id)).toEqual([200, undefined]);
  });

  it('EPLIST-010 SHOWS-025 updates counters in the transaction of the episodes', async () => {
    const { id } = await makeShow(station);
    const here = firstStation(station);
    const counters = { published: 3, unpublished: 1, scheduled: 0, draft: 2 };
    const { db } = station.context;
    const { shows: service } = station.features;
    await expect(
      db.transaction(async (transaction) => {
        await service.episodesChanged(transaction, here.id, id, counters, 1_700_000_000);
        throw new Error('something after');
      }),
    ).rejects.toThrow('something after');
    expect((await service.get(here, id))?.counters.published).toBe(0);
    await db.transaction((transaction) =>
      service.episodesChanged(transaction, here.id, id, counters, 1_700_000_000),
    );
    expect(await service.get(here, id)).toMatchObject({ counters, lastPublished: 1_700_000_000, version: 1 });
    const read = await (await station.call(`${shows()}${id}/`, { as: admin })).json();
    expect(read).toMatchObject({ counters, last_playlist_date: 1_700_000_000 });
  });

  it.each(['999999', 'abc', '-1', '1e9', '99999999999999999999'])('does not find a show %s', async (id) => {
    const response = await station.call(`${shows()}${id}/`, { as: admin });
    expect([400, 404]).toContain(response.status);
  });
});
