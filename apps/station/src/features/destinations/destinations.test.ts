import { beforeAll, describe, expect, it } from 'vitest';
import { connection as destinationSchema, defaultWidgetLook, type Connection } from '@postkit/sdk/schema';
import { createSecretBox } from '../../platform/secret-box.ts';
import {
  firstStation,
  listenLive,
  makeDestination,
  makeShow,
  makeUser,
  type SignedIn,
} from '../../testing/index.ts';
import { stationTest } from '../../testing/station-test.ts';
import { serverSecret } from '../accounts/index.ts';
import type { DestinationTables } from './destination-tables.ts';
import { openSecrets } from './sealed-secrets.ts';

const { server: station, admin } = stationTest();

const path = () => `/${station.slug}/api/v1/socialmediaconnection/`;
const send = (method: string, to: string, json?: unknown) =>
  station.call(to, { method, as: admin, ...(json ? { json } : {}) });
const read = async (response: Response): Promise<Connection> =>
  destinationSchema.parse(await response.json());

const types =
  'facebook twitter spreaker v_youtube megaphone omny webwidget rss webhook v_download v_advanced v_facebook'.split(
    ' ',
  );

type Fields = Readonly<Record<string, unknown>>;

describe('destinations', () => {
  it.each(types)('SETUP-040 SETUP-089 SETUP-090 stores a %s', async (type) => {
    const made = await send('POST', path(), {
      type,
      title: `One ${type}`,
      ...(type === 'webhook' ? {} : { token: 'of the account' }),
    });
    expect(made.status).toBe(201);
    const destination = await read(made.clone());
    expect(destination).toMatchObject({ type, title: `One ${type}` });
    expect(made.headers.get('location')).toBe(destination.resource_uri);
    expect(await read(await station.call(destination.resource_uri, { as: admin }))).toEqual(destination);
  });

  it.each([
    ['twitter', { title: 'One' }, ['token']],
    ['spreaker', {}, ['token', 'title']],
    ['v_youtube', { title: ' ', token: 'of the account' }, ['title']],
    ['facebook', { title: 'One', app_id: '1' }, ['token']],
    ['megaphone', { title: 'One', name: 'no guid of an authorization' }, ['token']],
    ['omny', { token: 'of the account' }, ['title']],
    ['webwidget', {}, ['title']],
  ])(
    'SETUP-040 SETUP-062 SETUP-086 stores no %s without an access and a title',
    async (type, fields, missing) => {
      const refused = await send('POST', path(), { type, ...fields });
      expect([refused.status, Object.keys(((await refused.json()) as { errors: object }).errors)]).toEqual([
        400,
        missing,
      ]);
    },
  );

  it('RSS-024 takes the kind of a feed by its name and as a response has it', async () => {
    const made = await read(
      await send('POST', path(), { type: 'rss', title: 'Kinds', rss_subtype: 'spotify' }),
    );
    const changed = await send('PATCH', made.resource_uri, {
      ...made,
      historical_items: '{}',
      title: 'Same kind',
    });
    expect([changed.status, await read(changed)]).toMatchObject([
      200,
      { title: 'Same kind', rss_subtype: made.rss_subtype },
    ]);
    const other = await send('PATCH', made.resource_uri, { rss_subtype: { short_name: 'deezer' } });
    expect((await read(other)).rss_subtype).toMatchObject({ short_name: 'deezer' });
    expect((await send('PATCH', made.resource_uri, { rss_subtype: { short_name: 'nonsense' } })).status).toBe(
      400,
    );
  });

  it('RSS-023 sets iHeartMedia of a feed by its show id, whatever a client sends', async () => {
    const made = await read(await send('POST', path(), { type: 'rss', title: 'Heart', iHeartMedia: true }));
    expect(made.iHeartMedia).toBe(false);
    expect((await read(await send('PATCH', made.resource_uri, { iheart_show_id: '123' }))).iHeartMedia).toBe(
      true,
    );
    expect((await read(await send('PATCH', made.resource_uri, { iheart_show_id: '' }))).iHeartMedia).toBe(
      false,
    );
  });

  /** Stores fields, and reads them back: public ones from the response, secrets from the store. */
  async function kept(fields: Fields): Promise<Fields> {
    const made = await read(await send('POST', path(), fields));
    const answer = await (await station.call(made.resource_uri, { as: admin })).json();
    const rows = station.context.db
      .tables<DestinationTables>()
      .selectFrom('connections')
      .select(['app_secret', 'token']);
    const secrets = await rows.where('id', '=', made.id).executeTakeFirstOrThrow();
    const box = createSecretBox(await serverSecret(station.context.config), 'connections');
    const found: Fields = { ...answer, ...openSecrets(box, secrets) };
    return Object.fromEntries(Object.keys(fields).map((name) => [name, found[name]]));
  }

  it('SETUP-041 keeps a Facebook page’s id, title and token', async () => {
    const fields = { type: 'facebook', app_id: '1122', title: 'Harbour page', token: 'of the page' };
    expect(await kept(fields)).toEqual(fields);
  });

  it('SETUP-039 SETUP-078 keeps a Megaphone account’s token, title, network and podcast', async () => {
    const fields = {
      type: 'megaphone',
      token: 'account',
      title: 'Harbour',
      app_id: 'network',
      app_secret: 'podcast',
      is_mp3: true,
    };
    expect(await kept(fields)).toEqual(fields);
  });

  it('EPLIST-012 SETUP-039 SETUP-081 keeps an Omny account’s key, program and playlist', async () => {
    const fields = {
      type: 'omny',
      token: 'key',
      app_secret: 'program',
      title: 'Harbour',
      app_id: 'playlist',
    };
    expect(await kept(fields)).toEqual(fields);
  });

  it('RSS-022 RSS-024 SETUP-039 keeps every field of a feed', async () => {
    const fields = {
      type: 'rss',
      title: 'Main feed',
      subtitle: 'All tides',
      name: 'main',
      description: 'Every tide.',
      default_on_post: true,
      itunes_categories: 'Arts:Books,News',
      imageurl: '/harbour/images/cover.jpg',
      show_format: 'serial',
      language_override: 'en-gb',
      author: 'Harbour FM',
      email: 'feed@harbour.example',
      podcast_link: 'https://harbour.example/',
      rss_explicit: true,
      iheart_show_id: '777',
      iHeartMedia: true,
      is_aggregate: true,
      itunes_auth: 'code',
      has_live_read: true,
      status: false,
    };
    expect(await kept(fields)).toEqual(fields);
  });

  it('returns no secrets', async () => {
    const made = await send('POST', path(), {
      type: 'twitter',
      title: 'Bird',
      app_id: 'public',
      app_secret: 'hidden one',
      token: 'hidden two',
    });
    const text = await made.text();
    expect(text).not.toContain('hidden');
    expect(JSON.parse(text)).toMatchObject({ has_token: true, app_id: 'public' });
    const { resource_uri } = JSON.parse(text) as Connection;
    const changed = await send('PATCH', resource_uri, { title: 'Bird 2' });
    expect(await changed.json()).toMatchObject({ has_token: true, title: 'Bird 2' });
    expect(await (await station.call(path(), { as: admin })).text()).not.toContain('hidden');
  });

  it('RSS-025 RSS-037 gives a feed its address and its audience, and no other type', async () => {
    const feed = await read(
      await send('POST', path(), { type: 'rss', title: 'Feed', rss_subtype: 'itunes' }),
    );
    expect(feed.rss_url).toBe(`${station.url}/${station.slug}/rss/${feed.id}.xml`);
    expect(feed.rss_subtype).toEqual({
      short_name: 'itunes',
      id: 1,
      resource_uri: `/${station.slug}/api/v1/rsssubtype/1/`,
    });
    expect(
      (await read(await send('POST', path(), { type: 'omny', title: 'Omny', token: 'of the account' })))
        .rss_url,
    ).toBe('');
  });

  it('SETUP-084 SETUP-087 SETUP-091 gives a web widget a complete theme, and refuses an invalid one', async () => {
    const fields = { type: 'webwidget', title: 'Player', iheart_show_id: '777', default_on_post: false };
    const made = await read(await send('POST', path(), fields));
    expect(made).toMatchObject({ ...fields, default_on_post: true, historical_items: defaultWidgetLook });
    expect(
      (await read(await send('PATCH', made.resource_uri, { default_on_post: false }))).default_on_post,
    ).toBe(true);
    const items = JSON.stringify({ full: true });
    expect(
      (await read(await send('PATCH', made.resource_uri, { historical_items: items }))).historical_items,
    ).toEqual({
      ...defaultWidgetLook,
      full: true,
    });
    const look = {
      colors: { background: '#102030', play_button: '#405060', start_remaining: '#708090' },
      full: true,
      vertical: true,
    };
    await send('PATCH', made.resource_uri, { historical_items: JSON.stringify(look) });
    const { historical_items } = await (await station.call(made.resource_uri, { as: admin })).json();
    expect(JSON.parse(historical_items)).toMatchObject(look);
    const broken = JSON.stringify({
      colors: { background: 'red', play_button: '#000000', start_remaining: '#000000' },
    });
    const refused = await send('PATCH', made.resource_uri, { historical_items: broken });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ errors: { 'colors.background': [expect.any(String)] } });
    expect((await send('PATCH', made.resource_uri, { historical_items: 'no json' })).status).toBe(400);
  });

  it('refuses a category that no directory has', async () => {
    const refused = await send('POST', path(), { type: 'rss', title: 'Odd', itunes_categories: 'Weather' });
    expect(refused.status).toBe(400);
    const message = '“Weather” is not an Apple Podcasts category.';
    expect(await refused.json()).toEqual({
      error_message: `itunes_categories: ${message}`,
      errors: { itunes_categories: [message] },
    });
    const feed = await read(
      await send('POST', path(), { type: 'rss', title: 'Fits', itunes_categories: 'Arts' }),
    );
    expect((await send('PATCH', feed.resource_uri, { itunes_categories: 'Arts:Opera' })).status).toBe(400);
  });

  it('SETUP-039 lists its shows, which list it', async () => {
    const show = await makeShow(station);
    const feed = await read(
      await send('POST', path(), { type: 'rss', title: 'Of a show', shows: [show.id] }),
    );
    expect(feed.shows).toEqual([show.id]);
    expect((await station.features.shows.get(firstStation(station), show.id))?.destinationIds).toEqual([
      feed.id,
    ]);
    expect((await send('PATCH', feed.resource_uri, { shows: [999_999] })).status).toBe(400);
  });

  it('SETUP-037 removes references before it is deleted, in one transaction', async () => {
    const { id } = await makeDestination(station);
    const removed: number[] = [];
    let refuse = true;
    station.features.destinations.onDelete(async (_transaction, _stationId, destinationId) => {
      if (destinationId !== id) return;
      removed.push(destinationId);
      if (refuse) throw new Error('not yet');
    });
    expect((await send('DELETE', `${path()}${id}/`)).status).toBe(500);
    expect(await station.features.destinations.get(id)).not.toBeNull();
    refuse = false;
    expect((await send('DELETE', `${path()}${id}/`)).status).toBe(204);
    expect(await station.features.destinations.get(id)).toBeNull();
    expect(removed).toEqual([id, id]);
  });

  it('publishes changes as live events', async () => {
    const channel = await listenLive(station, admin);
    const made = await read(await send('POST', path(), { type: 'rss', title: 'Morning' }));
    expect(await channel.next('connection_changed')).toEqual({ connection_id: made.id, change: 'created' });
    await send('PATCH', made.resource_uri, { title: 'Morning again' });
    expect(await channel.next('connection_changed')).toEqual({ connection_id: made.id, change: 'updated' });
    await send('DELETE', made.resource_uri);
    expect(await channel.next('connection_changed')).toEqual({ connection_id: made.id, change: 'deleted' });
    channel.close();
  });
});

