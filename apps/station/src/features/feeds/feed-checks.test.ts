import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedCheck } from '@postkit/sdk/schema';
import { makeDestination, startStation, type SignedIn, type TestStation } from '../../testing/index.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server, admin } = stationTest();

const check = (url: string, as: SignedIn | undefined = admin) =>
  server.call(`/${server.slug}/api/v1/feed_check.json`, { method: 'POST', ...(as && { as }), json: { url } });
const feedAt = (id: number, slug = server.slug) => `${server.url}/${slug}/rss/${id}.xml`;

describe('feeds.check', () => {
  it('checks a feed of the station, with the reason and the fix of each finding', async () => {
    const feed = await makeDestination(server, { title: 'Tide', description: '', email: '' });
    const response = await check(feedAt(feed.id));
    expect(response.status).toBe(200);
    const { title, items, directories, findings } = feedCheck.parse(await response.json());
    expect([title, items]).toEqual(['Tide', 0]);
    const results = directories.map(({ name, passes, errors }) => [name, passes, errors > 0]);
    expect(results.slice(0, 3)).toEqual(
      ['Apple Podcasts', 'Spotify', 'PSP-1'].map((name) => [name, false, true]),
    );
    expect(results.find(([name]) => name === 'RSS 2.0')).toEqual(['RSS 2.0', true, false]);
    expect(findings.find(({ rule }) => rule === 'C4')).toMatchObject({
      level: 'error',
      guid: null,
      fix: 'Upload a square cover of 3000 × 3000 pixels.',
      sources: ['Apple Podcasts', 'Spotify', 'PSP-1'],
    });
  });

  it('refuses an address without a feed, a private one, and users who are not signed in', async () => {
    expect((await check(feedAt(999))).status).toBe(404);
    expect((await check('http://169.254.1.1/feed')).status).toBe(400);
    expect((await check('ftp://a.example/feed')).status).toBe(400);
    const visitor = await server.call(`/${server.slug}/api/v1/feed_check.json`, {
      method: 'POST',
      json: { url: feedAt(1) },
    });
    expect(visitor.status).toBe(401);
  });
});

describe('feeds.check of another host', () => {
  let open: TestStation;
  let user: SignedIn;
  const hosts: Server[] = [];
  beforeAll(async () => {
    open = await startStation({ env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1' } });
    user = await open.signIn();
  });
  afterAll(async () => {
    for (const host of hosts) host.close();
    await open.close();
  });

  /** Checks a feed with one episode, whose host responds as the test says. */
  async function checked(
    cover: Buffer | null,
    audio: { head?: number; part?: number; type?: string; length?: number } = {},
  ) {
    const { head = 200, part = 206, type = 'audio/mpeg', length = 900 } = audio;
    const host = createServer((request, response) => {
      const address = `http://${request.headers.host}`;
      if (request.url === '/feed.xml')
        return response.end(`<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>Tide</title>
          <itunes:image href="${address}/cover.png"/><item><title>Fog</title><guid>g</guid>
          <enclosure url="${address}/fog.mp3" length="900" type="audio/mpeg"/></item></channel></rss>`);
      if (request.url === '/cover.png') return cover ? response.end(cover) : response.writeHead(404).end();
      const isHead = request.method === 'HEAD';
      const status = isHead ? head : part;
      response.writeHead(status, { 'content-type': type, ...(isHead ? { 'content-length': length } : {}) });
      return response.end(isHead ? undefined : 'ab');
    });
    hosts.push(host);
    await once(host.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/feed.xml`;
    const answer = await open.call(`/${open.slug}/api/v1/feed_check.json`, {
      method: 'POST',
      as: user,
      json: { url },
    });
    expect(answer.status).toBe(200);
    const { findings } = feedCheck.parse(await answer.json());
    return findings
      .filter(({ rule }) => rule === 'C4' || rule === 'I8')
      .map(({ rule, level, message }) => `${rule} ${level} ${message}`);
  }

  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#246' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
  const overHttp = 'C4 error The show has no cover art at an https address.';

  it('measures the cover, and asks for the audio and a part of it', async () => {
    expect(await checked(await picture(1400, 1400))).toEqual([overHttp]);
    expect(await checked(await picture(1400, 1200))).toEqual([
      overHttp,
      'C4 error The cover art is 1400 × 1200 pixels; it must be square.',
      'C4 error The cover art is 1400 × 1200 pixels; the least is 1400 × 1400.',
    ]);
  });

  it.each([
    ['no cover', null, {}, 'C4 error The address of the cover art responds with status 404.'],
    [
      'a page as cover',
      Buffer.from('<html>'),
      {},
      'C4 error The address of the cover art has no picture that can be read.',
    ],
    [
      'no HEAD',
      null,
      { head: 405 },
      'I8 error The audio of “Fog” responds to HEAD with status 405; it must be 200.',
    ],
    [
      'a password',
      null,
      { head: 401 },
      'I8 error The audio of “Fog” responds to HEAD with status 401; it must be 200.',
    ],
    [
      'no parts',
      null,
      { part: 200 },
      'I8 error A request for a part of the audio of “Fog” gets status 200 instead of 206.',
    ],
    [
      'a page as audio',
      null,
      { type: 'text/html; charset=utf-8' },
      'I8 error The audio of “Fog” is served as text/html.',
    ],
    [
      'another size',
      null,
      { length: 901 },
      'I8 warning The audio of “Fog” has 901 bytes, but the feed says 900.',
    ],
  ])('names %s', async (_what, cover, audio, found) => {
    expect(await checked(cover, audio)).toContain(found);
  });
});
