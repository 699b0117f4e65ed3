import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, openTestHttp } from './open-test-http.ts';
import { serveBuffer, serveFile } from './serve-file.ts';

const size = 300_000;
const bytes = Buffer.from(Array.from({ length: size }, (_, index) => (index * 31 + (index >> 8)) % 256));
const modified = new Date('2026-01-02T03:04:05.678Z');

let app: FastifyInstance;
let folder: string;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postkit-serve-'));
  await writeFile(join(folder, 'a.mp3'), bytes);
  await writeFile(join(folder, 'empty.mp3'), '');
  await utimes(join(folder, 'a.mp3'), modified, modified);
  ({ app } = await openTestHttp());
  const method = ['GET', 'HEAD'];
  const file = { type: 'audio/mpeg', cacheControl: 'public, max-age=60' };
  app.route({
    method,
    url: '/a.mp3',
    handler: (request, reply) => serveFile(request, reply, join(folder, 'a.mp3'), file),
  });
  app.route({
    method,
    url: '/empty.mp3',
    handler: (request, reply) => serveFile(request, reply, join(folder, 'empty.mp3'), file),
  });
  app.route({
    method,
    url: '/absent.mp3',
    handler: (request, reply) => serveFile(request, reply, join(folder, 'none.mp3'), file),
  });
  app.route({
    method,
    url: '/buffer',
    handler: (request, reply) =>
      serveBuffer(request, reply, bytes, { type: 'audio/mpeg', modifiedAt: modified.getTime() }),
  });
  const named = { type: 'audio/mpeg', downloadName: 'Übung "1"/\u202e.mp3' };
  app.route({
    method,
    url: '/named',
    handler: (request, reply) => serveFile(request, reply, join(folder, 'a.mp3'), named),
  });
  const feed = Buffer.from(`<rss>${'word '.repeat(2000)}</rss>`);
  app.route({
    method,
    url: '/feed.xml',
    handler: (request, reply) =>
      serveBuffer(request, reply, feed, {
        type: 'application/rss+xml; charset=utf-8',
        modifiedAt: modified.getTime(),
      }),
  });
  address = await listen(app);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(address + path, { method, headers });
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

describe.each(['/a.mp3', '/buffer'])('serving %s', (path) => {
  it('M1 responds to HEAD with the exact headers of GET and no body', async () => {
    const [head, full] = [await get(path, {}, 'HEAD'), await get(path)];
    for (const answer of [head, full]) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-length')).toBe(String(size));
      expect(answer.headers.get('content-type')).toBe('audio/mpeg');
      expect(answer.headers.get('accept-ranges')).toBe('bytes');
      expect(answer.headers.get('etag')).toMatch(/^"[^"]+"$/);
      expect(answer.headers.get('last-modified')).toBe('Fri, 02 Jan 2026 03:04:05 GMT');
    }
    expect(head.headers.get('etag')).toBe(full.headers.get('etag'));
    expect(head.body.length).toBe(0);
    expect(full.body.equals(bytes)).toBe(true);
  });

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-1', 0, 1],
    ['bytes=100-199', 100, 199],
    ['bytes=299000-', 299_000, size - 1],
    ['bytes=-500', size - 500, size - 1],
    ['bytes=-9999999', 0, size - 1],
    ['bytes=299999-400000', size - 1, size - 1],
    ['bytes=0-', 0, size - 1],
  ])('M2 responds to %s with 206 and the requested bytes', async (range, start, end) => {
    const answer = await get(path, { range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/${size}`);
    expect(answer.headers.get('content-length')).toBe(String(end - start + 1));
    expect(answer.body.equals(bytes.subarray(start, end + 1))).toBe(true);
    const head = await get(path, { range }, 'HEAD');
    expect([head.status, head.headers.get('content-range'), head.body.length]).toEqual([
      206,
      `bytes ${start}-${end}/${size}`,
      0,
    ]);
  });

  it.each(['bytes=300000-', 'bytes=300000-300001', 'bytes=-0'])(
    'M2 responds to %s with 416 and the size',
    async (range) => {
      const answer = await get(path, { range });
      expect(answer.status).toBe(416);
      expect(answer.headers.get('content-range')).toBe(`bytes */${size}`);
      expect(answer.body.length).toBe(0);
    },
  );

  it.each(['bytes=0-1,5-9', 'bytes=9-3', 'lines=0-1', 'bytes=x-1', 'bytes=-'])(
    'M2 responds to %s with all bytes, without Content-Range',
    async (range) => {
      const answer = await get(path, { range });
      expect(answer.status).toBe(200);
      expect(answer.headers.has('content-range')).toBe(false);
      expect(answer.body.length).toBe(size);
    },
  );

  it('M2 honours If-Range by tag and by date', async () => {
    const etag = (await get(path, {}, 'HEAD')).headers.get('etag') ?? '';
    const statusFor = async (condition: string) =>
      (await get(path, { range: 'bytes=0-9', 'if-range': condition })).status;
    expect(await statusFor(etag)).toBe(206);
    expect(await statusFor('"other"')).toBe(200);
    expect(await statusFor(`W/${etag}`)).toBe(200);
    expect(await statusFor('Fri, 02 Jan 2026 03:04:05 GMT')).toBe(206);
    expect(await statusFor('Fri, 02 Jan 2026 03:04:04 GMT')).toBe(200);
  });

  it('responds 304 without a body, and prefers If-None-Match to If-Modified-Since', async () => {
    const etag = (await get(path, {}, 'HEAD')).headers.get('etag') ?? '';
    const same = await get(path, { 'if-none-match': `"x", ${etag}` });
    expect([same.status, same.body.length, same.headers.get('etag')]).toEqual([304, 0, etag]);
    const since = 'Fri, 02 Jan 2026 03:04:05 GMT';
    expect((await get(path, { 'if-modified-since': since })).status).toBe(304);
    expect((await get(path, { 'if-modified-since': since, 'if-none-match': '"other"' })).status).toBe(200);
    expect((await get(path, { 'if-modified-since': 'Fri, 02 Jan 2026 03:04:04 GMT' })).status).toBe(200);
  });
});

describe('serveFile', () => {
  it('serves an empty file, and responds to a missing one', async () => {
    const empty = await get('/empty.mp3');
    expect([empty.status, empty.headers.get('content-length')]).toEqual([200, '0']);
    expect((await get('/empty.mp3', { range: 'bytes=0-' })).status).toBe(416);
    expect((await get('/absent.mp3')).status).toBe(404);
  });

  it('offers a download under a safe name', async () => {
    const name = (await get('/named', {}, 'HEAD')).headers.get('content-disposition');
    expect(name).toBe(
      String.raw`attachment; filename="?bung \"1\".mp3"; filename*=UTF-8''%C3%9Cbung%20%221%22.mp3`,
    );
  });

  it('compresses text, without ranges', async () => {
    const answer = await get('/feed.xml', { 'accept-encoding': 'gzip', range: 'bytes=0-9' });
    expect([
      answer.status,
      answer.headers.get('content-encoding'),
      answer.headers.get('accept-ranges'),
    ]).toEqual([200, 'gzip', 'none']);
    expect(answer.body.toString()).toContain('</rss>');
  });
});
