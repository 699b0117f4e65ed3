import { tmpdir } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import { createDiskSpace } from './disk-space.ts';

const mb = 1024 * 1024;

/** A disk that keeps 10 MB free. */
function openDisk(freeMb: number) {
  const space = createDiskSpace({ folder: tmpdir(), keepFree: 10 * mb });
  let free = freeMb * mb;
  vi.spyOn(space, 'freeBytes').mockImplementation(async () => free);
  return {
    space,
    async write(writer: ReturnType<typeof space.openWriter>, bytes: number) {
      await writer.before(bytes);
      free -= bytes;
      writer.after(bytes);
    },
    fillTo: (left: number) => void (free = left * mb),
    free: () => free / mb,
  };
}
const full = { code: 'storage.full', status: 507 };

describe('createDiskSpace', () => {
  it('reads the free space from the file system', async () => {
    expect(await createDiskSpace({ folder: tmpdir() }).freeBytes()).toBeGreaterThan(0);
  });

  it('reserves space once, names the remaining room, and reuses a released reservation', async () => {
    const { space } = openDisk(40);
    const first = await space.reserve(20 * mb);
    await expect(space.reserve(20 * mb)).rejects.toMatchObject({
      ...full,
      message:
        "This file needs 20 MB, but the station's disk has room for 10 MB. Ask an administrator to free space.",
    });
    first.release();
    first.release();
    expect(await space.room()).toBe(30 * mb);
    await space.reserve(30 * mb);
    await expect(space.reserve(1)).rejects.toMatchObject({
      ...full,
      message: "The station's disk is full. Ask an administrator to free space.",
    });
  });

  it('reserves space once for concurrent callers', async () => {
    const { space } = openDisk(40);
    const asked = await Promise.allSettled([space.reserve(20 * mb), space.reserve(20 * mb)]);
    expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });

  it('turns a reservation into written bytes, so that the room stays the same', async () => {
    const { space, write } = openDisk(40);
    const reservation = await space.reserve(20 * mb);
    const writer = space.openWriter(reservation);
    for (let count = 0; count < 20; count += 1) await write(writer, mb);
    writer.close();
    expect([reservation.left, await space.room()]).toEqual([0, 10 * mb]);
  });

  it('never lets writers use the reserve, with many writers and other programs filling the disk', async () => {
    const { space, write, fillTo, free } = openDisk(100);
    const writers = await Promise.all(
      [1, 2, 3].map(async () => space.openWriter(await space.reserve(20 * mb))),
    );
    fillTo(15);
    const sendAll = async (writer: ReturnType<typeof space.openWriter>) => {
      for (let count = 0; count < 320; count += 1) await write(writer, 64 * 1024);
    };
    const sent = await Promise.allSettled(writers.map(sendAll));
    expect(sent.map((one) => one.status === 'rejected' && one.reason)).toEqual(
      [1, 2, 3].map(() => expect.objectContaining(full)),
    );
    expect(free()).toBeGreaterThanOrEqual(10);
  });

  it('lets a file of unknown length grow into unreserved space only', async () => {
    const { space, write, free } = openDisk(40);
    await space.reserve(20 * mb);
    const file = space.hold(0);
    const writer = space.openWriter(file);
    const sendAll = async () => {
      for (;;) await write(writer, 64 * 1024);
    };
    await expect(sendAll()).rejects.toMatchObject(full);
    writer.close();
    file.release();
    expect(free()).toBeCloseTo(30, 5);
    expect(await space.room()).toBeCloseTo(0, 5);
  });
});
