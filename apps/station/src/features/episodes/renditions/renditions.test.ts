import { beforeAll, describe, expect, it } from 'vitest';
import {
  firstStation,
  listenLive,
  makeShow,
  makeStation,
  makeUser,
  type SignedIn,
} from '../../../testing/index.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { stationTest } from '../../../testing/station-test.ts';
import type { EpisodeRow } from '../episode-tables.ts';

const { server, admin } = stationTest();
let episode: EpisodeRow;
let bytes: Buffer;
let eventId: number;
const name = 'Fish & “chips” <script>alert(1)</script>';

beforeAll(async () => {
  eventId = (await makeEvent(server, { segments: 1 })).id;
  episode = await makeEpisode(server, {
    eventIds: [eventId],
    name,
    description: '<b>Bold</b><script>x</script>',
  });
  bytes = Buffer.from(await (await media()).arrayBuffer());
});

const address = (id = episode.id, format = 'mp3') => `/${server.slug}/audio/${id}.${format}`;
const media = (headers: Record<string, string> = {}, method = 'GET') =>
  server.call(address(), { method, headers });
const eventUri = () => `/${server.slug}/api/v1/event/${eventId}/`;

async function withdraw(row: EpisodeRow, deleted = false): Promise<void> {
  await server.features.episodes.publishing.setUnpublished(firstStation(server), [row.id], true, 'Some Body');
  if (deleted)
    await server.call(`/${server.slug}/api/v1/playlist/${row.id}/`, { method: 'DELETE', as: admin });
}

/** Headers without those that may differ between two responses. */
const lasting = (response: Response) =>
  Object.fromEntries(
    [...response.headers].filter(
      ([key]) => !['date', 'x-request-id', 'connection', 'keep-alive'].includes(key),
    ),
  );

