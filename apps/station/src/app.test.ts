import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createStation } from './app.ts';
import { findFfmpeg } from './audio/index.ts';
import { temporaryFolder } from './audio/testing/temporary-folder.ts';
import { adminPassword, listenLive, requestSignIn, startStation, type TestStation } from './testing/index.ts';
import { isOnPostgres } from './testing/postgres/test-postgres.ts';

let station: TestStation;
let site: string;
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'postkit-site-'));
  for (const [path, text] of Object.entries({
    'console/index.html': '<!doctype html><title>POST</title>',
    'console/login.en.html': '<!doctype html><title>POST</title><h1>Sign in</h1>',
    'console/login.de.html': '<!doctype html><title>POST</title><h1>Anmelden</h1>',
    'console/assets/main-abc123.js': 'export {};',
    'widget/player.html': '<!doctype html><title>Player</title>',
    'widget/embed.js': 'void 0;',
    'docs/index.html': '<!doctype html><title>Docs</title>',
    'docs/guides/sdk.html': '<!doctype html><title>SDK</title>',
    'docs/decisions/index.html': '<!doctype html><title>Decisions</title>',
    'docs/404.html': '<!doctype html><title>Not here</title>',
    'docs/assets/app-abc123.js': 'export {};',
  })) {
    await mkdir(join(site, path, '..'), { recursive: true });
    await writeFile(join(site, path), text);
  }
  station = await startStation({
    site: { console: join(site, 'console'), widget: join(site, 'widget'), docs: join(site, 'docs') },
  });
});
afterAll(async () => {
  await station.close();
  await rm(site, { recursive: true, force: true });
});

const html = { accept: 'text/html,*/*' };

