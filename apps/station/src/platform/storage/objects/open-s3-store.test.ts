import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFaultyProxy, type FaultyProxy } from '../../../testing/faulty-proxy.ts';
import { isOnSwift, startS3Server, type S3Server } from '../../../testing/s3-server.ts';
import type { ObjectStore } from './object-store.ts';
import { openS3Store } from './open-s3-store.ts';
import { parseS3Address } from './s3-address.ts';
import type { S3Options } from './s3-bucket.ts';

let server: S3Server;
let proxy: FaultyProxy;
let store: ObjectStore;
let requests: string[];

const open = (endpoint: string, options: Partial<S3Options> = {}, bucket = server.bucket) =>
  openS3Store({
    location: parseS3Address(`s3://${bucket}/a?endpoint=${endpoint}`),
    credentials: server.credentials,
    ...options,
  });

beforeAll(async () => void (server = await startS3Server()));
afterAll(() => server.close());
beforeEach(async () => {
  requests = [];
  proxy = await startFaultyProxy(server.endpoint);
  const onRequest = (operation: string, hasFailed: boolean) =>
    void requests.push(`${operation}${hasFailed ? ' failed' : ''}`);
  store = open(proxy.origin, { onRequest });
});
afterEach(async () => {
  for await (const { key } of store.list('')) await store.remove(key);
  store.close();
  await proxy.close();
});

const large = randomBytes(20 * 1024 * 1024);
const chunks = (bytes: Buffer) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, n) =>
      bytes.subarray(n * 65_536, (n + 1) * 65_536),
    ),
  );
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
async function keys(below = '', from = store): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of from.list(below)) found.push(key);
  return found;
}

async function read(key: string, range?: { start?: number; end?: number }): Promise<Buffer> {
  const content = await store.get(key, range);
  if (!content) throw new Error('missing');
  return buffer(content.body);
}

describe('openS3Store', () => {
  it('stores, looks up, lists, copies and removes objects below its prefix', async () => {
    const before = Math.floor(Date.now() / 1000) * 1000;
    await store.put('x/1.txt', Buffer.from('hello'), { type: 'text/plain' });
    await store.put('x/2.txt', Readable.from([Buffer.from('he'), Buffer.from('llo')]));
    await store.put('y.txt', Readable.from([]));
    expect(await store.head('x/1.txt')).toEqual({
      key: 'x/1.txt',
      bytes: 5,
      modifiedAt: expect.any(Number),
      etag: expect.stringMatching(/^".+"$/),
    });
    expect((await store.head('x/2.txt'))?.modifiedAt).toBeGreaterThanOrEqual(before);
    expect([await keys('x/'), await keys()]).toEqual([
      ['x/1.txt', 'x/2.txt'],
      ['x/1.txt', 'x/2.txt', 'y.txt'],
    ]);
    expect(await store.copy('x/1.txt', 'z/copy.txt')).toBe(true);
    expect(await store.copy('none', 'z/none')).toBe(false);
    expect((await read('z/copy.txt')).toString()).toBe('hello');
    expect((await read('y.txt')).length).toBe(0);
    await store.remove('x/1.txt');
    await store.remove('x/1.txt');
    expect([await store.head('x/1.txt'), await store.get('x/1.txt')]).toEqual([null, null]);
    const other = openS3Store({
      location: parseS3Address(`s3://${server.bucket}?endpoint=${server.endpoint}`),
      credentials: server.credentials,
    });
    expect(await keys('a/', other)).toEqual(['a/x/2.txt', 'a/y.txt', 'a/z/copy.txt']);
    other.close();
  });

  it('reads ranges, and refuses one after the end', async () => {
    await store.put('r', Buffer.from('0123456789'));
    expect((await read('r', { start: 3, end: 5 })).toString()).toBe('345');
    expect((await read('r', { start: 8 })).toString()).toBe('89');
    expect(await store.get('r', { start: 2, end: 4 })).toMatchObject({ bytes: 10 });
    await expect(store.get('r', { start: 10 })).rejects.toThrow(RangeError);
  });

  it('sends a large stream in parts', async () => {
    await store.put('large', chunks(large));
    expect(requests.filter((name) => name === 'UploadPart')).toHaveLength(3);
    expect(sha256(await read('large'))).toBe(sha256(large));
  });

  it('signs an address that works without credentials and names its headers', async () => {
    await store.put('s.mp3', Buffer.from('0123'), { type: 'audio/mpeg' });
    const address = await store.sign('s.mp3', {
      seconds: 60,
      type: 'audio/x-test',
      disposition: 'attachment; filename="a b.mp3"',
      cacheControl: 'private',
    });
    const response = await fetch(address, { headers: { range: 'bytes=1-2' } });
    expect([response.status, await response.text()]).toEqual([206, '12']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'audio/x-test',
      'content-disposition': 'attachment; filename="a b.mp3"',
      'cache-control': 'private',
    });
  });

  it('stores nothing when its stream fails, and throws the failure of the stream', async () => {
    await store.put('kept', Buffer.from('old'));
    async function* broken() {
      yield large;
      throw new Error('client left');
    }
    await expect(store.put('kept', Readable.from(broken()))).rejects.toThrow('client left');
    expect((await read('kept')).toString()).toBe('old');
    expect(requests.at(-2)).toBe(isOnSwift ? 'AbortMultipartUpload' : 'AbortMultipartUpload failed');
  });

  it('stops when its signal aborts', async () => {
    const stop = new AbortController();
    const waiting = new Readable({ read() {} });
    waiting.push(large);
    const put = store.put('x', waiting, { signal: stop.signal });
    await expect.poll(() => requests, { timeout: 20_000 }).toContain('UploadPart');
    stop.abort(new Error('stopped'));
    await expect(put).rejects.toThrow('stopped');
    expect([waiting.destroyed, await store.head('x')]).toEqual([true, null]);
    await expect(store.get('x', {}, stop.signal)).rejects.toThrow('stopped');
  });

  it('repeats a part whose connection breaks', async () => {
    proxy.cutRequests(500_000);
    await store.put('large', chunks(large));
    expect(sha256(await read('large'))).toBe(sha256(large));
    expect(proxy.connections()).toBeGreaterThan(1);
  });

  it('resumes a read whose connection breaks, at the next byte', async () => {
    await store.put('large', chunks(large));
    store.close();
    store = open(proxy.origin, { onRequest: (operation) => void requests.push(operation) });
    requests = [];
    proxy.cutResponses(3_000_000, 2_000_000);
    expect(sha256(await read('large', { start: 7 }))).toBe(sha256(large.subarray(7)));
    expect(requests).toEqual(['GetObject', 'GetObject', 'GetObject']);
  });

  it('resumes no read of an object that was replaced', async () => {
    await store.put('large', chunks(large));
    store.close();
    store = open(proxy.origin);
    proxy.cutResponses(3_000_000);
    const content = await store.get('large');
    await open(server.endpoint).put('large', chunks(Buffer.from(large).reverse()));
    await expect(buffer(content!.body).then(sha256)).rejects.toMatchObject({
      code: 'storage.unavailable',
      cause: { message: expect.stringContaining('read on large') },
    });
  });
});

