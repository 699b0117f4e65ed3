import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkDownload, encodeProgress, uploadedImage } from '@postkit/sdk/schema';
import type { ByteRange } from './platform/http/byte-range.ts';
import { startFaultyProxy, type FaultyProxy } from './testing/faulty-proxy.ts';
import { firstStation, startStation, type SignedIn, type TestStation } from './testing/index.ts';
import { makeEpisode } from './testing/make-episode.ts';
import { startS3Server, type S3Server } from './testing/s3-server.ts';
import { wavTone } from './testing/wav-tone.ts';

let s3: S3Server;
let proxy: FaultyProxy;
let server: TestStation;
let admin: SignedIn;

const token = 'a-token-of-24-characters';
const env = () => ({
  ...s3.env,
  POSTKIT_STORAGE: s3.address.replace(s3.endpoint, proxy.origin),
  POSTKIT_METRICS_TOKEN: token,
});

beforeAll(async () => {
  s3 = await startS3Server();
  proxy = await startFaultyProxy(s3.endpoint);
  server = await startStation({ env: env() });
  admin = await server.signIn();
});
afterAll(async () => {
  await server.close();
  await proxy.close();
  await s3.close();
});

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** The files of the data folder that a station would keep in a bucket. */
async function localFiles(station: TestStation): Promise<string[]> {
  const entries = await readdir(join(station.dataDir, 'files'));
  return entries.filter((name) => name !== '.work' && name !== '.copies');
}

async function storedBelow(station: TestStation, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of station.context.storage.list(folder)) keys.push(key);
  return keys;
}

async function uploadImage(station = server, as = admin): Promise<Response> {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3f6f8f' } })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  return station.call(`/${station.slug}/api/v1/playlist/upload/image.html`, { method: 'POST', as, body });
}

async function zipOf(id: number, station = server, as = admin): Promise<Response> {
  const path = `/${station.slug}/api/v1/playlist/bulk_download/`;
  const { guid } = bulkDownload.parse(
    await (await station.call(path, { method: 'POST', as, json: { audio_playlist_ids: [id] } })).json(),
  );
  await station.context.jobs.idle();
  return station.call(`/${station.slug}/playlist/bulk/${guid}.zip`, { as });
}

