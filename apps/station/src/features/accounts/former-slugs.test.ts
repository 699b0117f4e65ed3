import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { parseRssFeed } from 'feedsmith';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type PostKitClient } from '@postkit/sdk';
import { feedSubscription } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import {
  firstStation,
  makeDestination,
  makeShow,
  startStation,
  type SignedIn,
  type TestStation,
} from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import '../../testing/postgres/also-on-postgres.ts';
import type { AccountTables } from './account-tables.ts';
import { grantedAccess } from './single-sign-on/group-grants.ts';
import type { Station } from './station.ts';

const clock = createFakeClock();
const hubTopics: (string | null)[] = [];
const hub = createServer((request, response) => {
  void text(request).then((body) => {
    hubTopics.push(new URLSearchParams(body).get('hub.topic'));
    response.writeHead(204).end();
  });
});

const studio = 'https://studio.example';
const html = { accept: 'text/html' };
let server: TestStation;
let admin: SignedIn;
let client: PostKitClient;
/** Ids and addresses of the things of the station, from before its slug changed. */
let things: Awaited<ReturnType<typeof makeThings>>;
/** Responses at their addresses before the change, by address. */
const before = new Map<string, { status: number; body: string }>();

const former = 'station';
const slug = 'harbour-fm';
const now = (address: string) => address.replace(`/${former}/`, `/${slug}/`);

async function makeThings() {
  const body = new FormData();
  const cover = sharp({ create: { width: 1500, height: 1500, channels: 3, background: '#3f6f8f' } });
  body.set(
    'image',
    new Blob([new Uint8Array(await cover.jpeg().toBuffer())], { type: 'image/jpeg' }),
    'cover.jpg',
  );
  const uploaded = await server.call(`/${former}/api/v1/playlist/upload/image.html`, {
    method: 'POST',
    as: admin,
    body,
  });
  const { location: image } = (await uploaded.json()) as { location: string };
  const show = await makeShow(server, { title: 'Morning', square_image: image });
  const shows = [show.id];
  const feed = await makeDestination(server, {
    title: 'Morning',
    imageurl: image,
    shows,
    email: 'a@b.example',
  });
  const members = await makeDestination(server, { title: 'Members', is_private: true, shows });
  const zone = await makeDestination(server, { type: 'webwidget', title: 'Player', shows });
  const event = await makeEvent(server, { segments: 1 });
  const episode = await makeEpisode(server, {
    showId: show.id,
    eventIds: [event.id],
    image,
    chapter_markers: [{ start: 0, title: 'One' }],
    social_media_connections: [feed.id, members.id, zone.id],
  });
  const json = { name: 'Maria' };
  const made = await server.call(`/${former}/api/v1/feed/${members.id}/subscription/`, {
    method: 'POST',
    as: admin,
    json,
  });
  const { password } = feedSubscription.parse(await made.json());
  return { image, show, feed, members, zone, event, episode, password };
}

/** One address of each kind that listeners, other sites and programs know, without and with a query. */
function knownAddresses(): Record<string, string> {
  const { image, show, feed, members, zone, event, episode, password } = things;
  return {
    'a feed': `/${former}/rss/${feed.id}.xml`,
    'a page of a feed': `/${former}/rss/${feed.id}.xml?page=1&all=1`,
    'a private feed': `/${former}/rss/${members.id}.xml?token=${password}`,
    'an enclosure': `/${former}/audio/${episode.id}.mp3`,
    'an enclosure of a private feed': `/${former}/audio/${episode.id}.mp3?token=${password}`,
    chapters: `/${former}/chapters/${episode.id}.json`,
    'an image': image,
    'the page of the station': `/${former}/listen/`,
    'the page of a show': `/${former}/listen/shows/${show.id}/`,
    'the page of an episode': `/${former}/listen/${episode.id}`,
    'the newest episode': `/${former}/listen/shows/${show.id}/newest.m3u`,
    'the list of a player': `/${former}/playlist/widget.json?zone=${zone.id}`,
    'the player of an episode': `/${former}/playlist/widget.json?playlist_id=${episode.id}`,
    oEmbed: `/${former}/oembed/?url=${encodeURIComponent(`${server.url}/${former}/listen/${episode.id}`)}`,
    'the site of the station': `/${former}/public/v1/episodes?limit=1`,
    'a stream': `/${former}/event/${event.id}.m3u8`,
    'a call': `/${former}/api/v1/show/${show.id}/`,
    'a download': `/${former}/playlist/dl/${episode.id}.mp3`,
  };
}

