import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  podcastImportDetails,
  resourcePath,
  stationExport,
  stationExportEstimate,
  type StationExport,
} from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { importTarget } from '../../testing/import-target.ts';
import {
  firstStation,
  makeDestination,
  makeShow,
  makeStation,
  makeUser,
  startStation,
  type SignedIn,
  type TestStation,
} from '../../testing/index.ts';
import { listenLive } from '../../testing/listen-live.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { podcastHosts } from '../../testing/podcast-hosts.ts';
import { unzipExport } from './testing/export-calls.ts';

const clock = createFakeClock();
const hosted = podcastHosts();
let server: TestStation;
let admin: SignedIn;
beforeAll(async () => {
  server = await startStation({ clock, env: { POSTKIT_FEED_PAGE_SIZE: '2' } });
  admin = await server.signIn();
});
afterAll(() => server.close());

const path = (rest = '', slug = server.slug) => `/${slug}/api/v1/station_export/${rest}`;
const zipPath = (guid: string, slug = server.slug) => `/${slug}/station_export/${guid}.zip`;
const start = (json = {}) => server.call(path(), { method: 'POST', as: admin, json });
const remove = (guid: string) => server.call(path(`${guid}/`), { method: 'DELETE', as: admin });
const read = async (guid: string) =>
  stationExport.parse(await (await server.call(path(`${guid}/`), { as: admin })).json());
const list = async (): Promise<StationExport[]> =>
  (await (await server.call(path(), { as: admin })).json()).station_exports;
const storedFiles = async (guid: string) =>
  readdir(
    join(server.context.config.dataDir, 'files/station-exports', String(firstStation(server).id), guid),
  ).catch(() => []);

async function removeAll(): Promise<void> {
  for (const { guid } of await list()) await remove(guid);
}

async function complete(json = {}): Promise<StationExport> {
  await removeAll();
  const response = await start(json);
  expect(response.status).toBe(202);
  const { guid } = stationExport.parse(await response.json());
  await server.context.jobs.idle();
  return read(guid);
}

const unzip = (guid: string) => unzipExport(server, admin, guid);

const plain = (html: unknown) => String(html).replaceAll(/<[^>]*>/g, '');
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const jsonOf = (files: ReadonlyMap<string, Buffer>, name: string) =>
  JSON.parse(files.get(name)?.toString() ?? 'null');

