import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { parseRssFeed } from 'feedsmith';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Episode, noEpisodePodcast } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { podcastGuid } from '../../rss/index.ts';
import { firstStation, makeDestination, makeShow, makeStation } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { stationTest } from '../../testing/station-test.ts';
import type { EpisodeRow } from '../episodes/index.ts';

const { server, admin } = stationTest(() => ({ clock }));
let eventId: number;
let showId: number;
const clock = createFakeClock();

beforeAll(async () => {
  eventId = (await makeEvent(server, { segments: 1 })).id;
  showId = (await makeShow(server, { title: 'Morning' })).id;
});

const feedOf = (id: number, query = '', init: RequestInit = {}) =>
  server.call(`/${server.slug}/rss/${id}.xml${query}`, init);
const seconds = () => Math.floor(clock.now() / 1000);
const station = () => firstStation(server);
const parse = async (response: Response) => parseRssFeed(await response.text());
const titles = async (response: Response) => (await parse(response)).items?.map((item) => item.title);

async function makeFeed(overrides: Parameters<typeof makeDestination>[1] = {}) {
  return makeDestination(server, {
    title: 'Morning & more',
    description: 'Words',
    author: 'Radio',
    email: 'feed@radio.example',
    itunes_categories: 'News:Daily News,History',
    imageurl: '/images/cover.jpg',
    ...overrides,
  });
}

function publish(
  feedId: number,
  name: string,
  overrides: Parameters<typeof makeEpisode>[1] = {},
): Promise<EpisodeRow> {
  return makeEpisode(server, {
    showId,
    eventIds: [eventId],
    social_media_connections: [feedId],
    name,
    ...overrides,
  });
}

/** Many episodes with the same audio, which is rendered once. */
async function publishMany(feedId: number, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const input = {
      show: `/${server.slug}/api/v1/show/${showId}/`,
      name: `Number ${number}`,
      draft: false,
      events: [`/${server.slug}/api/v1/event/${eventId}/`],
      social_media_connections: [feedId],
    };
    await server.features.episodes.publishing.create(station(), input, {
      by: 'Some Body',
      publishedAt: 1_700_000_000 + number,
    });
  }
  await server.context.jobs.idle();
}

/** The encoded response; fetch would decode it. */
function rawFeed(feedId: number, encoding: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const call = get(
      `${server.url}/${server.slug}/rss/${feedId}.xml`,
      { headers: { 'accept-encoding': encoding } },
      (response) => {
        buffer(response).then((body) => resolve({ headers: response.headers, body }), reject);
      },
    );
    call.on('error', reject);
  });
}

/** Headers that are equal in all responses. */
const lasting = (response: Response) =>
  Object.fromEntries(
    [...response.headers].filter(
      ([key]) => !['date', 'x-request-id', 'connection', 'keep-alive'].includes(key),
    ),
  );

