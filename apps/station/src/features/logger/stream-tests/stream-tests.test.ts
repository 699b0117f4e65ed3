import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type StreamTest, streamTest } from '@postkit/sdk/schema';
import { runFfmpeg } from '../../../audio/testing/run-ffmpeg.ts';
import { fakeIcecast, type FakeIcecast } from '../../../testing/fake-icecast.ts';
import { makeUser, startStation, type SignedIn } from '../../../testing/index.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { stationTest } from '../../../testing/station-test.ts';

const { server, admin } = stationTest({
  env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1', POSTKIT_STREAM_PORTS: '9000' },
});
let audio: Buffer;
let quiet: Buffer;
const mp3 = [
  '-c:a',
  'libmp3lame',
  '-b:a',
  '128k',
  '-write_xing',
  '0',
  '-id3v2_version',
  '0',
  '-f',
  'mp3',
  'pipe:1',
];
beforeAll(async () => {
  audio = await runFfmpeg('-f', 'lavfi', '-i', 'sine=440:d=8', '-ac', '2', ...mp3);
  quiet = await runFfmpeg('-f', 'lavfi', '-i', 'anullsrc=d=4', ...mp3);
});

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const request = (json: unknown, as: SignedIn = admin, signal?: AbortSignal) =>
  server.call(`/${server.slug}/api/v1/logger/test/`, {
    method: 'POST',
    as,
    json,
    ...(signal ? { signal } : {}),
  });

async function test(url: string, more: object = {}): Promise<StreamTest> {
  const response = await request({ url, ...more });
  expect(response.status).toBe(200);
  return streamTest.parse(await response.json());
}

const problemOf = async (url: string, more: object = {}) => (await test(url, more)).problem;

async function listen(target: Server): Promise<number> {
  await once(target.listen(0, '127.0.0.1'), 'listening');
  closing.push(async () => new Promise((resolve) => target.close(resolve)));
  return (target.address() as AddressInfo).port;
}

/** The address of a web server. */
async function serve(answer: RequestListener): Promise<string> {
  const web = createServer(answer);
  const port = await listen(web);
  closing.unshift(async () => web.closeAllConnections());
  return `http://127.0.0.1:${port}/live`;
}

async function icecast(): Promise<FakeIcecast> {
  const stream = await fakeIcecast();
  closing.push(async () => stream[Symbol.asyncDispose]());
  return stream;
}

