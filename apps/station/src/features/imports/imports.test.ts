import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { podcastImport, podcastImportDetails, type PodcastImport } from '@postkit/sdk/schema';
import { importTarget } from '../../testing/import-target.ts';
import { firstStation, listenLive, makeStation, makeUser } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { podcastHosts } from '../../testing/podcast-hosts.ts';
import { recordStationEvents } from '../../testing/record-station-events.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server, admin } = stationTest({
  env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1', POSTKIT_UPLOAD_LIMIT_MB: '1' },
});
const hosted = podcastHosts();

const target = (overrides?: Record<string, unknown>) => importTarget(server, overrides);
const path = (slug = server.slug) => `/${slug}/api/v2/pw/`;
const post = (json: unknown, as = admin) => server.call(path(), { method: 'POST', as, json });

async function begin(json: unknown): Promise<PodcastImport> {
  const answer = await post(json);
  expect(answer.status).toBe(202);
  return podcastImport.parse(await answer.json());
}

async function read(id: number) {
  return podcastImportDetails.parse(await (await server.call(`${path()}${id}/`, { as: admin })).json());
}

async function ended(json: unknown) {
  const { id } = await begin(json);
  await server.context.jobs.idle();
  return read(id);
}

const feedText = async (id: number) => (await server.call(`/${server.slug}/rss/${id}.xml`)).text();

