import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFaultyProxy, type FaultyProxy } from '../../testing/faulty-proxy.ts';
import { startS3Server, type S3Server } from '../../testing/s3-server.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { createDiskSpace, type DiskSpace } from './disk-space.ts';
import { createObjectRequests } from './objects/object-requests.ts';
import { openStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';

let server: S3Server;
let proxy: FaultyProxy;
let dataDir: string;
let space: DiskSpace;
let storage: Storage;
let requests: string[];

/** Opens the storage as a process does when it starts. */
async function openProcess(env: Record<string, string> = {}): Promise<Storage> {
  const objectRequests = createObjectRequests();
  objectRequests.listen((operation) => void requests.push(operation));
  const config = readConfig({
    ...server.env,
    POSTKIT_STORAGE: `s3://${server.bucket}/station?endpoint=${proxy.origin}`,
    POSTKIT_DATA: dataDir,
    ...env,
  });
  return openStorage(config, {
    space,
    log: createLog({ logLevel: 'silent' }),
    requests: objectRequests,
    peers: null,
  });
}

beforeAll(async () => void (server = await startS3Server()));
afterAll(() => server.close());
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'postkit-storage-'));
  space = createDiskSpace({ folder: dataDir, keepFree: 0 });
  proxy = await startFaultyProxy(server.endpoint);
  requests = [];
  storage = await openProcess();
});
afterEach(async () => {
  storage.close();
  await proxy.close();
  await rm(dataDir, { recursive: true, force: true });
});

const bytesOf = (...texts: string[]) => Readable.from(texts.map((one) => Buffer.from(one)));
const content = Buffer.from('0123456789'.repeat(50_000));
const reservation = { left: 0, resize: () => undefined, release: () => undefined };
const all = (key: string, range?: { start?: number; end?: number }, from = storage) =>
  text(from.open(key, range));
async function keys(folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of storage.list(folder)) found.push(key);
  return found;
}
async function* broken(...texts: string[]) {
  for (const one of texts) yield Buffer.from(one);
  throw new Error('client left');
}

describe('createObjectStorage', () => {
  it('stores a whole stream, and returns its size and hash', async () => {
    const put = await storage.put('put/c.mp3', Readable.from([content.subarray(0, 7), content.subarray(7)]));
    expect(put).toEqual({
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    });
    expect(await storage.stat('put/c.mp3')).toEqual({
      bytes: content.length,
      modifiedAt: expect.any(Number),
    });
    const opened = storage.open('put/c.mp3', { start: 3, end: 12 });
    expect(await text(opened)).toBe('3456789012');
    expect(opened.bytesRead).toBe(10);
    expect(await readdir(join(dataDir, 'files', '.work'))).toEqual([]);
  });

  it('keeps the old file when a stream fails, is too long or is aborted', async () => {
    await storage.put('kept.bin', bytesOf('old'));
    await expect(storage.put('kept.bin', Readable.from(broken('new')))).rejects.toThrow('client left');
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(1000);
      })(),
    );
    await expect(storage.put('kept.bin', endless, { limit: 10_000 })).rejects.toMatchObject({
      code: 'request.too-large',
      status: 413,
    });
    expect(endless.destroyed).toBe(true);
    const stop = new AbortController();
    const put = storage.put('kept.bin', new Readable({ read() {} }), { signal: stop.signal });
    stop.abort(new Error('stopped'));
    await expect(put).rejects.toThrow('stopped');
    expect(await all('kept.bin')).toBe('old');
  });

  it('lists, links and removes files, and ignores missing ones', async () => {
    await storage.put('list/1/a', bytesOf('a'));
    await storage.put('list/10/b', bytesOf('b'));
    expect(await storage.link('list/1/a', 'list/1/c')).toBe(true);
    expect(await storage.link('list/1/none', 'list/1/d')).toBe(false);
    await storage.remove('list/1/a');
    await storage.remove('list/1/a');
    expect([await keys('list/1'), await all('list/1/c')]).toEqual([['list/1/c'], 'a']);
    expect(await storage.stat('list/1/a')).toBeNull();
    await expect(all('list/1/a')).rejects.toMatchObject({ code: 'ENOENT' });
    expect(() => storage.list('../x')).toThrow('Not a storage key');
  });

  it('adopts a file from a scratch folder', async () => {
    const scratch = await storage.scratch();
    await writeFile(join(scratch, 'out.mp3'), 'done');
    expect(await storage.adopt(join(scratch, 'out.mp3'), 'renders/1.mp3')).toEqual({ bytes: 4 });
    expect([await all('renders/1.mp3'), await readdir(scratch)]).toEqual(['done', []]);
  });

  it('takes no space of the disk for files', async () => {
    vi.spyOn(space, 'freeBytes').mockResolvedValue(0);
    const reserved = await storage.reserve(1_000_000);
    await storage.put('space', bytesOf('x'), { expected: 1_000_000 });
    expect([reserved.left, await all('space')]).toEqual([0, 'x']);
    await expect(storage.ensureSpace(1)).rejects.toMatchObject({ code: 'storage.full' });
  });
});