const follow = async (address: string) => {
  const response = await server.call(address, { as: admin, redirect: 'follow' });
  return { status: response.status, body: await response.text(), url: response.url };
};

/** A company admin changes the slug of a station. */
const changeSlug = ({ id, slug: present }: Pick<Station, 'id' | 'slug'>, to: string) =>
  server.call(`/${present}/api/v1/station/${id}/`, { method: 'PATCH', as: admin, json: { slug: to } });

beforeAll(async () => {
  await new Promise<void>((resolve) => hub.listen(0, '127.0.0.1', resolve));
  const env = {
    POSTKIT_WEBSUB_HUBS: `http://127.0.0.1:${(hub.address() as AddressInfo).port}/`,
    POSTKIT_ALLOW_PRIVATE_FETCH: '1',
    POSTKIT_ALLOWED_ORIGINS: studio,
  };
  server = await startStation({ clock, env });
  admin = await server.signIn();
  client = createClient({
    baseUrl: server.url,
    station: former,
    fetch: (url, init) => fetch(url, { ...init, headers: withKey(init) }),
  });
  things = await makeThings();
  for (const address of Object.values(knownAddresses())) before.set(address, await follow(address));
  clock.advance(3000);
  await server.context.jobs.idle();
  hubTopics.length = 0;
  await changeSlug(firstStation(server), 'Harbour-FM');
  clock.advance(3000);
  await server.context.jobs.idle();
});
afterAll(async () => {
  await server.close();
  hub.close();
});

function withKey(init: RequestInit | undefined): Headers {
  const headers = new Headers(init?.headers);
  headers.set('authorization', admin.authorization);
  return headers;
}

const renamed = () => server.features.accounts.stationAt(slug);

