import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { licensedImages, settings } from '@postkit/sdk/schema';
import { makeStation, startStation, type SignedIn, type TestStation } from '../../testing/index.ts';

/** The searches that the library received. */
const searches: { key: string | undefined; body: unknown }[] = [];
let answer: { status: number; body: string };
let picture: Buffer;
let library: Server;
let origin: string;
let station: TestStation;
let admin: SignedIn;

const entry = (href: string) => ({
  id: 'a1',
  title: 'A stage',
  credit: 'Ann',
  contentLinks: [{ rel: 'main', href }],
  rights: 'editorial',
});

beforeAll(async () => {
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  library = createServer((request, response) => {
    if (request.method === 'GET') {
      if (request.url === '/picture.jpg') return response.end(picture);
      if (request.url === '/page.html') return response.end('<html>');
      return response.writeHead(410).end();
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      searches.push({
        key: request.headers['x-api-key']?.toString(),
        body: JSON.parse(Buffer.concat(chunks).toString()),
      });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => library.once('listening', resolve));
  origin = `http://127.0.0.1:${(library.address() as AddressInfo).port}`;
  answer = {
    status: 200,
    body: JSON.stringify({ entries: [entry(`${origin}/picture.jpg`), { id: 'odd' }], total: 2 }),
  };
  station = await startStation({
    env: {
      POSTKIT_IMAGE_LIBRARY_URL: `${origin}/api_request.json`,
      POSTKIT_IMAGE_LIBRARY_KEY: 'library-secret',
      POSTKIT_ALLOW_PRIVATE_FETCH: '1',
    },
  });
  admin = await station.signIn();
});

afterAll(async () => {
  await station.close();
  library.close();
});

const post = (path: string, json: unknown, server = station, as = admin) =>
  server.call(`/${server.slug}${path}`, { method: 'POST', as, json });
const search = (words: unknown) => post('/ap_images/api_request.json', { search: words });
const keep = (url: string) => post('/ap_images/keep.json', { url });

describe('licensed images', () => {
  it('EDITOR-096 EDITOR-099 are searched in the library, whose key is not exposed; invalid entries are left out', async () => {
    const response = await search(' stage ');
    expect(response.status).toBe(200);
    const { entries } = licensedImages.parse(await response.json());
    expect(entries).toEqual([
      {
        id: 'a1',
        title: 'A stage',
        credit: 'Ann',
        contentLinks: [{ rel: 'main', href: `${origin}/picture.jpg` }],
      },
    ]);
    expect(searches.at(-1)).toEqual({ key: 'library-secret', body: { search: 'stage' } });
    const said = await (await station.call(`/${station.slug}/api/v1/settings/`, { as: admin })).text();
    expect(settings.parse(JSON.parse(said)).ap_images_key).toBe(new URL(origin).host);
    expect(said).not.toContain('library-secret');
  });

  it('become images of the station when a user chooses one', async () => {
    const stored = await keep(`${origin}/picture.jpg`);
    expect(stored.status).toBe(200);
    const { location, width, height } = (await stored.json()) as {
      location: string;
      width: number;
      height: number;
    };
    expect([width, height]).toEqual([60, 40]);
    expect(location).toMatch(new RegExp(`^/${station.slug}/images/[0-9a-f-]+\\.jpg$`));
    expect((await station.call(location)).status).toBe(200);
    // An image of the station is not fetched again.
    expect(await (await keep(`https://elsewhere.invalid${location}`)).json()).toEqual({
      location,
      width,
      height,
    });
  });

  it('refuse files that are no images, missing files, and an empty search, with a message', async () => {
    expect((await keep(`${origin}/page.html`)).status).toBe(415);
    const gone = await keep(`${origin}/gone.jpg`);
    expect([gone.status, await gone.json()]).toEqual([
      502,
      { error_message: 'The image library responded with status 410.' },
    ]);
    expect((await keep('ftp://127.0.0.1/picture.jpg')).status).toBe(400);
    expect((await search('  ')).status).toBe(400);
  });

  it('report that the library failed', async () => {
    const before = answer;
    for (const [broken, message] of [
      [{ status: 500, body: '{}' }, 'The image library responded with status 500.'],
      [{ status: 200, body: 'no json' }, 'The image library did not return a list of images.'],
    ] as const) {
      answer = broken;
      const response = await search('stage');
      expect([response.status, await response.json()]).toEqual([502, { error_message: message }]);
    }
    answer = before;
  });

  it('respond 404 if no library is configured', async () => {
    const plain = await startStation();
    const as = await plain.signIn();
    expect((await post('/ap_images/api_request.json', { search: 'stage' }, plain, as)).status).toBe(404);
    expect((await post('/ap_images/keep.json', { url: `${origin}/picture.jpg` }, plain, as)).status).toBe(
      404,
    );
    await plain.close();
  });

  it("cannot be fetched from the station's private network", async () => {
    const guarded = await startStation({ env: { POSTKIT_IMAGE_LIBRARY_URL: `${origin}/api_request.json` } });
    const as = await guarded.signIn();
    expect((await post('/ap_images/keep.json', { url: `${origin}/picture.jpg` }, guarded, as)).status).toBe(
      502,
    );
    await guarded.close();
  });

  it('of one station are not those of another', async () => {
    const { location } = (await (await keep(`${origin}/picture.jpg`)).json()) as { location: string };
    const other = await makeStation(station);
    const answered = await station.call(`/${other.slug}/ap_images/keep.json`, {
      method: 'POST',
      as: admin,
      json: { url: `${origin}${location}` },
    });
    expect(answered.status).toBe(502);
  });
});
