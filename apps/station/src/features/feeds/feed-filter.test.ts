import { parseRssFeed } from 'feedsmith';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { firstStation, makeDestination, makeShow, makeTag } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { stationTest } from '../../testing/station-test.ts';
import '../../testing/postgres/also-on-postgres.ts';

const { server, admin } = stationTest(() => ({ clock }));
let showId: number;
let eventId: number;
const clock = createFakeClock();
const everything = { tags: [], episode_types: [], delay_hours: 0, newest: 0 };

beforeAll(async () => {
  showId = (await makeShow(server)).id;
  eventId = (await makeEvent(server, { segments: 1 })).id;
});

const publish = (feedId: number, name: string, more: Parameters<typeof makeEpisode>[1] = {}) =>
  makeEpisode(server, { showId, eventIds: [eventId], social_media_connections: [feedId], name, ...more });
const read = (feedId: number, init: RequestInit = {}) =>
  server.call(`/${server.slug}/rss/${feedId}.xml`, { redirect: 'manual', ...init });
const titles = async (feedId: number) =>
  parseRssFeed(await (await read(feedId)).text()).items?.map(({ title }) => title) ?? [];
const update = (feedId: number, json: object) =>
  server.call(`/${server.slug}/api/v1/socialmediaconnection/${feedId}/`, {
    method: 'PATCH',
    as: admin,
    json,
  });
const seconds = () => Math.floor(clock.now() / 1000);

async function count(feedId: number, filter: object) {
  const json = { connection_id: feedId, feed_filter: { ...everything, ...filter } };
  return (
    await server.call(`/${server.slug}/api/v1/feed_count.json`, { method: 'POST', as: admin, json })
  ).json();
}

describe('the filter of a feed', () => {
  it('lists episodes by tag, kind and number, and counts them before it is saved', async () => {
    const [feed, tag] = [await makeDestination(server), await makeTag(server, 'Tides')];
    const uri = server.features.tags.uriOf(firstStation(server), tag.id);
    await publish(feed.id, 'Old', { publishedAt: 1_700_000_001, playlist_categories: [uri] });
    await publish(feed.id, 'Extra', { publishedAt: 1_700_000_002, episode_type: 'bonus' });
    await publish(feed.id, 'New', { publishedAt: 1_700_000_003, playlist_categories: [uri] });
    expect(await titles(feed.id)).toEqual(['New', 'Extra', 'Old']);
    for (const [filter, listed] of [
      [{ tags: [tag.id] }, ['New', 'Old']],
      [{ episode_types: ['bonus'] }, ['Extra']],
      [{ newest: 2 }, ['New', 'Extra']],
      [{ tags: [tag.id], newest: 1 }, ['New']],
    ] as const) {
      expect(await count(feed.id, filter)).toEqual({ listed: listed.length, total: 3 });
      const etag = (await read(feed.id)).headers.get('etag');
      expect((await update(feed.id, { feed_filter: { ...everything, ...filter } })).status).toBe(200);
      expect(await titles(feed.id)).toEqual(listed);
      expect((await read(feed.id)).headers.get('etag')).not.toBe(etag);
    }
  });

  it('lists an episode when its delay ends, without any other change', async () => {
    const feed = await makeDestination(server, { feed_filter: { ...everything, delay_hours: 2 } });
    await publish(feed.id, 'Later', { publishedAt: seconds() });
    expect(await titles(feed.id)).toEqual([]);
    expect(await count(feed.id, { delay_hours: 2 })).toEqual({ listed: 0, total: 1 });
    const before = (await read(feed.id)).headers.get('last-modified') ?? '';
    clock.advance(7_199_000);
    expect(await titles(feed.id)).toEqual([]);
    const known = { 'if-none-match': (await read(feed.id)).headers.get('etag') ?? '' };
    expect((await read(feed.id, { headers: known })).status).toBe(304);
    clock.advance(2000);
    expect((await read(feed.id, { headers: known })).status).toBe(200);
    expect(await titles(feed.id)).toEqual(['Later']);
    expect((await read(feed.id, { headers: { 'if-modified-since': before } })).status).toBe(200);
  });

  it('is refused with fields that are wrong, and to another station', async () => {
    const feed = await makeDestination(server);
    expect((await update(feed.id, { feed_filter: { ...everything, delay_hours: 9000 } })).status).toBe(400);
    expect((await update(feed.id, { feed_filter: { ...everything, tags: [0] } })).status).toBe(400);
    expect(await count(999_999, {})).toEqual({ error_message: 'Not found.' });
  });
});

describe('a feed that moves', () => {
  const url = 'https://new.host.example/feed.xml';

  it('announces its address and may be imported, redirects from the chosen moment on, and stays when the user ends it', async () => {
    const feed = await makeDestination(server, { email: 'feed@radio.example' });
    await publish(feed.id, 'One');
    expect(await (await read(feed.id)).text()).toContain(
      '<podcast:locked owner="feed@radio.example">yes</podcast:locked>',
    );
    await update(feed.id, { new_feed_url: url });
    const text = await (await read(feed.id)).text();
    expect(text).toContain(`<itunes:new-feed-url>${url}</itunes:new-feed-url>`);
    expect(text).toContain('<podcast:locked owner="feed@radio.example">no</podcast:locked>');
    await update(feed.id, { redirect_at: seconds() + 60 });
    const known = { 'if-none-match': (await read(feed.id)).headers.get('etag') ?? '' };
    expect((await read(feed.id, { headers: known })).status).toBe(304);
    clock.advance(61_000);
    const moved = await read(feed.id, { headers: known });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, url]);
    expect((await read(feed.id, { method: 'HEAD' })).status).toBe(301);
    expect((await server.call(`/${server.slug}/rss/${feed.id}.xml?show_deleted=true`)).status).toBe(200);
    await update(feed.id, { new_feed_url: '', redirect_at: null });
    expect(await (await read(feed.id)).text()).not.toContain('new-feed-url');
  });

  it('is refused without an address, and to itself', async () => {
    const feed = await makeDestination(server);
    expect(await (await update(feed.id, { redirect_at: seconds() })).json()).toMatchObject({
      errors: { new_feed_url: ['Enter the address to which the feed redirects.'] },
    });
    const own = `${server.url}/${server.slug}/rss/${feed.id}.xml`;
    expect((await update(feed.id, { new_feed_url: `${own}?a=1` })).status).toBe(400);
    expect((await update(feed.id, { new_feed_url: 'ftp://new.example/' })).status).toBe(400);
  });
});