describe('the console', () => {
  it.each(['/', '/login', '/station/shows', '/station/shows/edit/12/basic-info'])(
    'is served at %s',
    async (path) => {
      const page = await station.call(path, { headers: html });
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<title>POST</title>');
      expect(page.headers.get('cache-control')).toBe('no-cache');
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("script-src 'self';");
    },
  );

  it.each(['/', '/login', '/slot', '/station/shows', '/station/not/a/screen'])(
    'is kept apart from pages of other sites, and from devices that it does not use, at %s',
    async (path) => {
      for (const method of ['GET', 'HEAD']) {
        const { headers } = await station.call(path, { method, headers: html });
        expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
        const denied = (headers.get('permissions-policy') ?? '').split(', ');
        for (const device of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
          expect(denied).toContain(`${device}=()`);
      }
    },
  );

  it.each([
    ['', 'Sign in'],
    ['de-AT,de;q=0.9,en;q=0.8', 'Anmelden'],
    ['fr, DE;q=0.5', 'Anmelden'],
    ['../, fr', 'Sign in'],
  ])('has the sign-in form in its page, for languages %j', async (languages, heading) => {
    const page = await station.call('/login?next=%2Fstation', {
      headers: { ...html, 'accept-language': languages },
    });
    expect(await page.text()).toContain(`<h1>${heading}</h1>`);
    expect(page.headers.get('vary')).toContain('accept-language');
    const other = await station.call('/station/login', {
      headers: { ...html, 'accept-language': languages },
    });
    expect(await other.text()).not.toContain('<h1>');
  });

  it('lets browsers cache hashed files forever', async () => {
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
  ])('is not served at %s, which responds with a JSON 404', async (path) => {
    const missing = await station.call(path, { headers: path.startsWith('/assets') ? {} : html });
    expect(missing.status).toBe(404);
    expect(await missing.json()).toEqual({ error_message: 'Not found.' });
  });

  it.each(['/../package.json', '/%2e%2e/%2e%2e/server-secret', '/assets/..%2f..%2fpackage.json'])(
    'serves nothing outside its folder for %s',
    async (path) => {
      const { body } = await station.context.http.inject({ url: path });
      expect(body).toBe('{"error_message":"Not found."}');
    },
  );

  it('explains that it or the documentation is not built', async () => {
    const nothing = join(site, 'nothing');
    const bare = await startStation({ site: { console: nothing, widget: nothing, docs: nothing } });
    for (const path of ['/login', '/docs/', '/docs/guides/sdk']) {
      const page = await bare.call(path, { headers: html });
      expect(page.status).toBe(503);
      expect(await page.text()).toContain('npm start');
    }
    await bare.close();
  });
});

describe('the documentation that is built beside the station', () => {
  it('is announced until it is there, and is served without a restart, as are later builds', async () => {
    const nothing = join(site, 'nothing');
    const docs = join(site, 'later');
    await writeFile(`${docs}.building`, '');
    const bare = await startStation({ site: { console: nothing, widget: nothing, docs } });
    const announced = await bare.call('/docs/guides/sdk', { headers: html });
    expect([
      announced.status,
      announced.headers.get('retry-after'),
      announced.headers.get('refresh'),
    ]).toEqual([503, '5', '5']);
    expect(await announced.text()).toContain('The documentation is being built');
    expect((await bare.call('/docs/assets/app.js')).status).toBe(404);

    for (const title of ['First', 'Second']) {
      await mkdir(join(site, 'unfinished'));
      await writeFile(join(site, 'unfinished/index.html'), `<!doctype html><title>${title}</title>`);
      await writeFile(join(site, `unfinished/${title}.html`), '<!doctype html><title>A page</title>');
      await rm(docs, { recursive: true, force: true });
      await rename(join(site, 'unfinished'), docs);
      expect(await (await bare.call('/docs/', { headers: html })).text()).toContain(
        `<title>${title}</title>`,
      );
      expect((await bare.call(`/docs/${title}`, { headers: html })).status).toBe(200);
    }
    expect((await bare.call('/docs/First', { headers: html })).status).toBe(503);

    await rm(docs, { recursive: true });
    await rm(`${docs}.building`);
    expect(await (await bare.call('/docs/', { headers: html })).text()).toContain(
      'The documentation is not built',
    );
    await bare.close();
  });
});

describe('the widget', () => {
  it('KIT-028 may be framed by any site, and its script may be read by any site', async () => {
    const page = await station.call('/widget/v4/player.html');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors *');
    for (const name of ['cross-origin-opener-policy', 'permissions-policy', 'x-frame-options'])
      expect(page.headers.get(name)).toBeNull();
    const script = await station.call('/widget/v4/embed.js', {
      headers: { origin: 'https://station.example' },
    });
    expect(script.headers.get('access-control-allow-origin')).toBe('*');
    expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const head = await station.call('/widget/v4/embed.js', { method: 'HEAD' });
    expect([head.status, head.headers.get('etag')]).toEqual([200, script.headers.get('etag')]);
  });
});

describe('the documentation', () => {
  it.each([
    ['/docs/', 'Docs'],
    ['/docs/guides/sdk', 'SDK'],
    ['/docs/guides/sdk.html', 'SDK'],
    ['/docs/decisions/', 'Decisions'],
  ])('is served at %s', async (path, title) => {
    const page = await station.call(path, { headers: html });
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(await page.text()).toContain(`<title>${title}</title>`);
    const policy = page.headers.get('content-security-policy') ?? '';
    for (const rule of ["default-src 'self';", "frame-ancestors 'none'", "base-uri 'none'"])
      expect(policy).toContain(rule);
    expect(policy).not.toContain('script-src');
    const head = await station.call(path, { method: 'HEAD' });
    expect(head.headers.get('etag')).toBe(page.headers.get('etag'));
    const again = await station.call(path, { headers: { 'if-none-match': page.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it.each([
    ['/docs', '/docs/'],
    ['/docs/decisions', '/docs/decisions/'],
  ])('redirects %s to its folder', async (path, folder) => {
    const reply = await station.call(path, { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([308, folder]);
  });

  it.each([
    ['', 'Sign in'],
    ['de-AT,de;q=0.9,en;q=0.8', 'Anmelden'],
    ['fr, DE;q=0.5', 'Anmelden'],
    ['../, fr', 'Sign in'],
  ])('has the sign-in form in its page, for languages %j', async (languages, heading) => {
    const page = await station.call('/login?next=%2Fstation', {
      headers: { ...html, 'accept-language': languages },
    });
    expect(await page.text()).toContain(`<h1>${heading}</h1>`);
    expect(page.headers.get('vary')).toContain('accept-language');
    const other = await station.call('/station/login', {
      headers: { ...html, 'accept-language': languages },
    });
    expect(await other.text()).not.toContain('<h1>');
  });

  it('lets browsers cache hashed files forever', async () => {
    const file = await station.call('/docs/assets/app-abc123.js');
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('lists no folder, and has a page for an unknown address', async () => {
    for (const path of ['/docs/nothing', '/docs/guides/', '/docs/assets/', '/docs/..%2fconsole/index.html']) {
      const page = await station.call(path, { headers: html });
      expect([path, page.status]).toEqual([path, 404]);
      expect(await page.text()).toContain('<title>Not here</title>');
    }
    expect(await (await station.call('/docs/nothing.js')).json()).toEqual({ error_message: 'Not found.' });
  });
});

describe('the API’s description', () => {
  it('lists every operation, as a document and as a page', async () => {
    const document = (await (await station.call('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, object>;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const { path, method } of station.context.http.operations) {
      expect(document.paths[path]).toHaveProperty(method.toLowerCase());
    }
    const page = await (await station.call('/api/')).text();
    expect(page).toContain('/{station}/api/v1/show/really_all.json');
  });
});

describe('a station', () => {
  it('is healthy, and reports it without a sign-in', async () => {
    const health = await station.call('/healthz');
    expect(health.status).toBe(200);
    expect(await health.json()).toEqual({
      status: 'ok',
      db: 'ok',
      disk: 'ok',
      engine: 'ok',
      jobs: 'ok',
      backup: 'off',
    });
  });

  it('stops while a subscriber is connected, and its database can be opened again', async () => {
    const first = await startStation();
    const channel = await listenLive(first, await first.signIn());
    await first.stop();
    await expect(channel.next('show_changed')).rejects.toThrow('The live channel ended.');
    const second = await startStation({ dataDir: first.dataDir });
    expect((await second.call('/healthz')).status).toBe(200);
    await second.close();
  });

  it('generates a password once, when none is set', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'postkit-first-'));
    const env = { POSTKIT_DATA: dataDir, POSTKIT_DEMO: '0' };
    const first = await createStation({ env, port: 0, quiet: true });
    const password = first.firstAdmin?.password ?? '';
    expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    const authorization = `Basic ${btoa(`admin@localhost:${password}`)}`;
    expect(
      (await fetch(`${first.url}/stations/api/v1/get_stations.json`, { headers: { authorization } })).status,
    ).toBe(200);
    await first.close();
    const second = await createStation({ env, port: 0, quiet: true });
    expect(second.firstAdmin).toBeNull();
    await second.close();
    await rm(dataDir, { recursive: true });
  });

  it('refuses to start with an unknown setting', async () => {
    await expect(startStation({ env: { POSTKIT_COLOUR: 'blue' } })).rejects.toThrow('POSTKIT_COLOUR');
  });

  it('is not healthy, and asks clients to retry, until users can sign in', async () => {
    using folder = temporaryFolder();
    const release = folder.file('release');
    const ffmpeg = folder.file('ffmpeg');
    // The start waits for this program, which gives the test time to observe it.
    await writeFile(
      ffmpeg,
      `#!/bin/sh\nwhile [ ! -e ${release} ]; do /bin/sleep 0.02; done\nexec ${findFfmpeg()} "$@"\n`,
      { mode: 0o755 },
    );
    const dataDir = folder.file('data');
    const locks = isOnPostgres ? folder.file('locks') : dataDir;
    const starting = startStation({ dataDir, env: { FFMPEG_PATH: ffmpeg, POSTKIT_SCRATCH: locks } });
    const url = await vi.waitFor(
      async () => {
        const { address } = JSON.parse(await readFile(join(locks, 'postkit.lock.json'), 'utf8')) as {
          address: string;
        };
        if (!address) throw new Error('The station does not listen yet.');
        return address;
      },
      { timeout: 30_000, interval: 20 },
    );
    const health = await fetch(`${url}/healthz`);
    expect([health.status, health.headers.get('retry-after'), await health.json()]).toEqual([
      503,
      '2',
      { status: 'starting' },
    ]);
    const signIn = await requestSignIn(url, 'admin@localhost', adminPassword);
    expect([signIn.status, await signIn.json()]).toEqual([
      503,
      { error_message: 'The station is starting. Try again in a moment.' },
    ]);
    expect(await (await fetch(url, { headers: html })).text()).toContain('This page reloads by itself.');
    expect((await readdir(dataDir)).filter((name) => !name.includes('lock'))).toEqual([]);

    await writeFile(release, '');
    const station = await starting;
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await requestSignIn(url, 'admin@localhost', adminPassword)).status).toBe(200);
    // The health check notices an engine that is replaced while the station runs.
    await writeFile(ffmpeg, '#!/bin/sh\n');
    const broken = await fetch(`${url}/healthz`);
    expect([broken.status, await broken.json()]).toEqual([
      503,
      expect.objectContaining({ status: 'failed', engine: 'failed', db: 'ok' }),
    ]);
    await station.stop();
  });

  it('does not start with a program that is not ffmpeg', async () => {
    await expect(startStation({ env: { FFMPEG_PATH: '/bin/true' } })).rejects.toThrow(
      '/bin/true is not ffmpeg',
    );
  });

  it('touches nothing when its port is taken', async () => {
    using folder = temporaryFolder();
    const start = createStation({ env: { POSTKIT_DATA: folder.path }, port: station.port, quiet: true });
    await expect(start).rejects.toThrow(
      `Port ${station.port} is used by another program. Set PORT to a free port.`,
    );
    expect((await readdir(folder.path)).toSorted()).toEqual(['postkit.lock', 'recorder.lock', 'web.lock']);
  });

  it.runIf(!isOnPostgres)('refuses a data folder that is in use, and leaves it locked', async () => {
    const again = () => startStation({ dataDir: station.dataDir });
    await expect(again()).rejects.toThrow(
      `Another PostKit uses the data folder ${station.dataDir}: process ${process.pid} on `,
    );
    await expect(again()).rejects.toThrow(station.url);
    expect((await station.call('/healthz')).status).toBe(200);
  });
});
