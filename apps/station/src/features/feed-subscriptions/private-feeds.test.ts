import { parseRssFeed } from 'feedsmith';
import { beforeAll, describe, expect, it } from 'vitest';
import { feedSubscription } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { makeDestination, makeShow, makeStation, makeUser, type SignedIn } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { stationTest } from '../../testing/station-test.ts';
import '../../testing/postgres/also-on-postgres.ts';

const clock = createFakeClock();
const { server, admin } = stationTest(() => ({ clock }));
let eventIds: number[];
beforeAll(async () => {
  eventIds = [(await makeEvent(server, { segments: 1 })).id];
});

const at = (path: string) => `/${server.slug}${path}`;
const privateFeed = () => makeDestination(server, { title: 'Members', is_private: true });
const feedPath = (id: number, query = '') => at(`/rss/${id}.xml${query}`);
const basic = (password: string, user = 'listener') =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
const subscriptionsOf = (id: number) => at(`/api/v1/feed/${id}/subscription/`);
const publish = (name: string, feedIds: number[], showId?: number) =>
  makeEpisode(server, {
    name,
    eventIds,
    social_media_connections: feedIds,
    ...(showId === undefined ? {} : { showId }),
  });

async function subscribe(feedId: number, name = 'Maria') {
  const response = await server.call(subscriptionsOf(feedId), { method: 'POST', as: admin, json: { name } });
  expect(response.status).toBe(201);
  return feedSubscription.parse(await response.json());
}

describe('a private feed', () => {
  it('asks for a password, and takes the one in the address or of HTTP Basic', async () => {
    const feed = await privateFeed();
    await publish('For members', [feed.id]);
    const { password, url } = await subscribe(feed.id);
    const asked = await server.call(feedPath(feed.id));
    expect([asked.status, asked.headers.get('www-authenticate')]).toEqual([
      401,
      'Basic realm="Private feed", charset="UTF-8"',
    ]);
    expect(await asked.text()).not.toContain('For members');
    expect(url).toBe(`${server.url}${feedPath(feed.id, `?token=${password}`)}`);
    for (const response of [
      await server.call(feedPath(feed.id, `?token=${password}`)),
      await server.call(feedPath(feed.id), { headers: { authorization: basic(password) } }),
      await server.call(feedPath(feed.id), { headers: { authorization: basic(password, '') } }),
    ]) {
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      const text = await response.text();
      const [item] = parseRssFeed(text).items ?? [];
      expect(item?.title).toBe('For members');
      expect(item?.enclosures?.[0]?.url).toMatch(new RegExp(`/audio/\\d+\\.mp3\\?token=${password}$`));
      expect(text).toContain('<itunes:block>yes</itunes:block>');
      expect(text).toContain(`<atom:link href="${url}" rel="self"`);
    }
    for (const wrong of ['', 'x', `${password}x`])
      expect((await server.call(feedPath(feed.id, `?token=${wrong}`))).status).toBe(401);
    expect((await server.call(feedPath(feed.id), { method: 'HEAD' })).status).toBe(401);
  });

  it('serves each listener their own addresses, compressed and revalidated', async () => {
    const feed = await privateFeed();
    await publish('One', [feed.id]);
    const [one, other] = [await subscribe(feed.id, 'One'), await subscribe(feed.id, 'Other')];
    const read = (token: string, headers = {}) =>
      server.call(feedPath(feed.id, `?token=${token}`), { headers });
    const [first, second] = [
      await read(one.password),
      await read(other.password, { 'accept-encoding': 'gzip' }),
    ];
    const text = await second.text();
    expect(text).toContain(other.password);
    expect(text).not.toContain(one.password);
    expect(await first.text()).not.toContain(other.password);
    const etag = first.headers.get('etag') ?? '';
    expect((await read(one.password, { 'if-none-match': etag })).status).toBe(304);
    expect((await read(other.password, { 'if-none-match': etag })).status).toBe(200);
  });

  it('serves the audio to its listeners alone, until they are revoked', async () => {
    const [feed, another] = [await privateFeed(), await privateFeed()];
    const episode = await publish('Members’ audio', [feed.id]);
    const [mine, theirs] = [await subscribe(feed.id), await subscribe(another.id)];
    const audio = (token?: string, format = 'mp3') =>
      server.call(at(`/audio/${episode.id}.${format}${token === undefined ? '' : `?token=${token}`}`));
    expect((await audio()).status).toBe(404);
    expect((await audio('x')).status).toBe(404);
    expect((await audio(theirs.password)).status).toBe(404);
    expect((await server.call(feedPath(feed.id, `?token=${theirs.password}`))).status).toBe(401);
    const served = await audio(mine.password);
    expect([served.status, served.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    await served.arrayBuffer();
    const path = `${subscriptionsOf(feed.id)}${mine.id}/`;
    expect((await server.call(path, { method: 'DELETE', as: admin })).status).toBe(204);
    expect((await server.call(path, { method: 'DELETE', as: admin })).status).toBe(404);
    expect((await audio(mine.password)).status).toBe(404);
    expect((await server.call(feedPath(feed.id, `?token=${mine.password}`))).status).toBe(401);
  });

  it('leaves an episode public that a public feed has too, and hides it once only private ones have it', async () => {
    const [open, members] = [await makeDestination(server, { title: 'Open' }), await privateFeed()];
    const episode = await publish('Both', [open.id, members.id]);
    const status = async (path: string) => {
      const response = await server.call(at(path));
      await response.arrayBuffer();
      return response.status;
    };
    expect(await status(`/audio/${episode.id}.mp3`)).toBe(200);
    expect(await status(`/listen/${episode.id}`)).toBe(200);
    const update = (is_private: boolean) =>
      server.call(at(`/api/v1/socialmediaconnection/${open.id}/`), {
        method: 'PATCH',
        as: admin,
        json: { is_private },
      });
    expect(await (await update(true)).json()).toMatchObject({ is_private: true });
    expect(await status(`/audio/${episode.id}.mp3`)).toBe(404);
    expect(await status(`/listen/${episode.id}`)).toBe(404);
    await update(false);
    expect(await status(`/audio/${episode.id}.mp3`)).toBe(200);
  });

  it('is not deleted while only it has published episodes', async () => {
    const feed = await privateFeed();
    const episode = await publish('Only here', [feed.id]);
    const remove = () =>
      server.call(at(`/api/v1/socialmediaconnection/${feed.id}/`), { method: 'DELETE', as: admin });
    const refused = await remove();
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      error_message: expect.stringContaining('1 episode is published only in this private feed'),
    });
    await server.features.episodes.publishing.setUnpublished(
      server.features.accounts.stationAt(server.slug),
      [episode.id],
      true,
      'Some Body',
    );
    expect((await remove()).status).toBe(204);
  });
});

