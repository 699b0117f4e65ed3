import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type PostKitClient } from '@postkit/sdk';
import * as schema from '@postkit/sdk/schema';
import type { AudioEvent, Connection, Episode, Show } from '@postkit/sdk/schema';
import { failureOf } from '../support/failure-of.ts';
import { hear } from '../support/hear.ts';
import type { StationProcess } from '../support/station-process.ts';
import { startTenantStation, type TenantStation } from '../support/tenant-station.ts';
import { clientOf, type Tenant } from '../support/tenants.ts';

let started: TenantStation;
let station: StationProcess;
let tenant: Tenant;
let client: PostKitClient;
let show: Show;
let feed: Connection;
let widget: Connection;
let events: AudioEvent[];

beforeAll(async () => {
  started = await startTenantStation();
  ({ station, tenant, client } = started);
  show = await client.shows.create({ title: 'Harbour Talk', description: 'About boats' });
  feed = await client.connections.create({ type: 'rss', title: 'The feed', shows: [show.id] });
  widget = await client.connections.create({ type: 'webwidget', title: 'The player', shows: [show.id] });
  events = (await client.audioEvents.list({ cart__type_name: 'LOGGER', order: 'ASC', limit: 0 })).objects;
}, 90_000);

afterAll(async () => started?.[Symbol.asyncDispose]());

/** An episode of two logged events, as a draft by default. */
function makeEpisode(
  overrides: Partial<Parameters<PostKitClient['episodes']['create']>[0]> = {},
): Promise<Episode> {
  return client.episodes.create({
    show: show.resource_uri,
    name: 'An episode',
    events: events.slice(0, 2).map(({ resource_uri }) => resource_uri),
    ...overrides,
  });
}

/** An episode that is published to the feed and the player, once its audio is ready. */
async function publish(overrides: Parameters<typeof makeEpisode>[0] = {}): Promise<Episode> {
  const complete = await hear(client, 'playlist_complete');
  const made = await makeEpisode({
    draft: false,
    social_media_connections: [feed.id, widget.id],
    ...overrides,
  });
  const message = await complete.until(({ playlist_id }) => playlist_id === made.playlist_id);
  expect(message).toMatchObject({ status: 'ready' });
  return client.episodes.get(made.playlist_id);
}