describe('feeds.get', () => {
  it('H1 responds to GET and HEAD with the same headers, public and without cookies', async () => {
    const feed = await makeFeed();
    await publish(feed.id, 'One');
    const [whole, head] = [await feedOf(feed.id), await feedOf(feed.id, '', { method: 'HEAD' })];
    expect(lasting(head)).toEqual(lasting(whole));
    expect(whole.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(whole.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
    ['zstd', zstdDecompressSync],
  ] as const)('H1 is served as %s to clients that accept it, with its own ETag', async (encoding, unpack) => {
    const feed = await makeFeed();
    const plain = await feedOf(feed.id, '', { headers: { 'accept-encoding': 'identity' } });
    const { headers, body } = await rawFeed(feed.id, `${encoding};q=0.5, other`);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'accept-encoding',
      'content-length': String(body.length),
    });
    expect(headers.etag).not.toBe(plain.headers.get('etag'));
    expect(unpack(body).toString()).toBe(await plain.text());
    expect((await rawFeed(feed.id, `${encoding};q=0`)).headers['content-encoding']).toBeUndefined();
  });

  it('H2 has a strong ETag and a date; If-None-Match wins over If-Modified-Since; 304 has no body', async () => {
    const feed = await makeFeed();
    await publish(feed.id, 'One');
    const first = await feedOf(feed.id);
    const etag = first.headers.get('etag') ?? '';
    const date = first.headers.get('last-modified') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const unchanged = await feedOf(feed.id, '', {
      headers: { 'if-none-match': etag, 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
    });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    expect(
      (await feedOf(feed.id, '', { headers: { 'if-none-match': '"other"', 'if-modified-since': date } }))
        .status,
    ).toBe(200);
    expect((await feedOf(feed.id, '', { headers: { 'if-modified-since': date } })).status).toBe(304);
  });

  it('H3 H4 can be cached for five minutes, and read from any site', async () => {
    const { headers } = await feedOf((await makeFeed()).id);
    expect(headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=600');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('ETag');
  });

  it('H6 lists every episode on the plain address', async () => {
    const feed = await makeFeed();
    await publishMany(feed.id, 103);
    const text = await (await feedOf(feed.id)).text();
    expect(parseRssFeed(text).items).toHaveLength(103);
    expect(text).not.toContain('rel="next"');
  });

  it('H7 a page with full notes stays under a megabyte', async () => {
    const feed = await makeFeed();
    const description = `<p>${'Much was said. '.repeat(300)}</p>`;
    await publish(feed.id, 'Long notes', { description });
    const bytes = Buffer.byteLength(await (await feedOf(feed.id)).text());
    const empty = Buffer.byteLength(await (await feedOf((await makeFeed()).id)).text());
    expect((bytes - empty) * 100).toBeLessThan(1024 * 1024);
  });

  it('RSS-035 H8 drops unpublished and deleted episodes at once; the feed of deleted episodes is separate and blocked for directories', async () => {
    const feed = await makeFeed();
    const [stays, unpublished, deleted] = [
      await publish(feed.id, 'Stays'),
      await publish(feed.id, 'Unpublished'),
      await publish(feed.id, 'Deleted'),
    ];
    const draft = await publish(feed.id, 'Draft', { draft: true });
    expect(await titles(await feedOf(feed.id))).toHaveLength(3);
    await server.features.episodes.publishing.setUnpublished(
      station(),
      [unpublished.id, deleted.id],
      true,
      'Some Body',
    );
    await server.call(`/${server.slug}/api/v1/playlist/${deleted.id}/`, { method: 'DELETE', as: admin });
    expect(await titles(await feedOf(feed.id))).toEqual(['Stays']);
    const withDeleted = await feedOf(feed.id, '?show_deleted=true');
    const text = await withDeleted.text();
    expect(
      parseRssFeed(text)
        .items?.map((item) => item.title)
        .toSorted(),
    ).toEqual(['Deleted', 'Stays', 'Unpublished']);
    expect(text).toContain('<itunes:block>yes</itunes:block>');
    expect(await (await feedOf(feed.id)).text()).not.toContain('show_deleted');
    expect(stays.guid).not.toBe(draft.guid);
  });

  it('has the details for podcast apps that an episode was saved with, until they are changed', async () => {
    const feed = await makeFeed();
    const person = { name: 'Ana Quist', role: 'guest', group: '', img: '', href: '' };
    const episode = await publish(feed.id, 'Guests', { podcast: { ...noEpisodePodcast, persons: [person] } });
    const stored = `/${server.slug}/api/v1/playlist/${episode.id}/`;
    const read = async () => (await server.call(stored, { as: admin })).json() as Promise<Episode>;
    expect((await read()).podcast).toEqual({ ...noEpisodePodcast, persons: [person] });
    expect((await parse(await feedOf(feed.id))).items?.[0]?.podcast?.persons).toMatchObject([
      { display: 'Ana Quist', role: 'guest' },
    ]);
    const json = { version: (await read()).version, podcast: noEpisodePodcast };
    expect((await server.call(stored, { method: 'PATCH', as: admin, json })).ok).toBe(true);
    expect((await read()).podcast).toEqual(noEpisodePodcast);
    expect(await (await feedOf(feed.id)).text()).not.toContain('Ana Quist');
  });

  it('I2 keeps the guid through an edit, new audio, and unpublishing', async () => {
    const feed = await makeFeed();
    const row = await publish(feed.id, 'Before');
    const guid = async () => (await parse(await feedOf(feed.id))).items?.[0]?.guid;
    const first = await guid();
    expect(first).toEqual({ value: row.guid, isPermaLink: false });
    const events = Array.from({ length: 2 }, () => `/${server.slug}/api/v1/event/${eventId}/`);
    await server.features.episodes.publishing.update(
      station(),
      row.id,
      { version: row.version, name: 'After', events },
      'Some Body',
    );
    await server.context.jobs.idle();
    for (const unpublished of [true, false])
      await server.features.episodes.publishing.setUnpublished(station(), [row.id], unpublished, 'Some Body');
    expect(await titles(await feedOf(feed.id))).toEqual(['After']);
    expect(await guid()).toEqual(first);
    const imported = await publish(feed.id, 'Imported', { guid: 'tag:elsewhere.example,2019:7' });
    expect(imported.guid).toBe('tag:elsewhere.example,2019:7');
    expect(await (await feedOf(feed.id)).text()).toContain('>tag:elsewhere.example,2019:7</guid>');
  });

  it('I4 keeps the address of the enclosure while its length follows the audio', async () => {
    const feed = await makeFeed();
    const row = await publish(feed.id, 'Replaced');
    const enclosure = async () => (await parse(await feedOf(feed.id))).items?.[0]?.enclosures?.[0];
    const before = await enclosure();
    const events = Array.from({ length: 3 }, () => `/${server.slug}/api/v1/event/${eventId}/`);
    await server.features.episodes.publishing.update(
      station(),
      row.id,
      { version: row.version, events },
      'Some Body',
    );
    await server.context.jobs.idle();
    const after = await enclosure();
    expect(after?.url).toBe(before?.url);
    expect(after?.length).not.toBe(before?.length);
    const served = await fetch(after?.url ?? '', { method: 'HEAD' });
    expect(served.headers.get('content-length')).toBe(String(after?.length));
  });

  it('C6 has a podcast:guid that is created once, from its first address', async () => {
    const feed = await makeFeed();
    const guid = async () => (await parse(await feedOf(feed.id))).podcast?.guid;
    const address = `${server.url}/${server.slug}/rss/${feed.id}.xml`;
    expect(await guid()).toBe(podcastGuid(address));
    await server.features.destinations.update(station(), feed.id, {
      title: 'Another name',
      podcast_link: 'https://moved.example',
    });
    expect(await guid()).toBe(podcastGuid(address));
  });

  it('C9 has the last change of content in lastBuildDate and Last-Modified, not the time of the request', async () => {
    const feed = await makeFeed();
    const row = await publish(feed.id, 'One');
    const changedAt = seconds();
    clock.advance(3_600_000);
    const first = await feedOf(feed.id);
    const date = new Date(changedAt * 1000).toUTCString();
    expect(first.headers.get('last-modified')).toBe(date);
    expect((await parse(first)).lastBuildDate).toBe(date.replace('GMT', '+0000'));
    await server.features.episodes.publishing.update(
      station(),
      row.id,
      { version: row.version, name: 'Changed' },
      'Some Body',
    );
    expect((await feedOf(feed.id)).headers.get('last-modified')).toBe(
      new Date(seconds() * 1000).toUTCString(),
    );
  });

  it('is identical byte for byte while its content does not change', async () => {
    const feed = await makeFeed();
    await publish(feed.id, 'One');
    const first = await (await feedOf(feed.id)).text();
    clock.advance(86_400_000);
    const other = await makeFeed();
    await publish(other.id, 'Elsewhere');
    await publish(feed.id, 'Only a draft', { draft: true });
    expect(await (await feedOf(feed.id)).text()).toBe(first);
  });

  it('follows its destination and its show', async () => {
    const feed = await makeFeed({ title: '' });
    const uri = server.features.destinations.uriOf(station(), feed.id);
    const show = await makeShow(server, { title: 'Old name', social_media_connections: [uri] });
    expect((await parse(await feedOf(feed.id))).title).toBe('Old name');
    await server.features.shows.update(station(), show.id, { title: 'New name' });
    expect((await parse(await feedOf(feed.id))).title).toBe('New name');
    await server.features.destinations.update(station(), feed.id, { description: 'Other words' });
    expect((await parse(await feedOf(feed.id))).description).toBe('Other words');
  });

  it('is a feed that readers parse and directories accept', async () => {
    const feed = await makeFeed();
    const row = await publish(feed.id, 'Tricky ]]> & <b>', {
      description: '<p>Ünïcode 🎧 ]]></p>',
      episode_number: 2,
      season_number: 1,
      explicit: 1,
      onceUseTags: ['Sea'],
      chapter_markers: [
        { start: 3, title: 'Then' },
        { start: 0, title: 'First' },
      ],
    });
    const parsed = await parse(await feedOf(feed.id));
    expect(parsed).toMatchObject({
      title: 'Morning & more',
      itunes: { author: 'Radio', explicit: false, type: 'episodic' },
    });
    expect(parsed.itunes?.categories).toEqual([
      { text: 'News', categories: [{ text: 'Daily News' }] },
      { text: 'History' },
    ]);
    const chapters = `${server.url}/${server.slug}/chapters/${row.id}.json`;
    expect(parsed.items?.[0]).toMatchObject({
      title: 'Tricky ]]> & <b>',
      link: `${server.url}/${server.slug}/listen/${row.id}`,
      itunes: { duration: 5, explicit: true, season: 1, episode: 2 },
      podcast: { chapters: { url: chapters, type: 'application/json+chapters' } },
    });
    const answer = await fetch(chapters);
    expect(answer.headers.get('content-type')).toBe('application/json+chapters');
    expect(await answer.json()).toEqual({
      version: '1.2.0',
      chapters: [
        { startTime: 0, title: 'First' },
        { startTime: 3, title: 'Then' },
      ],
    });
  });

  it('responds 404 if the feed does not exist, is disabled, or is another station’s', async () => {
    const feed = await makeFeed();
    const widget = await makeDestination(server, { type: 'webwidget' });
    const other = await makeStation(server);
    expect((await server.call(`/${other.slug}/rss/${feed.id}.xml`)).status).toBe(404);
    expect((await feedOf(widget.id)).status).toBe(404);
    expect((await feedOf(987_654)).status).toBe(404);
    expect((await server.call(`/${server.slug}/rss/x.xml`)).status).toBe(400);
    await server.features.destinations.update(station(), feed.id, { status: false });
    expect((await feedOf(feed.id)).status).toBe(404);
  });
});