describe('destinations of a user without the admin role', () => {
  let user: SignedIn;
  let other: SignedIn;
  beforeAll(async () => {
    user = await (await makeUser(station)).signIn();
    other = await (await makeUser(station)).signIn();
  });

  const sendAs = (as: SignedIn, method: string, to: string, json?: unknown) =>
    station.call(to, { method, as, ...(json ? { json } : {}) });

  it('are feeds, which the user creates, changes and deletes while provisional', async () => {
    const made = await sendAs(user, 'POST', path(), {
      type: 'rss',
      title: 'Of the wizard',
      provisional: true,
    });
    expect(made.status).toBe(201);
    const feed = await read(made);
    expect((await sendAs(user, 'PATCH', feed.resource_uri, { title: 'Renamed' })).status).toBe(200);
    expect((await sendAs(other, 'DELETE', feed.resource_uri)).status).toBe(403);
    expect((await sendAs(user, 'DELETE', feed.resource_uri)).status).toBe(204);
  });

  it('stay once they are confirmed, even after their show drops them', async () => {
    const { id } = await makeShow(station);
    for (const use of ['at once', 'by the feed', 'by the show'] as const) {
      const feed = await read(
        await sendAs(user, 'POST', path(), {
          type: 'rss',
          title: 'Of a show',
          provisional: use !== 'at once',
        }),
      );
      const show = `/${station.slug}/api/v1/show/${id}/`;
      if (use === 'by the feed') await sendAs(user, 'PATCH', feed.resource_uri, { shows: [id] });
      if (use === 'by the show')
        await sendAs(user, 'PATCH', show, { social_media_connections: [feed.resource_uri] });
      await sendAs(user, 'PATCH', feed.resource_uri, { shows: [] });
      const refused = await sendAs(user, 'DELETE', feed.resource_uri);
      expect(refused.status).toBe(403);
      expect(await refused.json()).toEqual({
        error_message: 'Only admins can change this destination. Ask an admin of your station.',
      });
      expect((await send('DELETE', feed.resource_uri)).status).toBe(204);
    }
  });

  it('are never platforms: the user cannot create, change or delete one, and the token stays', async () => {
    expect(
      (await sendAs(user, 'POST', path(), { type: 'megaphone', title: 'Mine', token: 'a token' })).status,
    ).toBe(403);
    const network = await read(
      await send('POST', path(), { type: 'megaphone', title: 'Network', token: 'of the network' }),
    );
    expect(
      (await sendAs(user, 'PATCH', network.resource_uri, { token: 'another', status: false })).status,
    ).toBe(403);
    expect((await sendAs(user, 'DELETE', network.resource_uri)).status).toBe(403);
    expect((await read(await station.call(network.resource_uri, { as: user }))).status).toBe(true);
    const stored = await station.features.destinations.get(network.id);
    expect(stored && (await station.features.destinations.secretsOf(stored))).toMatchObject({
      token: 'of the network',
    });
  });
});