describe('episodes', () => {
  it('EPLIST-101 PUBLISH-015 PUBLISH-016 create makes a draft and names it in Location', async () => {
    const locations: (string | null)[] = [];
    const watched = await clientOf(station.url, tenant, {
      hooks: { onResponse: ({ response }) => void locations.push(response.headers.get('location')) },
    });
    const made = await watched.episodes.create({ show: show.resource_uri, name: 'Only a thought' });
    expect(locations.at(-1)).toBe(made.resource_uri);
    expect(made).toMatchObject({
      draft: true,
      permanent: 0,
      unpublished: false,
      goto_live: 0,
      restricted: 0,
      status: 'draft',
      show_id: show.id,
    });
  });

  it('EPLIST-109 PUBLISH-018 get reads it with its events, update changes it, and an older version is refused', async () => {
    const made = await makeEpisode();
    expect((await client.episodes.get(made.playlist_id)).events.map(({ id }) => id)).toEqual(
      events.slice(0, 2).map(({ id }) => id),
    );
    const changed = await client.episodes.update(made.playlist_id, {
      name: 'A better name',
      version: made.version,
    });
    expect(changed).toMatchObject({ name: 'A better name', version: made.version + 1 });
    const late = await failureOf(
      client.episodes.update(made.playlist_id, { name: 'Too late', version: made.version }),
    );
    expect(late).toMatchObject({ status: 409, code: 'conflict', operation: 'episodes.update' });
    expect((await client.episodes.get(made.playlist_id)).name).toBe('A better name');
  });

  it('PUBLISH-005 PUBLISH-006 delay_post_until schedules one', async () => {
    const delay_post_until = Math.floor(Date.now() / 1000) + 86_400;
    const made = await makeEpisode({ draft: false, delay_post_until });
    expect(made).toMatchObject({ status: 'scheduled', delay_post_until, published: delay_post_until });
    const page = await client.episodes.list({ type: 'scheduled' });
    expect(page.playlists.map(({ playlist_id }) => playlist_id)).toEqual([made.playlist_id]);
  });

  it('PUBLISH-004 a published one can be downloaded, whole and in part', async () => {
    const made = await publish({ name: 'To be heard' });
    expect(made).toMatchObject({ status: 'published', media_status: 'ready' });
    const whole = new Uint8Array(
      await (await client.episodes.download(made.playlist_id, 'mp3')).arrayBuffer(),
    );
    expect(whole.length).toBe(made.enclosure?.length);
    const part = await client.episodes.download(made.playlist_id, 'mp3', {
      headers: { Range: 'bytes=100-199' },
    });
    expect(part.status).toBe(206);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.slice(100, 200));
    const aac = new Uint8Array(await (await client.episodes.download(made.playlist_id, 'aac')).arrayBuffer());
    // Every ADTS frame starts with twelve ones.
    expect([aac[0], (aac[1] ?? 0) & 0xf0]).toEqual([0xff, 0xf0]);
    const bare = await fetch(client.episodes.downloadAddress(made.playlist_id, 'mp3'));
    expect(bare.status).toBe(401);
    const keyed = await fetch(client.episodes.downloadAddress(made.playlist_id, 'mp3', { withKey: true }));
    expect((await keyed.arrayBuffer()).byteLength).toBe(whole.length);
  });

  it('EPLIST-122 EPLIST-123 unpost removes one from a destination', async () => {
    const { playlist_id: id } = await publish({ name: 'To be withdrawn' });
    const posted = (await client.episodes.connections(id)).social_media_connections;
    expect(new Set(posted.map((there) => there.id))).toEqual(new Set([feed.id, widget.id]));
    expect(
      (await client.episodes.unpost(id, [widget.id])).social_media_connections.map((there) => there.id),
    ).toEqual([feed.id]);
  });

  it('EPLIST-114 EPLIST-121 delete requires that one is unpublished first', async () => {
    const { playlist_id: id } = await publish({ name: 'To be deleted' });
    expect(await failureOf(client.episodes.delete(id))).toMatchObject({ status: 409 });
    const [unpublished] = (await client.episodes.setUnpublished([id], true)).playlists;
    expect(unpublished).toMatchObject({ playlist_id: id, status: 'unpublished', unpublished: true });
    await client.episodes.delete(id);
    expect(await failureOf(client.episodes.get(id))).toMatchObject({ status: 404 });
  });

  it('EPLIST-106 each reads every page once', async () => {
    const made = new Set<number>();
    for (let count = 0; count < 5; count += 1)
      made.add((await makeEpisode({ name: `Paged ${count}`, events: [] })).playlist_id);
    const found: number[] = [];
    for await (const { playlist_id } of client.episodes.each({ type: 'draft', search: 'paged', limit: 2 }))
      found.push(playlist_id);
    expect(found).toHaveLength(made.size);
    expect(new Set(found)).toEqual(made);
    const second = await client.episodes.list({
      type: 'draft',
      search: 'paged',
      limit: 2,
      page: 2,
      sort: 'name',
      order: 'DESC',
    });
    expect(second).toMatchObject({
      total_count: 5,
      page: 2,
      limit: 2,
      playlists: [{ name: 'Paged 2' }, { name: 'Paged 1' }],
    });
  });

  it('cache assembles an unsaved timeline', async () => {
    const ready = await hear(client, 'playlist_download_ready');
    const ordered = await client.episodes.cache({
      events: events.map(({ resource_uri }) => resource_uri),
      name: 'Not saved',
      format: 'mp3',
    });
    expect(await ready.until(({ job_id }) => job_id === ordered.job_id)).toMatchObject({ status: 'ready' });
    const { username, apikey } = await client.sessions.signIn(tenant.username, tenant.password);
    const audio = await fetch(new URL(ordered.url, station.url), {
      headers: { authorization: `ApiKey ${username}:${apikey}` },
    });
    expect([audio.status, audio.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect(await audio.arrayBuffer()).toHaveProperty('byteLength', expect.any(Number));
  });
});

describe('feeds', () => {
  it('get returns the feed that listeners subscribe to: the published episode with a file that they can fetch', async () => {
    const episode = await publish({ name: 'Fit for a feed' });
    const text = await client.feeds.get(feed.id);
    expect(text).toContain('Fit for a feed');
    expect(await (await fetch(client.feeds.address(feed.id))).text()).toBe(text);
    expect((await client.connections.get(feed.id)).rss_url).toBe(client.feeds.address(feed.id));
    const enclosure = new RegExp(
      `<enclosure url="([^"]+/${episode.playlist_id}\\.mp3)" length="(\\d+)"`,
    ).exec(text);
    const file = await fetch(enclosure?.[1] ?? '');
    expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, Number(enclosure?.[2])]);
  });
});

describe('widgets', () => {
  it('WIDGET-014 get returns the published episodes of a zone, or one of them, without a sign-in', async () => {
    const episode = await publish({ name: 'Fit for a player' });
    const visitor = createClient({ baseUrl: station.url, station: tenant.slug, validate: schema });
    const zone = await visitor.widgets.get({ zone: widget.id, page: 1, limit: 10_000 });
    expect(zone).toMatchObject({ station_name: tenant.name, page: 1 });
    const there = zone.playlists.find(({ playlist_id }) => playlist_id === episode.playlist_id);
    expect(there).toMatchObject({ name: 'Fit for a player', show_title: 'Harbour Talk' });
    expect((await fetch(there?.audio_url ?? '')).status).toBe(200);
    const one = await visitor.widgets.get({ playlist_id: episode.playlist_id });
    expect(one.playlists).toEqual([there]);
  });
});
