import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTestHttp } from './open-test-http.ts';
import { createResponseCache } from './response-cache.ts';

let close: () => Promise<void> = async () => {};
afterEach(() => close());

/** A route that responds with the given value; the version is in its address. */
async function open(make: () => Promise<unknown>) {
  const { app } = await openTestHttp();
  close = () => app.close();
  const sendCached = createResponseCache();
  app.route<{ Params: { version: string } }>({
    method: ['GET', 'HEAD'],
    url: '/list/:version',
    handler: (request, reply) =>
      sendCached({ request, reply }, { key: 'list', version: request.params.version, make }),
  });
  return (version: number, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: `/list/${version}`, headers });
}

describe('createResponseCache', () => {
  it('creates a response once per version, and responds 304 to a client that has it', async () => {
    const make = vi.fn<() => Promise<unknown>>().mockResolvedValue([{ title: 'One' }]);
    const call = await open(make);
    const first = await call(1);
    expect(first.json()).toEqual([{ title: 'One' }]);
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding' });
    expect((await call(1)).json()).toEqual([{ title: 'One' }]);
    const { etag = '' } = first.headers;
    const again = await call(1, { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(make).toHaveBeenCalledTimes(1);
    const changed = await call(2, { 'if-none-match': String(etag) });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('compresses as the client accepts, with one ETag per encoding', async () => {
    const call = await open(async () => ['Zürich']);
    const [brotli, zipped, plain] = [
      await call(1, { 'accept-encoding': 'gzip, br' }),
      await call(1, { 'accept-encoding': 'gzip' }),
      await call(1, { 'accept-encoding': 'identity' }),
    ];
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe('["Zürich"]');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe('["Zürich"]');
    expect([brotli, zipped, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    expect(new Set([brotli, zipped, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    const head = await call(1, { 'accept-encoding': 'br' }, 'HEAD');
    expect([head.body, head.headers['content-length']]).toEqual(['', String(brotli.rawPayload.length)]);
  });

  it('calls `make` once for concurrent requests, and caches no failure', async () => {
    const make = vi
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue([]);
    const call = await open(make);
    expect((await Promise.all([call(1), call(1)])).map(({ statusCode }) => statusCode)).toEqual([500, 500]);
    expect(make).toHaveBeenCalledTimes(1);
    expect((await Promise.all([call(1), call(1)])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(make).toHaveBeenCalledTimes(2);
  });
});