describe('a station whose files are in a bucket', () => {
  it('receives an upload in parts across a restart, and makes an event of it', async () => {
    const uuid = randomUUID();
    const wav = wavTone(20);
    const tus = { 'tus-resumable': '1.0.0' };
    const path = `/${server.slug}/api/v2/upload/files/`;
    const base64 = (text: string) => Buffer.from(text).toString('base64');
    const metadata = `uuid ${base64(uuid)},title ${base64('A tone')},audio_type ${base64('UPLOAD-Talk')}`;
    const send = (offset: number, body: Uint8Array<ArrayBuffer>) =>
      server.call(`${path}${uuid}/`, {
        method: 'PATCH',
        as: admin,
        headers: {
          ...tus,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        body,
      });
    const headers = { ...tus, 'upload-length': String(wav.length), 'upload-metadata': metadata };
    expect((await server.call(path, { method: 'POST', as: admin, headers })).status).toBe(201);
    expect((await send(0, wav.subarray(0, 1_000_000))).status).toBe(204);
    await server.stop();
    server = await startStation({ env: env(), dataDir: server.dataDir });
    admin = await server.signIn();
    const offset = await server.call(`${path}${uuid}/`, { method: 'HEAD', as: admin, headers: tus });
    expect(offset.headers.get('upload-offset')).toBe('1000000');
    expect((await send(1_000_000, wav.subarray(1_000_000))).status).toBe(204);
    await server.context.jobs.idle();
    const { upload } = encodeProgress.parse(
      await (await server.call(`/encodeprogress/${uuid}`, { as: admin })).json(),
    );
    expect(upload).toMatchObject({ failed: 0, duration: expect.closeTo(20, 0) });
    await expect.poll(() => storedBelow(server, 'uploads'), { timeout: 20_000 }).toEqual([]);
  });

  it('serves episodes with ranges and HEAD, images and bulk downloads, and has none of them on its disk', async () => {
    const { id } = await makeEpisode(server);
    const path = `/${server.slug}/audio/${id}.mp3`;
    const whole = await server.call(path);
    const bytes = await bytesOf(whole);
    expect([whole.status, Number(whole.headers.get('content-length'))]).toEqual([200, bytes.length]);
    const part = await server.call(path, { headers: { range: 'bytes=100-299' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-299/${bytes.length}`]);
    expect((await bytesOf(part)).equals(bytes.subarray(100, 300))).toBe(true);
    const head = await server.call(path, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), head.headers.get('etag')]).toEqual([
      200,
      String(bytes.length),
      whole.headers.get('etag'),
    ]);
    const known = await server.call(path, { headers: { 'if-none-match': whole.headers.get('etag') ?? '' } });
    expect(known.status).toBe(304);

    const { location, width } = uploadedImage.parse(await (await uploadImage()).json());
    const image = await bytesOf(await server.call(location));
    expect([width, (await sharp(image).metadata()).width]).toEqual([300, 300]);
    const zip = await bytesOf(await zipOf(id));
    expect(zip.includes(bytes)).toBe(true);
    expect(await localFiles(server)).toEqual([]);
  });

  it('sends the whole of a download whose connection to the store breaks', async () => {
    const { id } = await makeEpisode(server);
    const path = `/${server.slug}/audio/${id}.mp3`;
    const bytes = await bytesOf(await server.call(path));
    const { storage } = server.context;
    storage.close();
    // The response of the look-up is shorter than this, and that of the file longer.
    proxy.cutResponses(Math.floor(bytes.length / 2));
    expect((await bytesOf(await server.call(path))).equals(bytes)).toBe(true);
  });

  it('counts the bytes that a listener received', async () => {
    const { id } = await makeEpisode(server);
    const served: Promise<ByteRange | null>[] = [];
    server.features.episodes.media.onServed(
      ({ episodeId, sent }) => void (episodeId === id && served.push(sent)),
    );
    const path = `/${server.slug}/audio/${id}.mp3`;
    await bytesOf(await server.call(path, { headers: { range: 'bytes=5-104' } }));
    expect(await Promise.all(served)).toEqual([{ start: 5, end: 104 }]);
  });

  it('reports the store in its health and its metrics, and responds 503 for files while the store is down', async () => {
    expect(await (await server.call('/healthz')).json()).toMatchObject({ status: 'ok', storage: 'ok' });
    const { origin } = proxy;
    await proxy.close();
    const down = await server.call('/healthz');
    expect([down.status, await down.json()]).toEqual([
      503,
      expect.objectContaining({ status: 'failed', storage: 'failed', db: 'ok' }),
    ]);
    const refused = await uploadImage();
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      503,
      '10',
      { error_message: "The station's file store does not respond. Try again shortly." },
    ]);
    expect((await server.call(`/${server.slug}/api/v1/playlistcategory/`, { as: admin })).status).toBe(200);
    proxy = await startFaultyProxy(s3.endpoint, Number(new URL(origin).port));
    expect((await uploadImage()).status).toBe(200);
    const metrics = await (
      await server.call('/metrics', { headers: { authorization: `Bearer ${token}` } })
    ).text();
    expect(metrics).toMatch(
      /postkit_object_store_request_duration_seconds_count\{operation="PutObject",outcome="ok"\} \d/,
    );
    expect(metrics).toMatch(
      /postkit_object_store_request_duration_seconds_count\{operation="PutObject",outcome="failed"\} 1/,
    );
  });
});

it('A station starts while its bucket is down, and serves its files once it is back', async () => {
  const { id } = await makeEpisode(server);
  await server.stop();
  const { origin } = proxy;
  await proxy.close();
  server = await startStation({ env: env(), dataDir: server.dataDir });
  admin = await server.signIn();
  const path = `/${server.slug}/audio/${id}.mp3`;
  expect((await server.call(path)).status).toBe(503);
  proxy = await startFaultyProxy(s3.endpoint, Number(new URL(origin).port));
  expect((await server.call(path)).status).toBe(200);
});

it('A station does not start with a bucket that does not exist', async () => {
  const settings = { ...env(), POSTKIT_STORAGE: `s3://elsewhere?endpoint=${s3.endpoint}` };
  await expect(startStation({ env: settings })).rejects.toThrow(
    'Wrong setting: POSTKIT_STORAGE: s3://elsewhere/files: there is no such bucket',
  );
});

describe('a station that redirects to its bucket', () => {
  let redirecting: TestStation;
  let as: SignedIn;
  const open = (settings: Record<string, string> = {}) =>
    startStation({ env: { ...env(), POSTKIT_STORAGE_DELIVERY: 'redirect', ...settings } });

  beforeAll(async () => {
    redirecting = await open();
    as = await redirecting.signIn();
  });
  afterAll(() => redirecting.close());

  it('redirects a GET to an address that delivers the file with its headers, and counts it once', async () => {
    const { id } = await makeEpisode(redirecting);
    const served: Promise<ByteRange | null>[] = [];
    redirecting.features.episodes.media.onServed(
      ({ episodeId, sent }) => void (episodeId === id && served.push(sent)),
    );
    const path = `/${redirecting.slug}/audio/${id}.mp3`;
    const head = await redirecting.call(path, { method: 'HEAD' });
    const bytes = Number(head.headers.get('content-length'));
    expect([head.status, head.headers.get('accept-ranges'), served.length]).toEqual([200, 'bytes', 0]);

    const redirect = await redirecting.call(path, { headers: { range: 'bytes=10-19' } });
    expect([
      redirect.status,
      redirect.headers.get('cache-control'),
      redirect.headers.get('access-control-allow-origin'),
    ]).toEqual([302, 'public, no-cache', '*']);
    const address = redirect.headers.get('location') ?? '';
    expect(address).toMatch(new RegExp(`^${proxy.origin}/${s3.bucket}/station/files/.*X-Amz-Expires=7200`));
    const file = await fetch(address, { headers: { range: 'bytes=10-19' } });
    expect([file.status, file.headers.get('content-range'), file.headers.get('content-type')]).toEqual([
      206,
      `bytes 10-19/${bytes}`,
      'audio/mpeg',
    ]);
    expect((await redirecting.call(path)).headers.get('location')).toBe(address);
    expect(await Promise.all(served)).toEqual([
      { start: 10, end: 19 },
      { start: 0, end: bytes - 1 },
    ]);
    const known = await redirecting.call(path, {
      headers: { 'if-none-match': head.headers.get('etag') ?? '' },
    });
    expect([known.status, known.headers.get('location'), served.length]).toEqual([304, null, 2]);
  });

  it('lets clients keep the redirect of an image shorter than its address works, and sends a zip itself', async () => {
    const { id } = await makeEpisode(redirecting);
    const { location } = uploadedImage.parse(await (await uploadImage(redirecting, as)).json());
    const image = await redirecting.call(location);
    expect([image.status, image.headers.get('cache-control')]).toEqual([302, 'public, max-age=1800']);
    expect((await fetch(image.headers.get('location') ?? '')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    const download = await redirecting.call(`/${redirecting.slug}/playlist/dl/${id}.mp3`, { as });
    const file = await fetch(download.headers.get('location') ?? '');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="The harbour.mp3"');
    expect((await zipOf(id, redirecting, as)).status).toBe(200);
  });

  it('lets the console and the public page use the store, and no other origin', async () => {
    const { id } = await makeEpisode(redirecting);
    const page = await redirecting.call(`/${redirecting.slug}/listen/${id}`);
    expect(page.headers.get('content-security-policy')).toContain(`media-src 'self' ${proxy.origin};`);
    const console = await redirecting.call('/');
    for (const name of ['media-src', 'img-src', 'connect-src']) {
      expect(console.headers.get('content-security-policy')).toMatch(
        new RegExp(`${name} [^;]*${proxy.origin}`),
      );
    }
    expect(
      (await server.call(`/${server.slug}/listen/${id}`)).headers.get('content-security-policy'),
    ).toContain("media-src 'self';");
  });

  it('redirects public files to the CDN, and private ones to the store', async () => {
    const cdn = await open({ POSTKIT_STORAGE_CDN: 'https://cdn.example.org' });
    try {
      const { id } = await makeEpisode(cdn);
      const file = await cdn.features.episodes.media.fileOf(firstStation(cdn).id, id, 'mp3');
      const enclosure = await cdn.call(`/${cdn.slug}/audio/${id}.mp3`);
      expect(enclosure.headers.get('location')).toBe(`https://cdn.example.org/station/files/${file?.key}`);
      const download = await cdn.call(`/${cdn.slug}/playlist/dl/${id}.mp3`, { as: await cdn.signIn() });
      expect(download.headers.get('location')).toMatch(`${proxy.origin}/${s3.bucket}/station/`);
      const page = await cdn.call(`/${cdn.slug}/listen/${id}`);
      expect(page.headers.get('content-security-policy')).toContain(
        `media-src 'self' ${proxy.origin} https://cdn.example.org;`,
      );
    } finally {
      await cdn.close();
    }
  });
});