describe('the former slug of a station', () => {
  it('redirects every operation with its method and query, and lets every site read the redirects of the public ones', async () => {
    const operations = server.context.http.operations.filter(({ path }) => path.startsWith('/{station}/'));
    expect(operations.length).toBeGreaterThan(150);
    for (const { id, method, path, access } of operations) {
      const url = `${path.replace('{station}', former).replaceAll(/\{\w+\}/g, '1')}?a=%2F&b=c`;
      const response = await server.context.http.inject({ method: method as 'GET', url });
      const isRead = method === 'GET' && !path.startsWith('/{station}/api/');
      const found = [
        id,
        response.statusCode,
        response.headers.location,
        response.headers['access-control-allow-origin'],
      ];
      expect(found).toEqual([id, isRead ? 301 : 308, now(url), access.role === 'public' ? '*' : undefined]);
      expect(response.headers['cache-control']).toBe('no-cache');
    }
  });

  it('leads each kind of address to the same content', async () => {
    for (const [kind, address] of Object.entries(knownAddresses())) {
      const known = before.get(address);
      const { status, body, url } = await follow(address);
      expect([kind, known?.status, status]).toEqual([kind, 200, 200]);
      expect([kind, new URL(url).pathname.startsWith(`/${slug}/`)]).toEqual([kind, true]);
      const isFile = /\.mp3|images\//.test(address);
      // A call returns addresses of images as they are stored.
      const isSame = isFile
        ? body === known?.body
        : !body.replaceAll(things.image, '').includes(`/${former}/`);
      expect([kind, isSame]).toEqual([kind, true]);
    }
  });

  it('opens the console at the new address, and no page of a slug that no station had', async () => {
    const page = await server.call(`/${former}/shows/3?tab=a`, { headers: html });
    expect([page.status, page.headers.get('location')]).toEqual([301, `/${slug}/shows/3?tab=a`]);
    const start = await server.call(`/${former}`, { headers: html });
    expect(start.headers.get('location')).toBe(`/${slug}`);
    expect((await server.call('/stations-of-others/rss/1.xml')).status).toBe(404);
  });

  it('refuses what the new address refuses, and reads no body before', async () => {
    for (const [path, status] of [
      [`/api/v1/show/${things.show.id}/`, 401],
      [`/rss/${things.members.id}.xml`, 401],
      ['/rss/999.xml', 404],
      ['/listen/999', 404],
    ] as const) {
      expect((await server.call(`/${former}${path}`, { redirect: 'follow' })).status).toBe(status);
    }
  });

  it('redirects calls of the allowed origins, whose browsers ask at the former address first', async () => {
    const url = `/${former}/api/v1/show/`;
    const asking = {
      origin: studio,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    const asked = await server.context.http.inject({ method: 'OPTIONS', url, headers: asking });
    const sent = await server.context.http.inject({ method: 'POST', url, headers: { origin: studio } });
    expect([asked.statusCode, sent.statusCode]).toEqual([204, 308]);
    for (const { headers } of [asked, sent]) expect(headers['access-control-allow-origin']).toBe(studio);
  });

  it('keeps the method, the body and the resources of a call of the SDK', async () => {
    const input = { title: 'Evening', playlist_categories: [], pre_bumper: null };
    const show = await client.shows.create(input);
    expect(show.resource_uri).toBe(`/${slug}/api/v1/show/${show.id}/`);
    const tag = await server.features.tags.create(renamed().id, 'Sea');
    const playlist_categories = [`/${former}/api/v1/playlistcategory/${tag.id}/`];
    await client.shows.update(show.id, { playlist_categories });
    expect((await server.features.shows.get(renamed(), show.id))?.tagIds).toEqual([tag.id]);
  });

  it('counts a download through the redirect once, and finds its figures by either slug', async () => {
    const podcastApp = { 'user-agent': 'Overcast/3.0 (+http://overcast.fm/; iOS podcast app)' };
    await server.call(`/${former}/audio/${things.episode.id}.mp3`, {
      redirect: 'follow',
      headers: podcastApp,
    });
    await server.features.analytics.flush();
    for (const name of [former, slug]) {
      const query = `start_date=2026-01-05&end_date=2026-01-05&station_names=${name}`;
      const { body } = await follow(`/${former}/api/v1/get_analytics_podcast_total.json?${query}`);
      expect(JSON.parse(body)).toMatchObject({ totals: { downloads: 1 } });
    }
  });

  it('signs in at its station', async () => {
    const [, username = '', key = ''] = /^ApiKey ([^:]+):(.+)$/.exec(admin.authorization) ?? [];
    const query = new URLSearchParams({ username, api_key: key, current_station: former, redirect_path: '' });
    const entered = await server.call(`/stations/api/v1/do_login/?${query.toString()}`, {
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect([entered.status, entered.headers.get('location')]).toEqual([302, `/${slug}/audio-editor`]);
  });

  it('is found in grants of groups and keys of progress', async () => {
    const grants = [{ group: 'editors', station: former, role: 'editor' as const }];
    const granted = grantedAccess(grants, ['editors'], server.features.accounts.stations());
    expect([...granted.keys()]).toEqual([renamed().id]);
    expect((await follow(`/encodeprogress/${former}-${things.event.id}`)).status).toBe(200);
  });
});

describe('the feed of a station with another slug', () => {
  const feedAt = async (query = '') =>
    parseRssFeed((await follow(`/${slug}/rss/${things.feed.id}.xml${query}`)).body);
  const feedBefore = () => parseRssFeed(before.get(`/${former}/rss/${things.feed.id}.xml`)?.body ?? '');

  it('keeps its guid and those of its episodes, and names its new address and those of its files', async () => {
    const [feed, known] = [await feedAt(), feedBefore()];
    const address = `${server.url}/${slug}/rss/${things.feed.id}.xml`;
    expect(feed.podcast?.guid).toBe(known.podcast?.guid);
    expect(feed.items?.map(({ guid }) => guid)).toEqual(known.items?.map(({ guid }) => guid));
    expect(feed.atom?.links?.find(({ rel }) => rel === 'self')?.href).toBe(address);
    expect([known.itunes?.newFeedUrl, feed.itunes?.newFeedUrl]).toEqual([undefined, address]);
    expect(feed.itunes?.image).toBe(`${server.url}${now(things.image)}`);
    expect(feed.items?.[0]?.enclosures?.[0]?.url).toBe(
      `${server.url}/${slug}/audio/${things.episode.id}.mp3`,
    );
  });

  it('is announced to hubs at its old and its new address, a private one nowhere', () => {
    const addressOf = (each: string) => `${server.url}/${each}/rss/${things.feed.id}.xml`;
    expect(hubTopics).toEqual([former, slug].map(addressOf));
  });

  it('does not move to an address that it had', async () => {
    const new_feed_url = `${server.url}/${former}/rss/${things.feed.id}.xml`;
    const json = { new_feed_url };
    const refused = await server.call(`/${slug}/api/v1/socialmediaconnection/${things.feed.id}/`, {
      method: 'PATCH',
      as: admin,
      json,
    });
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('This is the address of this feed.'),
    ]);
  });
});

describe('a slug that a station had', () => {
  it('stays reserved for other stations, and its own station takes it back', async () => {
    const { accounts } = server.features;
    const { companyId } = renamed();
    const other = await accounts.addStation({ companyId, slug: 'bay', name: 'Bay' });
    const isFormer = { code: 'stations.slug-former', status: 409 };
    await expect(accounts.addStation({ companyId, slug: former, name: 'Former' })).rejects.toMatchObject(
      isFormer,
    );
    for (const [wrong, message] of [
      [former, 'Another station had this address'],
      [slug, 'Another station has this address'],
      ['docs', 'PostKit itself uses this address'],
    ] as const) {
      const refused = await changeSlug(other, wrong);
      expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(message)]);
    }
    expect(accounts.stationAt('bay')).toMatchObject({ id: other.id, formerSlugs: [] });
    await changeSlug(renamed(), former);
    expect(accounts.stationAt(former).formerSlugs).toEqual([slug]);
    expect((await server.call(`/${slug}/listen/`)).headers.get('location')).toBe(`/${former}/listen/`);
    expect((await server.call(`/${former}/listen/`, { headers: html })).status).toBe(200);
    await changeSlug(accounts.stationAt(former), slug);
    expect(renamed().formerSlugs).toEqual([former]);
  });

  it('redirects after a restart, and nowhere once its station is deleted', async () => {
    await server.stop();
    server = await startStation({ clock, dataDir: server.dataDir });
    expect((await server.call(`/${former}/listen/`)).headers.get('location')).toBe(`/${slug}/listen/`);
    // The station reads a feed of its own itself; this one may not fetch from private addresses.
    const checking = {
      as: await server.signIn(),
      json: { url: `${server.url}/${former}/rss/${things.feed.id}.xml` },
    };
    expect(
      (await server.call(`/${slug}/api/v1/feed_check.json`, { method: 'POST', ...checking })).status,
    ).toBe(200);
    await server.context.db
      .tables<AccountTables>()
      .updateTable('former_station_slugs')
      .set({ station_id: null })
      .execute();
    await server.stop();
    server = await startStation({ clock, dataDir: server.dataDir });
    expect((await server.call(`/${former}/listen/`)).status).toBe(404);
    const adding = server.features.accounts.addStation({
      companyId: renamed().companyId,
      slug: former,
      name: 'Former',
    });
    await expect(adding).rejects.toMatchObject({ code: 'stations.slug-former' });
  });
});
