import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFakeClock } from '../fake-clock.ts';
import { createLog } from '../log.ts';
import { openDiskBallast } from './disk-ballast.ts';

const bytes = 1000;
const full = () => Object.assign(new Error('full'), { errcode: 13 });

/** A ballast of 1000 bytes on a disk whose free space the test sets. */
async function open({ free = 1_000_000, ballastBytes = 0 } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'postkit-ballast-'));
  const path = join(folder, 'ballast');
  if (ballastBytes > 0) await writeFile(path, Buffer.alloc(ballastBytes));
  const disk = { free };
  const clock = createFakeClock();
  const log = createLog({ logLevel: 'silent' });
  const ballast = await openDiskBallast({
    path,
    disk: { freeBytes: async () => disk.free },
    clock,
    log,
    bytes,
  });
  onTestFinished(async () => {
    ballast.stop();
    await rm(folder, { recursive: true });
  });
  return { ballast, clock, disk, size: async () => (await stat(path).catch(() => ({ size: 0 }))).size };
}

describe('openDiskBallast', () => {
  it('writes the file once the station has run for a minute', async () => {
    const { clock, size } = await open();
    clock.advance(59_000);
    expect(await size()).toBe(0);
    clock.advance(6000);
    await expect.poll(size).toBe(bytes);
  });

  it('frees the file at the start on a full disk, before other code needs the space', async () => {
    const { ballast, size } = await open({ free: 10, ballastBytes: bytes });
    expect([await size(), await ballast.isFull()]).toEqual([0, true]);
  });

  it('frees the file when the disk fills up, and writes it again at the first check that finds space', async () => {
    const { ballast, clock, disk, size } = await open({ ballastBytes: bytes });
    disk.free = 10;
    clock.advance(5000);
    await expect.poll(size).toBe(0);
    disk.free = 2 * bytes;
    expect(await ballast.isFull()).toBe(true);
    disk.free = 3 * bytes;
    expect([await ballast.isFull(), await size()]).toEqual([false, bytes]);
  });

  it('frees the space once when the database needs it', async () => {
    const { ballast, disk } = await open({ ballastBytes: bytes });
    disk.free = 0;
    expect([ballast.release(), ballast.release()]).toEqual([true, false]);
  });

  it('repeats the work of the start once there is space, and throws every other error', async () => {
    const { ballast, disk } = await open({ free: 0 });
    const work = vi.fn<() => Promise<void>>().mockRejectedValueOnce(full()).mockResolvedValue();
    await ballast.runWhenSpace(work);
    expect(work).toHaveBeenCalledTimes(1);
    await expect(ballast.runWhenSpace(() => Promise.reject(new Error('other')))).rejects.toThrow('other');
    disk.free = 1_000_000;
    await ballast.isFull();
    expect(work).toHaveBeenCalledTimes(2);
  });
});
