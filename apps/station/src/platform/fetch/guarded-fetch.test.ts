import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGuardedFetch } from './guarded-fetch.ts';
import { checkedLookup, isPublicAddress } from './refuse-address.ts';

const open = createGuardedFetch({ allowPrivate: true });
const guarded = createGuardedFetch({ allowPrivate: false });
let server: Server;
let other: Server;
let port: number;
let address: string;
let otherAddress: string;
let hits = 0;

async function start(target: Server): Promise<number> {
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
  return (target.address() as AddressInfo).port;
}

beforeAll(async () => {
  const bomb = await promisify(gzip)(Buffer.alloc(5_000_000));
  server = createServer((request, response) => {
    hits += 1;
    const path = request.url ?? '/';
    const hop = /^\/hop\/(\d+)$/.exec(path);
    if (path === '/hello') return response.end(`hello ${request.headers['user-agent']}`);
    if (path === '/bomb') return response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    if (path === '/large') return response.writeHead(200, { 'content-length': 10_000_000 }).flushHeaders();
    if (path === '/stream') return response.end('x'.repeat(2000));
    if (path === '/hang') return undefined;
    if (path === '/endless') return response.write('begin');
    if (path === '/missing') return response.writeHead(404).end('no');
    if (path === '/away') return response.writeHead(302, { location: `${otherAddress}/echo` }).end();
    if (path === '/file') return response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    if (path === '/moved-post') return response.writeHead(303, { location: '/method' }).end();
    if (path === '/kept-post') return response.writeHead(307, { location: '/method' }).end();
    if (path === '/method')
      return void request.toArray().then((parts) => response.end(`${request.method} ${parts.join('')}`));
    if (hop)
      return response
        .writeHead(302, { location: hop[1] === '0' ? '/hello' : `/hop/${Number(hop[1]) - 1}` })
        .end();
    return response.writeHead(500).end();
  });
  other = createServer((request, response) => response.end(JSON.stringify(request.headers)));
  port = await start(server);
  address = `http://127.0.0.1:${port}`;
  otherAddress = `http://127.0.0.1:${await start(other)}`;
});
afterAll(async () => {
  await Promise.all([open.close(), guarded.close()]);
  for (const target of [server, other]) {
    target.closeAllConnections();
    await new Promise((resolve) => target.close(resolve));
  }
});

const limit = { limitBytes: 1_000_000 };