describe('openS3Store with a store that fails', () => {
  const faultOf = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({
      code: 'storage.unavailable',
      status: 503,
      message: "The station's file store does not respond. Try again shortly.",
    });
    return (error as Error).cause;
  };

  it('names a store that is down', async () => {
    const down = open('http://127.0.0.1:1');
    const message = `s3://${server.bucket}/a: the server cannot be reached (ECONNREFUSED). Could not list the bucket.`;
    expect(await faultOf(down.check())).toMatchObject({ message, code: 'ECONNREFUSED' });
    await faultOf(down.put('x', chunks(large)));
  });

  it('names a missing bucket', async () => {
    const missing = open(server.endpoint, {}, 'elsewhere');
    expect(await faultOf(missing.check())).toMatchObject({
      code: 'NoSuchBucket',
      message: expect.stringContaining('there is no such bucket'),
    });
    await faultOf(missing.put('x', Buffer.from('x')));
    await faultOf(missing.get('x'));
  });

  it('names a wrong access key, and exposes neither it nor its secret', async () => {
    const denied = open(server.endpoint, {
      credentials: { accessKeyId: 'AKIAWRONG', secretAccessKey: 'a-wrong-secret' },
    });
    const cause = await faultOf(denied.put('x', Buffer.from('x')));
    expect(cause).toMatchObject({
      code: isOnSwift ? 'SignatureDoesNotMatch' : 'InvalidAccessKeyId',
      status: 403,
      message: expect.stringContaining('the access key or its secret is wrong'),
    });
    expect(JSON.stringify(cause, Object.getOwnPropertyNames(cause))).not.toMatch(
      /a-wrong-secret|Signature=|AKIAWRONG/,
    );
  });

  it('ends a request to which nothing responds', async () => {
    const slow = open(proxy.origin, { idleMs: 300 });
    await slow.put('x', Buffer.from('x'));
    proxy.stall();
    expect(await faultOf(slow.head('x'))).toMatchObject({ code: 'TimeoutError' });
    expect(proxy.connections()).toBeGreaterThan(1);
    await proxy.close();
    proxy = await startFaultyProxy(server.endpoint);
    store = open(proxy.origin);
  });

  it('fails a read in the middle when the store goes down and stays down', async () => {
    await store.put('large', chunks(large));
    const content = await store.get('large');
    content!.body.once('data', () => void proxy.close());
    await expect(buffer(content!.body).then(sha256)).rejects.toMatchObject({ code: 'storage.unavailable' });
    proxy = await startFaultyProxy(server.endpoint);
    store = open(proxy.origin);
  });
});

describe.runIf(isOnSwift)('openS3Store on a server that verifies signatures and pages its lists', () => {
  it('lists more than a page of objects', async () => {
    const names = Array.from({ length: 1003 }, (_, n) => `many/${String(n).padStart(4, '0')}`);
    const each = async (work: (key: string) => Promise<void>) => {
      for (let n = 0; n < names.length; n += 20) await Promise.all(names.slice(n, n + 20).map(work));
    };
    await each((key) => store.put(key, Buffer.from('x')));
    expect(await keys('many/')).toEqual(names);
    await each((key) => store.remove(key));
  }, 300_000);

  it('refuses a wrong secret and a changed signature', async () => {
    const { accessKeyId } = server.credentials;
    const denied = open(server.endpoint, { credentials: { accessKeyId, secretAccessKey: 'a-wrong-secret' } });
    const error = await denied.put('x', Buffer.from('x')).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ cause: { code: 'SignatureDoesNotMatch', status: 403 } });
    await store.put('signed', Buffer.from('x'));
    const address = await store.sign('signed', { seconds: 60 });
    expect((await fetch(address)).status).toBe(200);
    expect(
      (
        await fetch(
          address.replace(
            /(X-Amz-Signature=)(.)/,
            (_all, name, digit) => `${name}${digit === '0' ? '1' : '0'}`,
          ),
        )
      ).status,
    ).toBe(403);
  });
});