describe('a test of a stream', { timeout: 60_000 }, () => {
  it('describes a live stream, and returns a sample of its audio', async () => {
    const stream = await icecast();
    stream.password = 'ina:p@ss';
    const testing = test(stream.url.replace('http://', 'http://ina:p%40ss@'));
    await expect.poll(() => stream.connections, { timeout: 20_000 }).toBe(1);
    stream.title('Ada - Bread before five');
    stream.send(audio);
    const result = await testing;
    expect(result.problem).toBeNull();
    expect(result.stream).toMatchObject({
      kind: 'http',
      container: 'mp3',
      codec: 'mp3',
      bit_rate: 128_000,
      sample_rate: 44_100,
      channels: 2,
      title: 'Ada - Bread before five',
      has_titles: true,
      is_silent: false,
      is_opposite_phase: false,
      is_live: true,
    });
    expect(result.stream?.peak).toBeGreaterThan(-23);
    expect(result.stream?.peak).toBeLessThan(-19);
    const sample = Buffer.from(result.stream?.sample ?? '', 'base64');
    expect(sample.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xf1]));
    expect(JSON.stringify(result)).not.toMatch(/p@ss|p%40ss/);
    const log = await server.call(`/${server.slug}/api/v1/logger/`, { as: admin });
    expect(await log.json()).toMatchObject({ url: '', active: false, state: 'off' });
  });

  it('follows a playlist file to the first address that works, with the password of its own server only', async () => {
    const [stream, other] = [await icecast(), await icecast()];
    stream.refusing = true;
    const passwords: (string | undefined)[] = [];
    const list = await serve(({ headers, url }, response) => {
      passwords.push(headers.authorization);
      if (url === '/404') return void response.writeHead(404).end();
      response
        .writeHead(200, { 'content-type': 'text/plain' })
        .end(`[playlist]\nFile2=${stream.url}\nFile1=/404\nFile3=${other.url}\n`);
    });
    const testing = test(list.replace('http://', 'http://ina:secret@'));
    await expect.poll(() => other.connections, { timeout: 20_000 }).toBe(1);
    other.title('From the list');
    other.send(audio);
    expect(await testing).toMatchObject({
      problem: null,
      stream: { codec: 'mp3', title: 'From the list', is_live: true },
    });
    expect(passwords.map((password) => password !== undefined)).toEqual([true, true]);
    expect([...stream.requests, ...other.requests].map(({ authorization }) => authorization)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('does not follow playlists in a circle', async () => {
    let requests = 0;
    const url = await serve((_request, response) => {
      requests += 1;
      response.end('#EXTM3U\nlive\n');
    });
    expect(await problemOf(url)).toMatchObject({ code: 'playlist', use: url });
    expect(requests).toBe(3);
  });

  it('hears SHOUTcast 1', async () => {
    const block = Buffer.alloc(33, 0);
    block[0] = 2;
    block.write("StreamTitle='Harbour news';", 1);
    const silent = Buffer.from([0]);
    const parts = [audio.subarray(0, 8000), block];
    for (let at = 8000; at + 8000 <= audio.length; at += 8000)
      parts.push(audio.subarray(at, at + 8000), silent);
    const sockets: Socket[] = [];
    const port = await listen(
      createTcpServer((socket) => {
        sockets.push(socket.on('error', () => undefined));
        socket.once('data', () => {
          socket.write('ICY 200 OK\r\nicy-notice1:<BR>Requires Winamp<BR>\r\nicy-metaint:8000\r\n\r\n');
          for (const part of parts) socket.write(part);
        });
      }),
    );
    closing.unshift(async () => sockets.forEach((socket) => socket.destroy()));
    const { stream } = await test(`http://127.0.0.1:${port}/;stream.nsv`);
    expect(stream).toMatchObject({ codec: 'mp3', title: 'Harbour news', has_titles: true, is_live: true });
  });

  it('shows a title in the encoding that is asked for, else in that of the log', async () => {
    const cyrillic = Buffer.from([0xcd, 0xee, 0xe2, 0xee, 0xf1, 0xf2, 0xe8]);
    const block = Buffer.alloc(33, 0);
    block[0] = 2;
    Buffer.concat([Buffer.from("StreamTitle='"), cyrillic, Buffer.from("';")]).copy(block, 1);
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'audio/mpeg', 'icy-metaint': '8000' });
      response.end(
        Buffer.concat([audio.subarray(0, 8000), block, audio.subarray(8000, 16_000), Buffer.from([0])]),
      );
    });
    const titleOf = async (more: object) => (await test(url, more)).stream?.title;
    expect(await titleOf({})).toBe('Íîâîñòè');
    expect(await titleOf({ title_encoding: 'cp1251' })).toBe('Новости');
    await server.call(`/${server.slug}/api/v1/logger/`, {
      method: 'PATCH',
      as: admin,
      json: { fallback_title_encoding: 'windows-1251' },
    });
    expect(await titleOf({})).toBe('Íîâîñòè');
    expect(await titleOf({ address: 'fallback' })).toBe('Новости');
    expect(await titleOf({ address: 'fallback', title_encoding: null })).toBe('Íîâîñòè');
    expect(await problemOf(url, { title_encoding: 'klingon' })).toMatchObject({
      code: 'address',
      message: expect.stringMatching(/windows-1251/),
    });
  });

  it.each([
    ['audio/aacp', 0],
    ['audio/mpeg', 1],
    ['text/html', 0],
    ['application/vnd.apple.mpegurl', 0],
    ['application/octet-stream', 333],
    ['', 2],
  ])('hears mp3 that is called %j and begins at byte %i', async (type, from) => {
    const url = await serve(
      (_request, response) =>
        void response.writeHead(200, type ? { 'content-type': type } : {}).end(audio.subarray(from)),
    );
    expect(await test(url.replace('/live', '/live.m3u8'))).toMatchObject({
      problem: null,
      stream: { kind: 'http', container: 'mp3' },
    });
  });

  it('says that a file is not live, and that it is silent', async () => {
    const url = await serve(
      (_request, response) => void response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(quiet),
    );
    expect((await test(url)).stream).toMatchObject({
      is_silent: true,
      is_live: false,
      peak: -96,
      loudness: null,
      has_titles: false,
    });
  });

  it('says that the channels are in opposite phase, which is no silence', async () => {
    const miswired = await runFfmpeg(
      '-f',
      'lavfi',
      '-i',
      'aevalsrc=0.2*sin(2765*t)|-0.2*sin(2765*t):s=44100:d=4',
      ...mp3,
    );
    const url = await serve(
      (_request, response) => void response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(miswired),
    );
    const { stream } = await test(url);
    expect(stream).toMatchObject({ is_opposite_phase: true, is_silent: false });
    expect(stream?.peak).toBeCloseTo(-14, 0);
  });

  it('signs in with the stored password of the same stream only', async () => {
    const stream = await icecast();
    stream.password = 'ina:p@ss';
    const change = { fallback_url: stream.url.replace('http://', 'http://ina:p%40ss@') };
    await server.call(`/${server.slug}/api/v1/logger/`, { method: 'PATCH', as: admin, json: change });
    stream.refusing = true;
    expect(await problemOf(stream.url, { address: 'fallback' })).toMatchObject({
      code: 'server_error',
      status: 503,
    });
    stream.refusing = false;
    expect(await problemOf(stream.url)).toMatchObject({ code: 'credentials', status: 401 });
    expect(await problemOf(stream.url, { address: 'fallback', remove_credentials: true })).toMatchObject({
      code: 'credentials',
    });
    expect(await problemOf(stream.url.replace('/live', '/other'), { address: 'fallback' })).toMatchObject({
      code: 'credentials',
    });
    const sent = stream.requests.map(({ authorization }) => authorization !== undefined);
    expect(sent).toEqual([true, false, false, false]);
  });

  it.each([
    [403, 'forbidden'],
    [404, 'not_found'],
    [500, 'server_error'],
  ])('names the status %i', async (status, code) => {
    const url = await serve((_request, response) => void response.writeHead(status).end());
    expect(await problemOf(url)).toMatchObject({ code, status, use: null });
  });

  it('recognises a web page, a playlist without a stream, and text', async () => {
    const pages: Record<string, [type: string, body: string]> = {
      '/page': ['text/html; charset=utf-8', '<!doctype html><title>Harbour FM</title>'],
      '/status': [
        'text/xml',
        '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><body>Icecast</body></html>',
      ],
      '/live.pls': ['audio/x-scpls', '[playlist]\nFile1=http://no-such-host.invalid/live\n'],
      '/live.m3u': ['audio/x-mpegurl', '#EXTM3U\nhttp://radio.example:25/live\n/page\n'],
      '/empty.m3u': ['audio/x-mpegurl', '#EXTM3U\n'],
      '/ended.m3u8': [
        'application/vnd.apple.mpegurl',
        '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\n0.ts\n#EXT-X-ENDLIST\n',
      ],
      '/text': ['text/plain', 'Harbour FM'],
    };
    const url = await serve(({ url: path = '' }, response) => {
      const [type, body] = pages[path] ?? ['', ''];
      response.writeHead(200, { 'content-type': type }).end(body);
    });
    const codeAt = async (path: string) => problemOf(url.replace('/live', path));
    expect(await codeAt('/page')).toMatchObject({ code: 'web_page' });
    expect(await codeAt('/status')).toMatchObject({ code: 'web_page' });
    expect(await codeAt('/live.pls')).toMatchObject({
      code: 'playlist',
      use: 'http://no-such-host.invalid/live',
    });
    expect(await codeAt('/live.m3u')).toMatchObject({
      code: 'playlist',
      use: 'http://radio.example:25/live',
      status: 200,
    });
    expect(await codeAt('/empty.m3u')).toMatchObject({ code: 'playlist', use: null });
    expect(await codeAt('/ended.m3u8')).toMatchObject({ code: 'ended_playlist' });
    expect(await codeAt('/text')).toMatchObject({ code: 'unsupported' });
  });

  it('says why there is no connection', async () => {
    const port = await listen(createTcpServer((socket) => socket.end('ready\r\n', () => socket.destroy())));
    const closed = createTcpServer();
    const free = await listen(closed);
    await new Promise((resolve) => closed.close(resolve));
    closing.length = 1;
    expect(await problemOf('http://no-such-host.invalid/live')).toMatchObject({
      code: 'host_unknown',
      status: null,
    });
    expect(await problemOf(`http://127.0.0.1:${free}/live`)).toMatchObject({ code: 'refused' });
    expect(await problemOf(`https://127.0.0.1:${port}/live`)).toMatchObject({ code: 'certificate' });
    expect(await problemOf('http://radio.example:25/live')).toMatchObject({
      code: 'address',
      message: expect.stringMatching(/port 80/),
    });
    expect(await problemOf('srt://127.0.0.1:9001?mode=listener')).toMatchObject({
      code: 'address',
      message: expect.stringMatching(/9000/),
    });
  });

  it('says that the connection works and nothing arrives', async () => {
    const url = await serve((_request, response) =>
      response.writeHead(200, { 'content-type': 'audio/mpeg' }).flushHeaders(),
    );
    expect(await problemOf(url)).toMatchObject({ code: 'no_data', status: 200 });
  });

  it('connects to no private address unless the operator allows it', async () => {
    const guarded = await startStation({ env: { POSTKIT_ALLOW_PRIVATE_FETCH: '0' } });
    closing.push(() => guarded.close());
    const as = await guarded.signIn();
    let requests = 0;
    const url = await serve((_request, response) => {
      requests += 1;
      response.end();
    });
    for (const address of [url, url.replace('127.0.0.1', 'localhost')]) {
      const response = await guarded.call(`/${guarded.slug}/api/v1/logger/test/`, {
        method: 'POST',
        as,
        json: { url: address },
      });
      expect(await response.json()).toMatchObject({ problem: { code: 'private_address' } });
    }
    expect(requests).toBe(0);
  });

  it('runs twice at once at a station, and ends when its client leaves', async () => {
    let open = 0;
    const url = await serve(({ socket }, response) => {
      open += 1;
      socket.once('close', () => (open -= 1));
      response.writeHead(200, { 'content-type': 'audio/mpeg' }).flushHeaders();
    });
    const leaving = new AbortController();
    const tests = [1, 2].map(() => request({ url }, admin, leaving.signal).catch(() => null));
    await expect.poll(() => open, { timeout: 20_000 }).toBe(2);
    const refused = await request({ url });
    expect(refused.status).toBe(429);
    expect(await refused.text()).toMatch(/Other tests of this station are running/);
    leaving.abort();
    await Promise.all(tests);
    await expect.poll(() => open, { timeout: 20_000 }).toBe(0);
  });

  it('is for admins, and refuses an address that is none', async () => {
    const { username, password } = await makeUser(server);
    expect(
      (await request({ url: 'http://radio.example/live' }, await signIn(server.url, username, password)))
        .status,
    ).toBe(403);
    const refused = await request({ url: 'radio.example' });
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors).toHaveProperty('url');
    expect((await request({ url: '' })).status).toBe(400);
  });
});