describe('createGuardedFetch', () => {
  it('resolves to status, final address and body', async () => {
    const answer = await open(`${address}/hop/2`, limit);
    expect([answer.status, answer.url, await answer.text()]).toEqual([
      200,
      `${address}/hello`,
      'hello PostKit',
    ]);
    const missing = await open(`${address}/missing`, limit);
    expect([missing.status, await missing.text()]).toEqual([404, 'no']);
  });

  it('reaches a private address that is an own origin, and none to which it redirects', async () => {
    const own = createGuardedFetch({ allowPrivate: false, ownOrigins: () => [address] });
    const response = await own(`${address}/hop/1`, limit);
    expect([response.status, await response.text()]).toEqual([200, 'hello PostKit']);
    await expect(own(`${address}/away`, limit)).rejects.toMatchObject({ code: 'fetch.failed' });
    await expect(own(`${otherAddress}/echo`, limit)).rejects.toMatchObject({ code: 'fetch.failed' });
    await own.close();
  });

  it('rejects a private address in every notation', async () => {
    const before = hits;
    for (const host of [
      '127.0.0.1',
      '2130706433',
      '0x7f.1',
      '[::ffff:127.0.0.1]',
      '[::1]',
      'localhost',
      '10.1.2.3',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
    ]) {
      const failure = await guarded(`http://${host}:${port}/hello`, limit).catch((error: unknown) => error);
      expect(failure).toMatchObject({ code: 'fetch.failed', message: 'This address could not be reached.' });
    }
    expect(hits).toBe(before);
  });

  it('rejects other schemes, credentials and low ports', async () => {
    for (const url of [
      'file:///etc/passwd',
      'ftp://example.com/',
      'http://user:pw@example.com/',
      'http://example.com:22/',
      'nonsense',
      `${address}/file`,
    ]) {
      await expect(open(url, limit)).rejects.toMatchObject({ code: 'fetch.failed' });
    }
  });

  it('follows ten redirects and no eleventh, unless `maxRedirects` allows it', async () => {
    expect((await open(`${address}/hop/9`, limit)).status).toBe(200);
    await expect(open(`${address}/hop/10`, limit)).rejects.toMatchObject({ code: 'fetch.failed' });
    expect((await open(`${address}/hop/10`, { ...limit, maxRedirects: 11 })).status).toBe(200);
  });

  it('sends credentials to no other origin', async () => {
    const headers = { authorization: 'ApiKey a:b', cookie: 'c=d', 'x-kept': 'yes' };
    const seen = JSON.parse(await (await open(`${address}/away`, { ...limit, headers })).text());
    expect(seen).toMatchObject({ 'x-kept': 'yes' });
    expect(seen).not.toHaveProperty('authorization');
    expect(seen).not.toHaveProperty('cookie');
  });

  it('turns a moved POST into a GET, and keeps a POST for 307 and 308', async () => {
    const post = { ...limit, method: 'POST' as const, body: 'a=1' };
    expect(await (await open(`${address}/moved-post`, post)).text()).toBe('GET ');
    expect(await (await open(`${address}/kept-post`, post)).text()).toBe('POST a=1');
  });

  it('stops at the limit, whether announced, streamed or decompressed', async () => {
    await expect(open(`${address}/large`, limit)).rejects.toMatchObject({ code: 'fetch.too-large' });
    const streamed = await open(`${address}/stream`, { limitBytes: 1999 }).then(
      (answer) => answer.text(),
      (error: unknown) => error,
    );
    expect(streamed).toMatchObject({ code: 'fetch.too-large' });
    expect((await (await open(`${address}/stream`, { limitBytes: 2000 })).bytes()).length).toBe(2000);
    const bomb = await open(`${address}/bomb`, limit);
    await expect(bomb.bytes()).rejects.toMatchObject({ code: 'fetch.too-large' });
  });

  it('has no time limit and no shared connection for a body without an end', async () => {
    const stop = new AbortController();
    const endless = {
      limitBytes: Number.POSITIVE_INFINITY,
      isEndless: true,
      timeoutMs: 0,
      signal: stop.signal,
    };
    const streams = await Promise.all([1, 2, 3].map(() => open(`${address}/endless`, endless)));
    const bodies = streams.map(({ body }) => body[Symbol.asyncIterator]());
    for (const body of bodies) expect(String((await body.next()).value)).toBe('98,101,103,105,110');
    expect(await (await open(`${address}/hello`, limit)).text()).toBe('hello PostKit');
    const ends = bodies.map((body) => body.next());
    stop.abort();
    for (const end of ends) await expect(end).rejects.toMatchObject({ code: 'fetch.failed' });
    const refused = guarded(`${address}/endless`, endless);
    await expect(refused).rejects.toMatchObject({ code: 'fetch.failed' });
  });

  it('times out, and stops when its signal aborts', async () => {
    await expect(open(`${address}/hang`, { ...limit, timeoutMs: 50 })).rejects.toMatchObject({
      code: 'fetch.timeout',
    });
    const stop = new AbortController();
    const waiting = open(`${address}/hang`, { ...limit, signal: stop.signal });
    stop.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'fetch.failed' });
  });
});

describe('checkedLookup', () => {
  it('rejects a name that resolves to private addresses only', async () => {
    const find = promisify(checkedLookup(false));
    await expect(find('localhost', { all: true })).rejects.toThrow('private addresses only');
    await expect(promisify(checkedLookup(true))('localhost', { all: true })).resolves.toBeDefined();
  });
});

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '2606:4700::1111'])('accepts %s', (ip) => expect(isPublicAddress(ip)).toBe(true));
  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.1.1',
    '172.16.0.1',
    '192.0.0.1',
    '192.0.2.1',
    '192.168.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'name',
  ])('rejects %s', (ip) => expect(isPublicAddress(ip)).toBe(false));
});
