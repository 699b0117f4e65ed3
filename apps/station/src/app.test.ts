import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStation } from './app.ts';
import { listenLive, startStation, type TestStation } from './testing/index.ts';

let station: TestStation;
let site: string;
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'postkit-site-'));
  for (const [path, text] of Object.entries({
    'console/index.html': '<!doctype html><title>POST</title>',
    'console/assets/main-abc123.js': 'export {};',
    'widget/player.html': '<!doctype html><title>Player</title>',
    'widget/embed.js': 'void 0;',
  })) {
    await mkdir(join(site, path, '..'), { recursive: true });
    await writeFile(join(site, path), text);
  }
  station = await startStation({ site: { console: join(site, 'console'), widget: join(site, 'widget') } });
});
afterAll(async () => {
  await station.close();
  await rm(site, { recursive: true, force: true });
});

const html = { accept: 'text/html,*/*' };

describe('the console', () => {
  it.each(['/', '/login', '/station/shows', '/station/shows/edit/12/basic-info'])('is at %s', async (path) => {
    const page = await station.call(path, { headers: html });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>POST</title>');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('script-src');
  });

  it('keeps hashed files for ever', async () => {
    const file = await station.call('/assets/main-abc123.js');
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('content-type')).toContain('text/javascript');
  });

  it.each([
    '/api/v2/nothing',
    '/stations/api/v1/nothing',
    '/station/api/v1/nothing/',
    '/sessions/x/y',
    '/widget/v4/nothing.js',
    '/assets/gone.js',
  ])('is not at %s, which answers a JSON 404', async (path) => {
    const missing = await station.call(path, { headers: path.startsWith('/assets') ? {} : html });
    expect(missing.status).toBe(404);
    expect(await missing.json()).toEqual({ error_message: 'Not found.' });
  });

  it.each(['/../package.json', '/%2e%2e/%2e%2e/server-secret', '/assets/..%2f..%2fpackage.json'])(
    'answers nothing outside of its folder for %s',
    async (path) => {
      const { body } = await station.context.http.inject({ url: path });
      expect(body).toBe('{"error_message":"Not found."}');
    },
  );

  it('says in words when it was not built', async () => {
    const bare = await startStation({ site: { console: join(site, 'nothing'), widget: join(site, 'nothing') } });
    const page = await bare.call('/login', { headers: html });
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('npm start');
    await bare.close();
  });
});

describe('the widget', () => {
  it('may be framed, and its script be read, by anybody', async () => {
    const page = await station.call('/widget/v4/player.html');
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors *');
    const script = await station.call('/widget/v4/embed.js', { headers: { origin: 'https://station.example' } });
    expect(script.headers.get('access-control-allow-origin')).toBe('*');
    expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const head = await station.call('/widget/v4/embed.js', { method: 'HEAD' });
    expect([head.status, head.headers.get('etag')]).toEqual([200, script.headers.get('etag')]);
  });
});

describe('the API’s description', () => {
  it('lists every operation, for programs and for people', async () => {
    const document = (await (await station.call('/api/openapi.json')).json()) as { openapi: string; paths: Record<string, object> };
    expect(document.openapi).toBe('3.1.0');
    for (const { path, method } of station.context.http.operations) {
      expect(document.paths[path]).toHaveProperty(method.toLowerCase());
    }
    const page = await (await station.call('/api/')).text();
    expect(page).toContain('/{station}/api/v1/show/really_all.json');
  });
});

describe('a station', () => {
  it('is healthy, and says so without a sign-in', async () => {
    const health = await station.call('/healthz');
    expect(health.status).toBe(200);
    expect(await health.json()).toEqual({ status: 'ok', db: 'ok', disk: 'ok', engine: 'ok', jobs: 'ok' });
  });

  it('stops although somebody listens, and its database can be opened anew', async () => {
    const first = await startStation();
    const channel = await listenLive(first, await first.signIn());
    await first.stop();
    await expect(channel.next('show_changed')).rejects.toThrow('The live channel ended.');
    const second = await startStation({ dataDir: first.dataDir });
    expect((await second.call('/healthz')).status).toBe(200);
    await second.close();
  });

  it('makes a password once, where none was given', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'postkit-first-'));
    const env = { POSTKIT_DATA: dataDir, POSTKIT_DEMO: '0' };
    const first = await createStation({ env, port: 0, quiet: true });
    const password = first.firstAdmin?.password ?? '';
    expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    const authorization = `Basic ${btoa(`admin@localhost:${password}`)}`;
    expect((await fetch(`${first.url}/stations/api/v1/get_stations.json`, { headers: { authorization } })).status).toBe(200);
    await first.close();
    const second = await createStation({ env, port: 0, quiet: true });
    expect(second.firstAdmin).toBeNull();
    await second.close();
    await rm(dataDir, { recursive: true });
  });

  it('refuses to start with a setting that it does not know', async () => {
    await expect(startStation({ env: { POSTKIT_COLOUR: 'blue' } })).rejects.toThrow('POSTKIT_COLOUR');
  });
});