describe('an episode that only a private feed has', () => {
  let feedId: number;
  let addresses: string[];
  beforeAll(async () => {
    feedId = (await privateFeed()).id;
    const feedUri = server.features.destinations.uriOf(
      server.features.accounts.stationAt(server.slug),
      feedId,
    );
    const show = await makeShow(server, { title: 'Secret show', social_media_connections: [feedUri] });
    const spoken = await makeEvent(server, { segments: 1 });
    const words = [{ word: 'Secret', start: 0.1, end: 0.8 }];
    const json = { format: 'json', file: JSON.stringify({ words }) };
    await server.call(at(`/api/v1/event/${spoken.id}/transcript/`), { method: 'POST', as: admin, json });
    const { id } = await makeEpisode(server, {
      name: 'Secret harbour',
      description: 'Secret',
      eventIds: [spoken.id],
      social_media_connections: [feedId],
      showId: show.id,
      chapter_markers: [{ start: 0, title: 'Secret' }],
    });
    addresses = [
      '/listen/',
      '/listen/?q=harbour',
      `/listen/${id}`,
      `/listen/shows/${show.id}/`,
      `/listen/shows/${show.id}/newest.m3u`,
      `/oembed/?url=${encodeURIComponent(`${server.url}${at(`/listen/${id}`)}`)}`,
      `/rss/${feedId}.xml`,
      `/chapters/${id}.json`,
      `/transcripts/${id}.vtt`,
      '/transcript-search.json?q=secret',
      `/playlist/widget.json?playlist_id=${id}`,
      '/public/v1/shows',
      `/public/v1/shows/${show.id}`,
      '/public/v1/episodes',
      `/public/v1/episodes/${id}`,
      `/audio/${id}.mp3`,
      `/listen/shows/${show.id}/newest.mp3`,
    ];
  });

  /** The addresses that name the episode, or serve its audio. */
  async function revealing(): Promise<string[]> {
    const found: string[] = [];
    for (const address of addresses) {
      const response = await server.call(at(address), { redirect: 'manual' });
      const text = await response.text();
      const isAudio = address.endsWith('.mp3') && response.status < 400;
      if (
        isAudio ||
        /secret (?:show|harbour)|secret<|"secret"|>secret\b|^secret/im.test(text) ||
        text.includes(`rss/${feedId}.xml`)
      )
        found.push(address);
    }
    return found;
  }

  it('is at no public address, and at all of them once its feed is public', async () => {
    expect(await revealing()).toEqual([]);
    const change = { method: 'PATCH', as: admin, json: { is_private: false } };
    expect((await server.call(at(`/api/v1/socialmediaconnection/${feedId}/`), change)).status).toBe(200);
    expect(await revealing()).toEqual(addresses);
  });
});

