import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStation, type TestStation } from '../../testing/index.ts';
import { readConfig } from '../config.ts';
import '../../testing/postgres/only-on-sqlite.ts';

const origin = 'https://newsroom.example';
const own = '/stations/api/v1/installation.json';

let station: TestStation;
let closed: TestStation;
beforeAll(async () => {
  station = await startStation({ env: { POSTKIT_ALLOWED_ORIGINS: `${origin}, http://localhost:5173` } });
  closed = await startStation();
});
afterAll(() => Promise.all([station.close(), closed.close()]));

const crossOrigin = (response: Response) =>
  [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));

function preflight(from: string, server = station): Promise<Response> {
  const headers = {
    origin: from,
    'access-control-request-method': 'PATCH',
    'access-control-request-headers': 'authorization,upload-offset',
  };
  return server.call(`/${server.slug}/api/v2/upload/files/1/`, { method: 'OPTIONS', headers });
}

describe('POSTKIT_ALLOWED_ORIGINS', () => {
  it('allows an origin to call with headers of its own, and caches the preflight', async () => {
    const response = await preflight(origin);
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization,upload-offset');
    expect(response.headers.get('access-control-max-age')).toBe('7200');
    expect(response.headers.get('vary')).toMatch(/Origin/);
    expect((await preflight('http://localhost:5173')).headers.get('access-control-allow-origin')).toBe(
      'http://localhost:5173',
    );
  });

  it('never allows credentials', async () => {
    for (const response of [await preflight(origin), await station.call(own, { headers: { origin } })]) {
      expect(response.headers.has('access-control-allow-credentials')).toBe(false);
    }
  });

  it('exposes the headers that the client reads, also of an error', async () => {
    for (const path of [own, '/nowhere/api/v1/settings/', '/api/nothing']) {
      const response = await station.call(path, { headers: { origin } });
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
      const exposed = response.headers.get('access-control-expose-headers');
      for (const name of ['ETag', 'X-Request-Id', 'Upload-Offset', 'Content-Range', 'Retry-After'])
        expect(exposed).toContain(name);
    }
  });

  it('keeps Vary: Origin on responses that vary by their encoding', async () => {
    const as = await station.signIn();
    const response = await station.call(`/${station.slug}/api/v1/show/really_all.json`, {
      as,
      headers: { origin, 'accept-encoding': 'gzip' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('vary')?.toLowerCase().split(', ')).toEqual(
      expect.arrayContaining(['origin', 'accept-encoding']),
    );
  });

  it.each([
    'https://evil.example',
    'null',
    'https://newsroom.example.evil.example',
    'https://newsroom.example:444',
    'http://newsroom.example',
  ])('allows nothing to %s', async (from) => {
    const response = await preflight(from);
    expect([response.status, crossOrigin(response)]).toEqual([405, []]);
    expect(crossOrigin(await station.call(own, { headers: { origin: from } }))).toEqual([]);
  });

  it('leaves OPTIONS calls without a preflight to their route', async () => {
    const as = await station.signIn();
    const options = await station.call(`/${station.slug}/api/v2/upload/files/`, {
      method: 'OPTIONS',
      as,
      headers: { origin },
    });
    expect([options.status, options.headers.get('tus-version')]).toEqual([204, '1.0.0']);
  });

  it('changes nothing while it is unset', async () => {
    const response = await preflight(origin, closed);
    expect([response.status, crossOrigin(response)]).toEqual([405, []]);
    expect([...(await closed.call(own, { headers: { origin } })).headers.keys()]).not.toContain(
      'access-control-allow-origin',
    );
    expect((await closed.call(own)).headers.get('vary') ?? '').not.toMatch(/origin/i);
  });

  it.each([
    '*',
    'null',
    'https://*.example.org',
    'https://example.org/path',
    'example.org',
    'ftp://example.org',
  ])('refuses %s', (value) => {
    expect(() => readConfig({ POSTKIT_ALLOWED_ORIGINS: value })).toThrow(/POSTKIT_ALLOWED_ORIGINS/);
  });
});