describe('createObjectStorage with files that arrive in parts', () => {
  const options = (from: number, limit = 100) => ({ from, limit, reservation });

  it('appends, truncates the bytes after the offset, and keeps those that arrived before a stream failed', async () => {
    expect(await storage.append('parts/a', bytesOf('hel', 'lo'), options(0))).toEqual({ bytes: 5 });
    expect(await storage.append('parts/a', bytesOf('p me'), options(3))).toEqual({ bytes: 4 });
    expect(await all('parts/a')).toBe('help me');
    const fault = expect.objectContaining({ message: 'client left' });
    expect(await storage.append('parts/a', Readable.from(broken(' n', 'ow')), options(7))).toEqual({
      bytes: 4,
      fault,
    });
    expect(await storage.stat('parts/a')).toMatchObject({ bytes: 11 });
    expect([await all('parts/a'), await all('parts/a', { start: 2, end: 8 })]).toEqual([
      'help me now',
      'lp me n',
    ]);
    await expect(storage.append('parts/a', bytesOf('0123456789'), options(11, 9))).rejects.toMatchObject({
      code: 'request.too-large',
    });
    expect(await storage.append('parts/a', bytesOf('new'), options(0))).toEqual({ bytes: 3 });
    expect(await all('parts/a')).toBe('new');
    await storage.remove('parts/a');
    expect([await storage.stat('parts/a'), await keys('parts')]).toEqual([null, []]);
  });

  it('continues a file at another process, and one that was moved from a folder', async () => {
    await storage.append('parts/b', bytesOf('first '), options(0));
    await storage.put('parts/moved', bytesOf('first half'));
    storage.close();
    storage = await openProcess({ POSTKIT_DATA: `${dataDir}/other` });
    expect(await storage.stat('parts/b')).toMatchObject({ bytes: 6 });
    await storage.append('parts/b', bytesOf('second'), options(6));
    await storage.append('parts/moved', bytesOf('second half'), options(6));
    expect([await all('parts/b'), await all('parts/moved')]).toEqual(['first second', 'first second half']);
    expect(await storage.withLocalFile('parts/moved', (path) => readFile(path, 'utf8'))).toBe(
      'first second half',
    );
  });

  it('stores a long source in parts while it arrives, so that the death of the process loses little', async () => {
    const large = randomBytes(17 * 1024 * 1024);
    const source = new Readable({ read() {} });
    source.push(large);
    const append = storage.append('parts/long', source, options(0, large.length));
    await expect
      .poll(async () => (await storage.stat('parts/long'))?.bytes, { timeout: 20_000 })
      .toBe(16 * 1024 * 1024);
    source.push(null);
    expect(await append).toEqual({ bytes: large.length });
    expect((await buffer(storage.open('parts/long'))).equals(large)).toBe(true);
  });

  it('has an empty file after an empty source', async () => {
    await storage.append('parts/empty', bytesOf(), options(0));
    expect([await storage.stat('parts/empty'), await all('parts/empty')]).toEqual([
      expect.objectContaining({ bytes: 0 }),
      '',
    ]);
  });

  it('keeps the parts that were stored before the store went down', async () => {
    const large = randomBytes(9 * 1024 * 1024);
    const source = new Readable({ read() {} });
    source.push(large);
    const append = storage.append('parts/cut', source, options(0, large.length));
    await expect
      .poll(async () => (await storage.stat('parts/cut'))?.bytes, { timeout: 20_000 })
      .toBe(8 * 1024 * 1024);
    await proxy.close();
    source.push(null);
    expect(await append).toMatchObject({ bytes: 8 * 1024 * 1024, fault: { code: 'storage.unavailable' } });
    proxy = await startFaultyProxy(server.endpoint);
    storage = await openProcess();
    expect(await storage.stat('parts/cut')).toMatchObject({ bytes: 8 * 1024 * 1024 });
  });
});