describe('an import', () => {
  it('creates an episode of each item, published to the feeds with its own date and guid', async () => {
    const cover = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#246' } })
      .jpeg()
      .toBuffer();
    const more = `<description>About fog</description><itunes:season>2</itunes:season><itunes:episode>7</itunes:episode>
      <itunes:episodeType>bonus</itunes:episodeType><itunes:explicit>true</itunes:explicit><itunes:image href="/cover.jpg"/>`;
    const host = await hosted([
      { title: 'Fog', guid: 'tide-7', pubDate: 'Mon, 05 Oct 2020 06:30:00 GMT', more },
      {
        title: 'Ebb',
        guid: 'tide-6',
        pubDate: 'Mon, 28 Sep 2020 06:30:00 GMT',
        more: '<itunes:image href="/cover.jpg"/>',
      },
    ]);
    host.answer('/cover.jpg', (response) => response.end(cover));
    const { show, feed, job } = await target({ url: host.feed });
    const begun = await begin(job);
    expect(begun).toMatchObject({
      title: 'Tide Tables',
      url: host.feed,
      show_id: show.id,
      social_media_connections: [feed.id],
      total: 2,
    });
    expect(begun).toMatchObject({ status: 'running', imported: 0, skipped: 0, failed: 0 });
    await server.context.jobs.idle();

    const done = await read(begun.id);
    expect(done).toMatchObject({ status: 'done', imported: 2, skipped: 0, failed: 0 });
    const episode = await (
      await server.call(`/${server.slug}/api/v1/playlist/${done.items[0]?.playlist_id}/`, { as: admin })
    ).json();
    expect(episode).toMatchObject({
      name: 'Fog',
      description: 'About fog',
      guid: 'tide-7',
      show_id: show.id,
      published: 1_601_879_400,
      status: 'published',
      season_number: 2,
      episode_number: 7,
      episode_type: 'bonus',
      explicit: 1,
      media_status: 'ready',
    });
    expect(episode.duration).toBeCloseTo(2, 1);
    expect(episode.rss_image).toMatch(new RegExp(`^/${server.slug}/images/.*\\.jpg$`));
    expect(host.asked('/cover.jpg')).toBe(1);
    const text = await feedText(feed.id);
    expect([...text.matchAll(/<guid[^>]*>([^<]*)</g)].map(([, guid]) => guid)).toEqual(['tide-7', 'tide-6']);
    expect(text).toContain('<pubDate>Mon, 05 Oct 2020 06:30:00 +0000</pubDate>');
    expect(await readdir(join(server.dataDir, 'files', 'imports'))).toEqual([]);
  });

  it('keeps its audio out of the library', async () => {
    const host = await hosted([{ title: 'Unlisted sound' }]);
    expect(await ended((await target({ url: host.feed })).job)).toMatchObject({ imported: 1 });
    const list = await server.call(`/${server.slug}/api/v1/event/?search=unlisted+sound`, { as: admin });
    expect(await list.json()).toMatchObject({ meta: { total_count: 0 } });
  });

  it('adds only new items when it runs again', async () => {
    const host = await hosted([{ title: 'Old one' }, { title: 'No guid', guid: '' }]);
    const { feed, job } = await target({ url: host.feed });
    expect(await ended(job)).toMatchObject({ imported: 2 });
    host.items = [{ title: 'New one' }, ...host.items];
    const again = await ended(job);
    expect(again).toMatchObject({ status: 'done', total: 3, imported: 1, skipped: 2 });
    expect(again.items.map(({ title, status, note }) => [title, status, note])).toEqual([
      ['New one', 'imported', ''],
      ['Old one', 'skipped', 'It was already imported'],
      ['No guid', 'skipped', 'It was already imported'],
    ]);
    expect(host.asked('/audio/Old%20one.wav')).toBe(1);
    expect((await feedText(feed.id)).match(/<item>/g)).toHaveLength(3);
  });

  it('skips episodes that were deleted here, and those of another show', async () => {
    const host = await hosted([
      { title: 'Theirs', guid: 'of-another-show' },
      { title: 'Gone', guid: 'deleted-here' },
    ]);
    await makeEpisode(server, { guid: 'of-another-show' });
    const gone = await makeEpisode(server, { guid: 'deleted-here' });
    await server.features.episodes.publishing.setUnpublished(
      firstStation(server),
      [gone.id],
      true,
      'Somebody',
    );
    await server.call(`/${server.slug}/api/v1/playlist/${gone.id}/`, { method: 'DELETE', as: admin });
    const { items } = await ended((await target({ url: host.feed })).job);
    expect(items.map(({ status, note }) => [status, note])).toEqual([
      ['skipped', 'It was already imported into another show'],
      ['skipped', 'It was imported and deleted before'],
    ]);
  });

  it('distinguishes items with one guid by their audio, and imports no item twice', async () => {
    const host = await hosted([
      { title: 'First', guid: 'same' },
      { title: 'Second', guid: 'same' },
      { title: 'First', guid: 'same' },
      { title: 'Silent', audio: null },
    ]);
    const { items } = await ended((await target({ url: host.feed })).job);
    expect(items.map(({ guid, status, note }) => [guid, status, note])).toEqual([
      ['same', 'imported', ''],
      [`${host.origin}/audio/Second.wav`, 'imported', ''],
      ['', 'skipped', 'It appears twice in the feed'],
      ['guid of Silent', 'skipped', 'It has no audio'],
    ]);
  });

  it('schedules an item with a future date', async () => {
    const host = await hosted([{ title: 'Tomorrow', pubDate: 'Mon, 01 Jan 2125 00:00:00 GMT' }]);
    const { items } = await ended((await target({ url: host.feed })).job);
    const answer = await server.call(`/${server.slug}/api/v1/playlist/${items[0]?.playlist_id}/`, {
      as: admin,
    });
    expect(await answer.json()).toMatchObject({ status: 'scheduled', delay_post_until: 4_891_363_200 });
  });

  it('follows a feed over its pages', async () => {
    const host = await hosted([{ title: 'Newest' }]);
    const page = (item: string, next: string) =>
      `<rss><channel><title>Paged</title><atom:link rel="next" href="${next}"/><item><title>${item}</title><enclosure url="/audio/${item}.wav" type="audio/wav"/></item></channel></rss>`;
    host.answer('/feed.xml', (response) => response.end(page('Newest', '/page-2.xml')));
    host.answer('/page-2.xml', (response) => response.end(page('Older', '/feed.xml')));
    expect(await ended((await target({ url: host.feed })).job)).toMatchObject({ total: 2, imported: 2 });
  });

  it('publishes its progress on the live channel', async () => {
    const host = await hosted([{ title: 'First name' }]);
    const live = await listenLive(server, admin);
    const events = recordStationEvents(server);
    const { id } = await begin((await target({ url: host.feed })).job);
    expect(await live.next('import_progress')).toMatchObject({
      id,
      status: 'running',
      total: 1,
      imported: 0,
    });
    expect(await live.next('import_progress')).toMatchObject({ id, status: 'done', imported: 1 });
    live.close();
    await server.context.jobs.idle();
    const done = events.filter(({ name }) => name === 'import.done');
    expect(done).toEqual([
      {
        name: 'import.done',
        data: expect.objectContaining({ id, total: 1, imported: 1, skipped: 0, failed: 0 }),
      },
    ]);
  });

  it('is returned again while it is running, and is first in the list', async () => {
    const host = await hosted([{ title: 'Slow' }]);
    const held = Promise.withResolvers<void>();
    host.answer('/audio/Slow.wav', (response) => void held.promise.then(() => response.writeHead(404).end()));
    const { job } = await target({ url: host.feed });
    const first = await begin(job);
    expect((await begin(job)).id).toBe(first.id);
    held.resolve();
    await server.context.jobs.idle();
    const { imports } = (await (await server.call(path(), { as: admin })).json()) as {
      imports: PodcastImport[];
    };
    expect(imports[0]).toEqual(podcastImport.parse(await read(first.id)));
  });
});