describe('an export of a station', () => {
  it('holds every file that its manifest names, with its size and SHA-256', async () => {
    const feed = await makeDestination(server);
    const show = await makeShow(server);
    for (const name of ['Ebb', 'Flood', 'Slack'])
      await makeEpisode(server, { name, showId: show.id, social_media_connections: [feed.id] });
    const draft = await makeEpisode(server, { name: 'Later', draft: true, showId: show.id });
    const done = await complete();
    expect(done).toMatchObject({ status: 'complete', progress: 100, missing: [], error: '' });
    const files = await unzip(done.guid);
    const manifest = jsonOf(files, 'manifest.json');
    expect(manifest).toMatchObject({
      format: 'postkit-station-export',
      version: 2,
      station: { slug: server.slug },
      missing: [],
    });
    expect(files.size).toBe(done.files);
    const listed: { path: string; bytes: number; sha256: string }[] = manifest.files;
    expect(listed.map((file) => file.path)).toEqual(
      [...files.keys()].filter((name) => name !== 'manifest.json' && name !== 'SHA256SUMS'),
    );
    for (const file of listed) {
      const bytes = files.get(file.path) ?? Buffer.alloc(0);
      expect([file.path, file.bytes, file.sha256]).toEqual([file.path, bytes.length, sha256(bytes)]);
    }
    const sums = files.get('SHA256SUMS')?.toString() ?? '';
    expect(sums).toContain(`${sha256(files.get('manifest.json') ?? Buffer.alloc(0))}  manifest.json\n`);
    expect(jsonOf(files, 'episodes.json').map(({ name }: { name: string }) => name)).toEqual([
      'Ebb',
      'Flood',
      'Slack',
      'Later',
    ]);
    expect(files.get('episodes.csv')?.toString().split('\r\n')).toHaveLength(6);
    expect(files.has(`audio/${draft.id}.mp3`)).toBe(true);
    expect([...files.keys()].filter((name) => name.startsWith(`feeds/${feed.id}/`))).toEqual([
      `feeds/${feed.id}/feed.xml`,
      `feeds/${feed.id}/feed-2.xml`,
    ]);
    const served = Buffer.from(
      await (await server.call(`/${server.slug}/rss/${feed.id}.xml?page=2`)).arrayBuffer(),
    );
    expect(files.get(`feeds/${feed.id}/feed-2.xml`)).toEqual(served);
  });

  it('holds transcripts, chapters, and numbers as CSV and SQLite', async () => {
    const event = await makeEvent(server);
    const words = { words: [{ word: 'Harbour', start: 0.1, end: 0.8, speaker: 'Ina' }] };
    const json = { format: 'json', file: JSON.stringify(words) };
    await server.call(`/${server.slug}/api/v1/event/${event.id}/transcript/`, {
      method: 'POST',
      as: admin,
      json,
    });
    const episode = await makeEpisode(server, {
      eventIds: [event.id],
      chapter_markers: [{ start: 0, title: 'Opening' }],
    });
    const stationId = firstStation(server).id;
    const figures = {
      station_id: stationId,
      day: 20_000,
      show_id: episode.show_id,
      country: 'DE',
      platform: 'Overcast',
    };
    await server.features.analytics.addHistory(stationId, {
      days: [{ ...figures, episode_id: episode.id, downloads: 12, heard: 60_000 }],
      reach: [],
      firstDays: [],
    });
    const { guid } = await complete();
    const files = await unzip(guid);
    expect(files.get(`transcripts/${episode.id}.vtt`)?.toString()).toContain('Harbour');
    expect(jsonOf(files, `chapters/${episode.id}.json`).chapters).toEqual([
      { startTime: 0, title: 'Opening' },
    ]);
    const row = `2024-10-04,${episode.show_id},${episode.id},DE,Overcast,12,6`;
    expect(files.get('numbers/downloads.csv')?.toString()).toBe(
      `day,show_id,episode_id,country,platform,downloads,heard\r\n${row}\r\n`,
    );
    const file = join(server.context.config.dataDir, 'numbers.sqlite');
    await writeFile(file, files.get('numbers/numbers.sqlite') ?? '');
    const db = new DatabaseSync(file, { readOnly: true });
    const total = db.prepare(
      'select name, sum(downloads) as downloads, sum(heard) as heard from downloads join episodes on id = episode_id',
    );
    expect({ ...total.get() }).toEqual({ name: episode.name, downloads: 12, heard: 6 });
    db.close();
  });

  it('moves the episodes of a feed to a second station that only has the zip', async () => {
    const feed = await makeDestination(server);
    const events = [await makeEvent(server), await makeEvent(server)];
    const made = [
      await makeEpisode(server, {
        name: 'First',
        guid: 'tide-1',
        eventIds: [events[0]?.id ?? 0],
        publishedAt: 1_700_000_000,
        social_media_connections: [feed.id],
      }),
      await makeEpisode(server, {
        name: 'Second',
        guid: 'tide-2',
        eventIds: [events[1]?.id ?? 0],
        publishedAt: 1_700_090_000,
        social_media_connections: [feed.id],
      }),
    ];
    const files = await unzip((await complete()).guid);
    const host = await hosted([]);
    const feedText = files.get(`feeds/${feed.id}/feed.xml`)?.toString() ?? '';
    const moved = feedText
      .replaceAll(`${server.context.publicUrl}/${server.slug}/audio/`, `${host.origin}/audio/`)
      .replace(/<podcast:locked[^>]*>yes/, '<podcast:locked>no');
    host.answer('/feed.xml', (response) =>
      response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(moved),
    );
    for (const { id } of made)
      host.answer(`/audio/${id}.mp3`, (response) => response.end(files.get(`audio/${id}.mp3`)));
    const second = await startStation({ env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1' } });
    try {
      const as = await second.signIn();
      const { job } = await importTarget(second, { url: host.feed });
      const begun = await second.call(`/${second.slug}/api/v2/pw/`, { method: 'POST', as, json: job });
      const { id, ...rest } = await begun.json();
      expect([begun.status, rest.error_message]).toEqual([202, undefined]);
      await second.context.jobs.idle();
      const done = podcastImportDetails.parse(
        await (await second.call(`/${second.slug}/api/v2/pw/${id}/`, { as })).json(),
      );
      expect(done).toMatchObject({ status: 'done', imported: 2, failed: 0 });
      const imported = [];
      for (const { playlist_id } of done.items) {
        const episode = await (
          await second.call(resourcePath(second.slug, 'playlist', playlist_id ?? 0), { as })
        ).json();
        imported.push([
          episode.guid,
          episode.name,
          plain(episode.description),
          episode.published,
          Math.round(episode.duration),
        ]);
      }
      const exported = jsonOf(files, 'episodes.json').filter(({ guid }: { guid: string }) =>
        guid.startsWith('tide-'),
      );
      expect(imported.toSorted((a, b) => a[0].localeCompare(b[0]))).toEqual(
        exported.map((one: Record<string, unknown>) => [
          one.guid,
          one.name,
          plain(one.description),
          one.published,
          Math.round(Number(one.duration)),
        ]),
      );
    } finally {
      await second.close();
    }
  });

  it('leaves out audio and video on request, says so, and keeps everything else', async () => {
    const episode = await makeEpisode(server, { name: 'Quiet' });
    const { guid, includes_media, missing } = await complete({ includes_media: false });
    expect([includes_media, missing]).toEqual([false, []]);
    const files = await unzip(guid);
    const folders = new Set([...files.keys()].map((name) => name.split('/')[0]));
    expect([folders.has('audio'), folders.has('video'), folders.has('feeds')]).toEqual([false, false, true]);
    expect(jsonOf(files, 'manifest.json').includes_media).toBe(false);
    expect(files.get('README.md')?.toString()).toContain('without audio and video');
    expect(jsonOf(files, 'episodes.json').map(({ name }: { name: string }) => name)).toContain(episode.name);
  });

  it('is estimated to the byte for audio, video and images', async () => {
    await makeEpisode(server, { name: 'Measured' });
    const estimate = stationExportEstimate.parse(
      await (await server.call(path('estimate/'), { as: admin })).json(),
    );
    const files = [...(await unzip((await complete()).guid))];
    const sizeOf = (...folders: string[]) => {
      const those = files.filter(([name]) => folders.includes(name.split('/')[0] ?? ''));
      return { files: those.length, bytes: those.reduce((sum, [, bytes]) => sum + bytes.length, 0) };
    };
    expect(estimate.media.files).toBeGreaterThan(0);
    expect(estimate).toMatchObject({ media: sizeOf('audio', 'video'), images: sizeOf('images') });
  });

  it('is sent from any byte on, with an ETag of its content', async () => {
    const { guid, bytes } = await complete();
    const whole = await server.call(zipPath(guid), { as: admin });
    const body = Buffer.from(await whole.arrayBuffer());
    expect(body.length).toBe(bytes);
    const headers = { range: `bytes=${bytes - 1000}-`, 'if-range': whole.headers.get('etag') ?? '' };
    const part = await server.call(zipPath(guid), { as: admin, headers });
    expect([part.status, Buffer.from(await part.arrayBuffer()).equals(body.subarray(-1000))]).toEqual([
      206,
      true,
    ]);
  });
});

describe('exports of a station', () => {
  it('publish their start, progress, end and removal', async () => {
    await removeAll();
    const live = await listenLive(server, admin);
    const { guid } = await (await start()).json();
    const seen = [];
    do seen.push(await live.next('station_export_changed'));
    while (seen.at(-1)?.status === 'processing');
    expect(seen[0]).toEqual({ guid, status: 'processing', progress: 0 });
    expect(seen.at(-1)).toEqual({ guid, status: 'complete', progress: 100 });
    await remove(guid);
    expect(await live.next('station_export_changed')).toMatchObject({ guid, status: 'removed' });
    live.close();
  });

  it('continue after a failure with the files that were stored', async () => {
    await removeAll();
    const linked = vi.spyOn(server.context.storage, 'link');
    const { put } = server.context.storage;
    let puts = 0;
    const held = vi.spyOn(server.context.storage, 'put').mockImplementation(async (...args) => {
      puts += 1;
      if (puts === 3) throw new Error('The disk is away.');
      return put(...args);
    });
    const { guid } = await (await start()).json();
    await server.context.jobs.idle();
    const before = await read(guid);
    expect(before).toMatchObject({ status: 'processing' });
    expect(before.files).toBeGreaterThan(0);
    held.mockRestore();
    clock.advance(3_600_000);
    await server.context.jobs.idle();
    expect(await read(guid)).toMatchObject({ status: 'complete' });
    const sources = linked.mock.calls.map(([from]) => from);
    expect(sources.length).toBeGreaterThan(0);
    expect(new Set(sources).size).toBe(sources.length);
    linked.mockRestore();
    admin = await server.signIn();
  });

  it('run one at a time, three at most, and are removed with their files', async () => {
    const { guid } = await complete();
    expect((await storedFiles(guid)).length).toBeGreaterThan(0);
    await start();
    const second = await start();
    expect([second.status, (await second.json()).error_message]).toEqual([
      409,
      'An export is running. Wait for its end, or cancel it.',
    ]);
    await server.context.jobs.idle();
    await start();
    await server.context.jobs.idle();
    expect((await start()).status).toBe(409);
    expect((await remove(guid)).status).toBe(204);
    expect(await storedFiles(guid)).toEqual([]);
    expect((await server.call(zipPath(guid), { as: admin })).status).toBe(404);
  });

  it('do not exist for other stations and users without the role', async () => {
    const { guid } = await complete();
    const other = await makeStation(server);
    const user = await (await makeUser(server)).signIn();
    expect((await server.call(path(), { method: 'POST', as: user })).status).toBe(403);
    expect((await server.call(path('estimate/'), { as: user })).status).toBe(403);
    expect((await server.call(zipPath(guid), { as: user })).status).toBe(403);
    expect((await server.call(zipPath(guid, other.slug), { as: admin })).status).toBe(404);
    expect((await server.call(path(`${guid}/`, other.slug), { as: admin, method: 'DELETE' })).status).toBe(
      404,
    );
    const audit = await (
      await server.call(`/${server.slug}/api/v1/audit/?kind=download`, { as: admin })
    ).json();
    expect(audit.entries[0]).toMatchObject({ action: 'exported', operation: 'stationExports.start' });
  });

  it('are removed seven days after their end', async () => {
    const { guid } = await complete();
    clock.advance(7 * 86_400_000);
    await server.context.jobs.idle();
    admin = await server.signIn();
    expect(await list()).toEqual([]);
    expect(await storedFiles(guid)).toEqual([]);
  }, 180_000);
});