describe('the subscriptions of a feed', () => {
  it('are listed by name with their last use, and kept sealed', async () => {
    const feed = await privateFeed();
    await subscribe(feed.id, 'Zoe');
    const { password } = await subscribe(feed.id, 'Ann');
    await server.call(feedPath(feed.id, `?token=${password}`));
    const list = async () =>
      (await (await server.call(subscriptionsOf(feed.id), { as: admin })).json()).subscriptions;
    const used = Math.floor(clock.now() / 1000);
    expect(await list()).toMatchObject([
      { name: 'Ann', last_used_at: used, password },
      { name: 'Zoe', last_used_at: null },
    ]);
    clock.advance(3_600_000);
    await server.call(feedPath(feed.id, `?token=${password}`));
    expect(await list()).toMatchObject([{ last_used_at: used }, {}]);
    const rows = server.context.db.tables<{ feed_subscriptions: { token: string; token_hash: string } }>();
    const stored = await rows.selectFrom('feed_subscriptions').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(password);
  });

  it('are refused without a name, to strangers, and for other destinations and stations', async () => {
    const [feed, widget] = [await privateFeed(), await makeDestination(server, { type: 'webwidget' })];
    const add = (path: string, as: SignedIn | undefined, json: object = { name: 'Maria' }) =>
      server.call(path, { method: 'POST', json, ...(as ? { as } : {}) });
    expect((await add(subscriptionsOf(feed.id), admin, { name: ' ' })).status).toBe(400);
    expect((await add(subscriptionsOf(feed.id), undefined)).status).toBe(401);
    expect((await add(subscriptionsOf(widget.id), admin)).status).toBe(404);
    const elsewhere = await makeStation(server);
    const stranger = await (await makeUser(server, { stations: [{ stationId: elsewhere.id }] })).signIn();
    expect((await add(subscriptionsOf(feed.id), stranger)).status).toBe(404);
    expect((await add(`/${elsewhere.slug}/api/v1/feed/${feed.id}/subscription/`, stranger)).status).toBe(404);
    const widgetChange = { method: 'PATCH', as: admin, json: { is_private: true } };
    expect((await server.call(at(`/api/v1/socialmediaconnection/${widget.id}/`), widgetChange)).status).toBe(
      400,
    );
  });
});

describe('the station’s own token', () => {
  it('opens one feed of one station for an hour', async () => {
    const [feed, another] = [await privateFeed(), await privateFeed()];
    const { id } = server.features.accounts.stationAt(server.slug);
    const token = server.features.feedSubscriptions.ownToken(id, feed.id);
    const status = async (feedId: number) => (await server.call(feedPath(feedId, `?token=${token}`))).status;
    expect([await status(feed.id), await status(another.id)]).toEqual([200, 401]);
    expect(await server.features.feedSubscriptions.feedOf(id + 1, token)).toBeNull();
    clock.advance(3_601_000);
    expect(await status(feed.id)).toBe(401);
  });
});