describe('an item that fails', () => {
  it('does not stop the others, has a reason, and can be retried', async () => {
    const host = await hosted([
      { title: 'Missing' },
      { title: 'Fine' },
      { title: 'Noise' },
      { title: 'Huge' },
    ]);
    host.answer('/audio/Missing.wav', (response) => response.writeHead(404).end());
    host.answer('/audio/Noise.wav', (response) => response.end('<html>not a sound</html>'.repeat(100)));
    host.answer('/audio/Huge.wav', (response) => response.end(Buffer.alloc(2_000_000)));
    const { feed, job } = await target({ url: host.feed });
    const done = await ended(job);
    expect(done).toMatchObject({ status: 'done', imported: 1, failed: 3 });
    expect(done.items.map(({ status, note }) => [status, note])).toEqual([
      ['failed', 'The address of its audio responded with status 404'],
      ['imported', ''],
      ['failed', 'This file has no readable audio'],
      ['failed', 'Its audio file is larger than this station accepts'],
    ]);
    expect((await feedText(feed.id)).match(/<item>/g)).toHaveLength(1);

    host.answer(
      '/audio/Missing.wav',
      (response) =>
        void fetch(`${host.origin}/audio/Fine.wav`).then(async (tone) => response.end(await tone.bytes())),
    );
    const retried = await server.call(`${path()}${done.id}/retry/`, { method: 'POST', as: admin });
    expect(retried.status).toBe(202);
    expect(await retried.json()).toMatchObject({ status: 'running', failed: 0 });
    await server.context.jobs.idle();
    expect(await read(done.id)).toMatchObject({ status: 'done', imported: 2, failed: 2 });
    expect(host.asked('/audio/Fine.wav')).toBe(2);
  });

  it('loses its cover, not its audio', async () => {
    const host = await hosted([{ title: 'Coverless', more: '<itunes:image href="/no-such.jpg"/>' }]);
    expect(await ended((await target({ url: host.feed })).job)).toMatchObject({ imported: 1, failed: 0 });
  });
});

it('imports of another station are hidden', async () => {
  const host = await hosted([{ title: 'Ours' }]);
  const { id } = await ended((await target({ url: host.feed })).job);
  const other = await makeStation(server);
  const stranger = await makeUser(server, { stations: [{ stationId: other.id, admin: true }] });
  const as = await stranger.signIn();
  for (const at of [`${path()}${id}/`, `${path(other.slug)}${id}/`])
    expect((await server.call(at, { as })).status).toBe(404);
  expect((await server.call(`${path(other.slug)}${id}/retry/`, { method: 'POST', as })).status).toBe(404);
  expect(await (await server.call(path(other.slug), { as })).json()).toEqual({ imports: [] });
});