describe('createObjectStorage with copies on the disk', () => {
  const copied = () => readdir(join(dataDir, 'files', '.copies'));
  const reads = () => requests.filter((name) => name === 'GetObject').length;

  it('copies a file once for all programs, also after a restart, and again after it changed', async () => {
    await storage.put('copies/a.mp3', bytesOf('audio'));
    const read = () => storage.withLocalFile('copies/a.mp3', (path) => readFile(path, 'utf8'));
    expect(await Promise.all([read(), read(), read()])).toEqual(['audio', 'audio', 'audio']);
    storage.close();
    storage = await openProcess();
    expect([await read(), reads(), await copied()]).toEqual(['audio', 1, [expect.stringMatching(/\.mp3$/)]]);
    await storage.put('copies/a.mp3', bytesOf('other'));
    expect([await read(), reads()]).toEqual(['other', 2]);
    await expect(storage.withLocalFile('copies/none', async () => 1)).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });

  it('removes the copies that were not used for the longest time, and none in use', async () => {
    storage.close();
    storage = await openProcess({ POSTKIT_STORAGE_COPIES_MB: String(25 / 1024 / 1024) });
    for (const name of ['a', 'b', 'c']) await storage.put(`evict/${name}`, bytesOf(name.repeat(10)));
    await storage.withLocalFile('evict/a', async (path) => {
      for (const name of ['b', 'c', 'b']) await storage.withLocalFile(`evict/${name}`, async () => undefined);
      expect(await readFile(path, 'utf8')).toBe('a'.repeat(10));
    });
    expect(await copied()).toHaveLength(2);
    const before = reads();
    await storage.withLocalFile('evict/b', async () => undefined);
    expect(reads()).toBe(before);
  });

  it('copies nothing where the disk has no room', async () => {
    await storage.put('full/a', bytesOf('0123456789'));
    vi.spyOn(space, 'freeBytes').mockResolvedValue(5);
    await expect(storage.withLocalFile('full/a', async () => 1)).rejects.toMatchObject({
      code: 'storage.full',
    });
    vi.mocked(space.freeBytes).mockResolvedValue(1000);
    expect(await storage.withLocalFile('full/a', (path) => readFile(path, 'utf8'))).toBe('0123456789');
  });

  it('keeps no half of a copy', async () => {
    await storage.put('half/a', Readable.from([randomBytes(3_000_000)]));
    await proxy.close();
    proxy = await startFaultyProxy(server.endpoint);
    storage.close();
    storage = await openProcess();
    const opened = storage.withLocalFile('half/a', async () => 1);
    await expect.poll(() => requests, { timeout: 20_000 }).toContain('GetObject');
    await proxy.close();
    await opened.catch(() => undefined);
    expect(await readdir(join(dataDir, 'files', '.work'))).toEqual([]);
    proxy = await startFaultyProxy(server.endpoint);
  });
});

describe('openStorage', () => {
  it('refuses a missing bucket and wrong credentials with the reason', async () => {
    await expect(
      openProcess({ POSTKIT_STORAGE: `s3://elsewhere?endpoint=${server.endpoint}` }),
    ).rejects.toThrow(
      'Wrong setting: POSTKIT_STORAGE: s3://elsewhere/files: there is no such bucket (NoSuchBucket, 404). Could not list the bucket. Create it, or name another one.',
    );
    await expect(openProcess({ AWS_ACCESS_KEY_ID: 'AKIAWRONG' })).rejects.toThrow(
      /^Wrong setting: POSTKIT_STORAGE: .*the access key or its secret is wrong.* Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY\.$/,
    );
  });

  it('opens while the store is down, and works once it is back', async () => {
    const { origin } = proxy;
    await proxy.close();
    const waiting = await openProcess({
      POSTKIT_STORAGE: `s3://${server.bucket}/station?endpoint=${origin}`,
    });
    await expect(waiting.check()).rejects.toMatchObject({ code: 'storage.unavailable' });
    await expect(waiting.put('down', bytesOf('x'))).rejects.toMatchObject({ code: 'storage.unavailable' });
    proxy = await startFaultyProxy(server.endpoint, Number(new URL(origin).port));
    await waiting.put('down', bytesOf('x'));
    await waiting.check();
    expect(await all('down', {}, waiting)).toBe('x');
    waiting.close();
  });
});
