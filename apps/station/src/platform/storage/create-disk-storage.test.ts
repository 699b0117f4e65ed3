import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDiskStorage } from './create-disk-storage.ts';
import { createDiskSpace } from './disk-space.ts';
import type { Storage } from './storage.ts';

let root: string;
let storage: Storage;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'postkit-storage-'));
  storage = await createDiskStorage(root, createDiskSpace({ folder: root, keepFree: 0 }));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const content = Buffer.from('0123456789'.repeat(50_000));
const source = () => Readable.from([content.subarray(0, 7), content.subarray(7)]);
const leftovers = () => readdir(join(root, '.work'));

describe('createDiskStorage', () => {
  it('stores a whole stream, and returns its size and hash', async () => {
    const put = await storage.put('a/b/c.mp3', source());
    expect(put).toEqual({
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    });
    expect((await readFile(join(root, 'a/b/c.mp3'))).equals(content)).toBe(true);
    expect(await storage.stat('a/b/c.mp3')).toMatchObject({ bytes: content.length });
    expect((await buffer(storage.open('a/b/c.mp3', { start: 3, end: 12 }))).toString()).toBe('3456789012');
    expect(await leftovers()).toEqual([]);
  });

  it('keeps the old file and no other when a stream fails', async () => {
    await storage.put('a.bin', Readable.from([Buffer.from('old')]));
    async function* broken() {
      yield Buffer.from('new');
      throw new Error('gone');
    }
    await expect(storage.put('a.bin', Readable.from(broken()))).rejects.toThrow('gone');
    expect((await buffer(storage.open('a.bin'))).toString()).toBe('old');
    expect(await leftovers()).toEqual([]);
  });

  it('rejects more bytes than the limit and stops reading', async () => {
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(1000);
      })(),
    );
    await expect(storage.put('big', endless, { limit: 10_000 })).rejects.toMatchObject({
      code: 'request.too-large',
      status: 413,
    });
    expect(endless.destroyed).toBe(true);
    expect(await storage.stat('big')).toBeNull();
    expect(await leftovers()).toEqual([]);
  });

  it('stops when its signal aborts', async () => {
    const stop = new AbortController();
    const waiting = new Readable({ read() {} });
    const put = storage.put('x', waiting, { signal: stop.signal });
    stop.abort(new Error('client left'));
    await expect(put).rejects.toThrow('client left');
    expect(await leftovers()).toEqual([]);
  });

  it('appends from an offset, truncates the bytes after it, and keeps those that arrived before a stream failed', async () => {
    const bytes = (...texts: string[]) => Readable.from(texts.map((text) => Buffer.from(text)));
    const reservation = storage.hold(20);
    const text = async () => (await readFile(join(root, 'a/b.bin'))).toString();
    expect(await storage.append('a/b.bin', bytes('hel', 'lo'), { from: 0, limit: 20, reservation })).toEqual({
      bytes: 5,
    });
    expect(await storage.append('a/b.bin', bytes('p me'), { from: 3, limit: 17, reservation })).toEqual({
      bytes: 4,
    });
    expect(await text()).toBe('help me');
    async function* broken() {
      yield Buffer.from(' now');
      throw new Error('gone');
    }
    const fault = expect.objectContaining({ message: 'gone' });
    expect(
      await storage.append('a/b.bin', Readable.from(broken()), { from: 7, limit: 13, reservation }),
    ).toEqual({ bytes: 4, fault });
    expect(await text()).toBe('help me now');
    await expect(
      storage.append('a/b.bin', bytes('0123456789'), { from: 11, limit: 9, reservation }),
    ).rejects.toMatchObject({
      code: 'request.too-large',
    });
  });

  it('reports a full disk before it writes', async () => {
    const space = createDiskSpace({ folder: root, keepFree: 100 });
    vi.spyOn(space, 'freeBytes').mockResolvedValue(150);
    const full = await createDiskStorage(root, space);
    await full.put('small', Readable.from([Buffer.from('x')]), { expected: 50 });
    await expect(full.put('large', source(), { expected: 51 })).rejects.toMatchObject({
      code: 'storage.full',
      status: 507,
    });
    expect(await full.stat('large')).toBeNull();
  });

  it('keeps the bytes appended before the disk filled up, and uses none of the reserve', async () => {
    const space = createDiskSpace({ folder: root, keepFree: 100 });
    const disk = { free: 2_000_000 };
    vi.spyOn(space, 'freeBytes').mockImplementation(async () => disk.free);
    const filling = await createDiskStorage(root, space);
    const reservation = await filling.reserve(content.length);
    async function* parts() {
      yield content.subarray(0, 100_000);
      yield content.subarray(100_000, 200_000);
      disk.free = 150;
      // More than the writer requested at the start.
      yield Buffer.alloc(1_000_000);
    }
    const appended = await filling.append('a.bin', Readable.from(parts()), {
      from: 0,
      limit: 5_000_000,
      reservation,
    });
    expect(appended).toMatchObject({ bytes: 200_000, fault: { code: 'storage.full', status: 507 } });
    expect(await filling.stat('a.bin')).toMatchObject({ bytes: 200_000 });
  });

  it('rejects a stream of unknown length when it reaches the reserve', async () => {
    const space = createDiskSpace({ folder: root, keepFree: 100 });
    vi.spyOn(space, 'freeBytes').mockResolvedValue(400_000);
    const low = await createDiskStorage(root, space);
    await expect(low.put('a.bin', source())).rejects.toMatchObject({ code: 'storage.full', status: 507 });
    expect(await leftovers()).toEqual([]);
  });

  it('removes files, and ignores missing ones', async () => {
    await storage.put('a', source());
    await storage.remove('a');
    await storage.remove('a');
    expect(await storage.stat('a')).toBeNull();
    expect(await storage.stat('a/b')).toBeNull();
  });

  it('adopts a file from a scratch folder, and clears the leftovers of a crash', async () => {
    const scratch = await storage.scratch();
    await writeFile(join(scratch, 'out.mp3'), 'done');
    expect(await storage.adopt(join(scratch, 'out.mp3'), 'renders/1.mp3')).toEqual({ bytes: 4 });
    expect((await buffer(storage.open('renders/1.mp3'))).toString()).toBe('done');
    await writeFile(join(scratch, 'half.mp3'), 'ha');
    storage = await createDiskStorage(root, createDiskSpace({ folder: root }));
    expect(await leftovers()).toEqual([]);
    expect(await storage.stat('renders/1.mp3')).toMatchObject({ bytes: 4 });
  });

  it.each([
    '../x',
    'a/../b',
    '/etc/passwd',
    'a//b',
    '',
    '.work/x',
    'A',
    'a b',
    'a/',
    'a\\b',
    'a\0',
    'a..b',
    'é',
  ])('refuses the key %j', (key) => {
    expect(() => storage.open(key)).toThrow('Not a storage key');
  });
});