describe('episodes.media', () => {
  it('M1 responds to HEAD and GET with the same length, type, ranges, ETag and date', async () => {
    const [get, head] = [await media(), await media({}, 'HEAD')];
    expect(lasting(head)).toEqual(lasting(get));
    expect(await head.text()).toBe('');
    expect(lasting(get)).toMatchObject({
      'content-length': String(bytes.length),
      'content-type': 'audio/mpeg',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
      'last-modified': expect.toSatisfy((date: string) => Date.parse(date) >= episode.created_at * 1000),
    });
  });

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-1', 0, 1],
    ['bytes=100-', 100, -1],
    ['bytes=-500', -500, -1],
    ['bytes=10-99999999', 10, -1],
  ])('M2 %s returns those bytes and their position', async (range, from, to) => {
    const response = await media({ range });
    const start = from < 0 ? bytes.length + from : from;
    const end = to < 0 ? bytes.length - 1 : to;
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${bytes.length}`);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  it('M2 responds 416 to an unsatisfiable range, honours If-Range, and names no range in a whole response', async () => {
    const beyond = await media({ range: `bytes=${bytes.length}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
    const etag = (await media()).headers.get('etag') ?? '';
    expect((await media({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    const stale = await media({ range: 'bytes=0-9', 'if-range': '"another"' });
    expect([stale.status, stale.headers.get('content-range')]).toEqual([200, null]);
    expect((await media()).headers.get('content-range')).toBeNull();
  });

  it('M3 serves the bytes itself and needs no query', async () => {
    const response = await server.call(address());
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('H4 may be fetched from any site, with ETag and Content-Range exposed, also for errors', async () => {
    for (const response of [
      await media(),
      await media({ range: 'bytes=0-1' }),
      await server.call(address(999_999)),
    ]) {
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('access-control-expose-headers')).toContain('ETag');
      expect(response.headers.get('access-control-expose-headers')).toContain('Content-Range');
    }
  });

  it('responds 304 to a client that has it', async () => {
    const { headers } = await media();
    expect((await media({ 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
    expect((await media({ 'if-modified-since': headers.get('last-modified') ?? '' })).status).toBe(304);
  });

  it('H8 responds 410 once the episode is unpublished or deleted, and 404 before it is published', async () => {
    const draft = await makeEpisode(server, { eventIds: [eventId], draft: true });
    expect((await server.call(address(draft.id))).status).toBe(404);
    const row = await makeEpisode(server, { eventIds: [eventId] });
    const published = await server.call(address(row.id));
    expect(published.status).toBe(200);
    const known = { 'if-none-match': published.headers.get('etag') ?? '' };
    expect((await server.call(address(row.id), { headers: known })).status).toBe(304);
    await withdraw(row);
    expect((await server.call(address(row.id), { headers: known })).status).toBe(410);
    await withdraw(row, true);
    expect((await server.call(address(row.id))).status).toBe(410);
    expect((await server.call(`/${server.slug}/listen/${row.id}`)).status).toBe(410);
  });

  it('belongs to its own station only, and refuses invalid ids and formats', async () => {
    const other = await makeStation(server);
    expect((await server.call(`/${other.slug}/audio/${episode.id}.mp3`)).status).toBe(404);
    for (const bad of ['x.mp3', `${episode.id}.exe`, '..%2f1.mp3'])
      expect((await server.call(`/${server.slug}/audio/${bad}`)).status).toBe(400);
  });
});

describe('episodes.download', () => {
  const download = (as: SignedIn | null, format = 'mp3', id = episode.id) =>
    server.call(`/${server.slug}/playlist/dl/${id}.${format}`, { as });

  it('offers the file under the name of the episode to users of the station', async () => {
    const response = await download(admin);
    expect(response.status).toBe(200);
    const disposition = response.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+\.mp3"; filename\*=UTF-8''Fish/);
    expect(disposition).not.toMatch(/[/\\\r\n]/);
    expect((await download(admin, 'aac')).headers.get('content-type')).toBe('audio/aac');
    expect((await download(null)).status).toBe(401);
    const other = await makeStation(server);
    const stranger = await (await makeUser(server, { stations: [{ stationId: other.id }] })).signIn();
    expect((await download(stranger)).status).toBe(404);
  });

  it('accepts a key in the address, for links opened in a browser', async () => {
    const query = new URLSearchParams({ username: admin.username, api_key: admin.key });
    expect((await server.call(`/${server.slug}/playlist/dl/${episode.id}.mp3?${query}`)).status).toBe(200);
  });

  it('serves drafts too, and explains why a file is missing', async () => {
    const draft = await makeEpisode(server, { eventIds: [eventId], draft: true });
    expect((await download(admin, 'mp3', draft.id)).status).toBe(200);
    const empty = await makeEpisode(server, { eventIds: [], draft: true });
    const refused = await download(admin, 'mp3', empty.id);
    expect([refused.status, (await refused.json()).error_message]).toEqual([
      409,
      'This episode has no audio yet. Add some to its timeline.',
    ]);
    expect((await download(admin, 'mp3', 999_999)).status).toBe(404);
  });
});

describe('episodes.page', () => {
  it('shows a published episode to everyone, with all its texts escaped', async () => {
    const response = await server.call(`/${server.slug}/listen/${episode.id}`);
    const html = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('<h1>Fish &amp; “chips” &lt;script&gt;alert(1)&lt;/script&gt;</h1>');
    expect(html.match(/<script[^>]*>/g)).toEqual([
      '<script type="application/ld+json">',
      '<script type="module" src="/widget/v4/listen.js">',
    ]);
    expect(html).toContain('<b>Bold</b>');
    expect(html).toContain(`${server.url}${address()}`);
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({ '@type': 'PodcastEpisode', name });
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(html).toContain('property="og:audio"');
  });

  it('leads sites that embed a link to the player', async () => {
    const html = await (await server.call(`/${server.slug}/listen/${episode.id}`)).text();
    const [, href = ''] = /type="application\/json\+oembed" href="([^"]+)"/.exec(html) ?? [];
    // WordPress adds these to the address that it finds.
    const ask = async (more: string) => fetch(`${href.replaceAll('&amp;', '&')}${more}`);
    const embed = await (await ask('&maxwidth=1000&maxheight=1000&dnt=1')).json();
    expect(embed).toMatchObject({ version: '1.0', type: 'rich', title: name, width: 700, height: 181 });
    expect(embed.html).toContain(`/widget/v4/player.html?station=${server.slug}&amp;episode=${episode.id}"`);
    expect(await (await ask('&maxwidth=320')).json()).toMatchObject({ width: 320, height: 181 });
    const small = await (await ask('&maxwidth=320&maxheight=100')).json();
    expect(small).toMatchObject({
      width: 320,
      height: 91,
      html: expect.stringContaining('&amp;mode=mini" title='),
    });
    expect(await (await ask('&maxheight=60')).json()).toMatchObject({ width: 571, height: 60 });
    expect((await ask('&maxwidth=wide')).status).toBe(400);
  });

  it('describes the player as XML, and no page of another station or site', async () => {
    const ask = (url: string, format = 'xml') =>
      server.call(`/${server.slug}/oembed/?${new URLSearchParams({ url, format }).toString()}`);
    const xml = await ask(`${server.url}/${server.slug}/listen/${episode.id}`);
    expect(xml.headers.get('content-type')).toBe('text/xml; charset=utf-8');
    expect(xml.headers.get('access-control-allow-origin')).toBe('*');
    expect(await xml.text()).toMatch(
      /^<\?xml [^>]*><oembed><version>1\.0<\/version>.*<html>&lt;iframe .*<\/html><\/oembed>$/,
    );
    for (const address of [
      `${server.url}/other/listen/${episode.id}`,
      `${server.url}/${server.slug}/listen/`,
      'nothing',
      `${server.url}/${server.slug}/listen/999999`,
    ]) {
      expect((await ask(address)).status).toBe(404);
    }
    expect((await ask(`${server.url}/${server.slug}/listen/${episode.id}`, 'yaml')).status).toBe(400);
  });
});

describe('episodes.cache', () => {
  it('assembles an unsaved timeline, publishes when it is ready, and keeps it for an hour', async () => {
    const live = await listenLive(server, admin);
    const show = await makeShow(server, { pre_bumper: eventUri() });
    const json = {
      events: [eventUri()],
      name: 'Bits & pieces',
      show: `/${server.slug}/api/v1/show/${show.id}/`,
    };
    const ordered = await server.call(`/${server.slug}/api/v1/playlistcache/`, {
      method: 'POST',
      as: admin,
      json,
    });
    expect(ordered.status).toBe(202);
    const { job_id, url } = await ordered.json();
    expect(await live.next('playlist_download_ready')).toEqual({ job_id, status: 'ready', url });
    const file = await server.call(url, { as: admin });
    expect(file.status).toBe(200);
    expect(file.headers.get('content-disposition')).toContain('Bits & pieces.mp3');
    const body = await file.arrayBuffer();
    expect(body.byteLength / 16_000).toBeCloseTo(2 * 4.969, 0);
    expect((await server.call(url)).status).toBe(401);
    expect((await server.call(url.replace('.mp3', '.aac'), { as: admin })).status).toBe(404);
    expect((await server.call(url.replace(job_id, crypto.randomUUID()), { as: admin })).status).toBe(404);
    live.close();
  });

  it('refuses events of other stations', async () => {
    const response = await server.call(`/${server.slug}/api/v1/playlistcache/`, {
      method: 'POST',
      as: admin,
      json: { events: ['/x/api/v1/event/1/'] },
    });
    expect(response.status).toBe(400);
  });
});
