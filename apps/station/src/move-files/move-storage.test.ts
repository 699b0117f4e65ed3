import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ObjectStore } from '../platform/storage/objects/object-store.ts';
import { openObjectStore } from '../platform/storage/objects/open-object-store.ts';
import { parseS3Address } from '../platform/storage/objects/s3-address.ts';
import { firstStation, startStation, type TestStation } from '../testing/index.ts';
import { makeEpisode } from '../testing/make-episode.ts';
import { startS3Server, type S3Server } from '../testing/s3-server.ts';
import { stationProgram } from '../testing/station-program.ts';

const run = promisify(execFile);
let s3: S3Server;
let station: TestStation;
let id: number;
let audio: Buffer;

beforeAll(async () => {
  s3 = await startS3Server();
  station = await startStation({ env: { DATABASE_URL: undefined } });
  ({ id } = await makeEpisode(station));
  audio = await audioOf(station);
});
afterAll(async () => {
  await station.close();
  await s3.close();
});

/** Runs the command as an operator does. */
async function move(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  const { POSTKIT_STORAGE: _unset, ...credentials } = s3.env;
  const options = {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...credentials,
      ...env,
    },
  };
  return run(
    process.execPath,
    [...stationProgram('postkit-station'), 'storage', 'move', ...args, station.dataDir],
    options,
  ).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

async function audioOf(from: TestStation): Promise<Buffer> {
  const response = await from.call(`/${from.slug}/audio/${id}.mp3`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

async function write(key: string, text: string): Promise<void> {
  const path = station.pathOf(key);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

async function bytesOf(store: ObjectStore | undefined, key: string): Promise<Buffer> {
  const object = await store?.get(key);
  return object ? buffer(object.body) : Buffer.of();
}

const restart = async (env: Record<string, string> = {}) =>
  void (station = await startStation({ dataDir: station.dataDir, env: { DATABASE_URL: undefined, ...env } }));

describe('postkit-station storage move', () => {
  it('moves the files of a stopped station to a bucket, continues after an interruption, and moves them back', async () => {
    const running = await move(['--to', s3.address]);
    expect([running.code, running.stderr]).toEqual([
      1,
      expect.stringContaining('Another PostKit uses the data folder'),
    ]);
    await station.stop();
    await write('uploads/7', 'half of an upload');
    await write('.work/left', 'over');

    const moved = await move(['--to', s3.address]);
    expect([moved.code, moved.stderr]).toEqual([0, '']);
    expect(moved.stdout).toMatch(/^[\da-f]{12} +17 {2}uploads\/7$/m);
    expect(moved.stdout).toMatch(
      new RegExp(
        `^4 files with \\d+ bytes are in both. Start the station with POSTKIT_STORAGE='s3://${s3.bucket}/station`,
        'm',
      ),
    );
    expect(moved.stdout).not.toContain('.work');
    // An interrupted move left three files out of four, one of them from before a change.
    await write('uploads/7', 'whole upload, new');
    const again = await move(['--to', s3.address]);
    expect(again.stdout.match(/\(was there\)/g)).toHaveLength(3);
    expect(again.stdout).toMatch(/uploads\/7$/m);

    await rm(join(station.dataDir, 'files'), { recursive: true });
    await restart(s3.env);
    expect((await audioOf(station)).equals(audio)).toBe(true);
    const { storage } = station.context;
    await storage.append('uploads/8', Readable.from([Buffer.from('in ')]), {
      from: 0,
      limit: 10,
      reservation: storage.hold(0),
    });
    await storage.append('uploads/8', Readable.from([Buffer.from('parts')]), {
      from: 3,
      limit: 10,
      reservation: storage.hold(0),
    });
    await station.stop();

    const back = await move(['--to', 'folder'], { POSTKIT_STORAGE: s3.address });
    expect([back.code, back.stderr]).toEqual([0, '']);
    expect(back.stdout).toContain('5 files');
    expect(back.stdout).toContain('Start the station without POSTKIT_STORAGE\n');
    expect(await readFile(station.pathOf('uploads/8'), 'utf8')).toBe('in parts');
    await restart();
    expect((await audioOf(station)).equals(audio)).toBe(true);
    expect(firstStation(station).slug).toBe(station.slug);
  });

  it('moves recorded audio with the files to another bucket, and refuses to move it to a folder', async () => {
    await station.stop();
    const [one, two] = ['one', 'two'].map((prefix) => s3.address.replace('/station?', `/${prefix}?`));
    const stores = await Promise.all(
      [one, two].map((address = '') =>
        openObjectStore({ location: parseS3Address(address), credentials: s3.credentials }),
      ),
    );
    const [source, target] = stores;
    const audioOfLog = Buffer.alloc(9_000_000, 'audio');
    await source?.put('archive/log-1/0-a', audioOfLog);
    await source?.put('archive/log-1/9-b', Buffer.from('end'));
    await source?.put('files/images/1.jpg', Buffer.from('image'));
    await target?.put('archive/log-1/9-b', Buffer.from('odd'));
    const moved = await move(['--from', one ?? '', '--to', two ?? '']);
    expect([moved.code, moved.stderr]).toEqual([0, '']);
    expect(moved.stdout).toContain('3 files with 9000008 bytes are in both');
    expect(await bytesOf(target, 'archive/log-1/0-a')).toEqual(audioOfLog);
    expect(String(await bytesOf(target, 'archive/log-1/9-b'))).toBe('end');
    expect(String(await bytesOf(target, 'files/images/1.jpg'))).toBe('image');
    const again = await move(['--from', one ?? '', '--to', two ?? '']);
    expect(again.stdout.match(/\(was there\)/g)).toHaveLength(3);
    const back = await move(['--from', two ?? '', '--to', 'folder']);
    expect([back.code, back.stderr]).toEqual([
      1,
      expect.stringContaining('recorded audio, such as archive/log-1/0-a'),
    ]);
    for (const store of stores) store.close();
    await restart();
  });

  it('says what is missing', async () => {
    await station.stop();
    const same = await move(['--to', 'folder']);
    expect([same.code, same.stderr]).toEqual([
      1,
      'The files are there already: the source and the target are the same.\n',
    ]);
    const word = await move(['--to', '/mnt/files']);
    expect([word.code, word.stderr]).toEqual([1, '/mnt/files is neither s3://bucket nor the word folder.\n']);
    const bucket = await move(['--to', `s3://elsewhere?endpoint=${s3.endpoint}`]);
    expect([bucket.code, bucket.stderr]).toEqual([1, expect.stringContaining('there is no such bucket')]);
    const denied = await move(['--to', s3.address], {
      AWS_ACCESS_KEY_ID: 'AKIAWRONG',
      AWS_SECRET_ACCESS_KEY: 'a-wrong-secret',
    });
    expect([denied.code, denied.stderr]).toEqual([
      1,
      expect.stringContaining('the access key or its secret is wrong'),
    ]);
    expect(denied.stderr).not.toContain('a-wrong-secret');
    expect((await move([])).code).toBe(2);
    await restart();
  });
});
