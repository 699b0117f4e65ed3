import { statfs } from 'node:fs/promises';
import { fail } from '../errors/platform-errors.ts';
import type { StationError } from '../errors/station-error.ts';
import { formatBytes } from '../format-bytes.ts';

/** Space that is kept for a file before its bytes arrive. */
export interface Reservation {
  /** Bytes that are still to be written. */
  readonly left: number;
  /** Sets what is still to be written, without asking whether it fits: the promise was given before. */
  resize(left: number): void;
  release(): void;
}

/** Asks for space while a file is being written. */
export interface SpaceWriter {
  /** Call before each write. @throws storage.full when the write would take space that is kept free or reserved by others */
  before(bytes: number): Promise<void>;
  /** Call after each write. */
  after(bytes: number): void;
  close(): void;
}

/** The space of the disk that holds the data folder, and who may still use it. */
export interface DiskSpace {
  /** Bytes that are free on the disk. */
  freeBytes(): Promise<number>;
  /** Bytes that are always left for the database and the system. */
  readonly keepFree: number;
  /** Bytes that may still be promised: free, not kept free, not reserved. Negative when the disk is low. */
  room(): Promise<number>;
  /** @throws storage.full, whose message names the room that is left */
  reserve(bytes: number): Promise<Reservation>;
  /** Reserves without asking, for what was promised before a restart. */
  hold(bytes: number): Reservation;
  /** Guards the writes of one file. Beyond its reservation a file takes what nobody else has reserved. */
  openWriter(reservation: Reservation): SpaceWriter;
}

export interface DiskSpaceOptions {
  readonly folder: string;
  /** Bytes; default 256 MB. */
  readonly keepFree?: number;
}

/** Bytes that a writer asks for at a time, so that not every chunk asks the file system. */
const step = 1024 * 1024;

export function createDiskSpace({ folder, keepFree = 256 * 1024 * 1024 }: DiskSpaceOptions): DiskSpace {
  /** Bytes that are promised and not written. */
  let reserved = 0;
  /** Of these, the bytes that a writer is about to write. */
  let granted = 0;

  function hold(bytes: number): Reservation {
    let left = 0;
    function resize(next: number): void {
      reserved += next - left;
      left = next;
    }
    resize(bytes);
    return {
      get left() {
        return left;
      },
      resize,
      release: () => resize(0),
    };
  }

  function openWriter(reservation: Reservation): SpaceWriter {
    let allowed = 0;

    async function ask(bytes: number): Promise<void> {
      const free = (await space.freeBytes()) - keepFree;
      const own = Math.max(0, reservation.left - allowed);
      const available = Math.min(free - granted, own + Math.max(0, free - reserved));
      if (available < bytes) throw fail('storage.full');
      const taken = Math.min(Math.max(step, bytes), available);
      if (taken > own) reservation.resize(reservation.left + taken - own);
      granted += taken;
      allowed += taken;
    }

    return {
      async before(bytes) {
        if (allowed < bytes) await ask(bytes - allowed);
      },
      after(bytes) {
        granted -= bytes;
        allowed -= bytes;
        reservation.resize(Math.max(0, reservation.left - bytes));
      },
      close() {
        granted -= allowed;
        allowed = 0;
      },
    };
  }

  const space: DiskSpace = {
    keepFree,
    async freeBytes() {
      const disk = await statfs(folder);
      return disk.bavail * disk.bsize;
    },
    room: async () => (await space.freeBytes()) - keepFree - reserved,
    async reserve(bytes) {
      const free = await space.freeBytes();
      // From here on nothing may wait: another caller would be promised the same space.
      const room = free - keepFree - reserved;
      if (bytes > room) throw noRoom(bytes, room);
      return hold(bytes);
    },
    hold,
    openWriter,
  };
  return space;
}

function noRoom(bytes: number, room: number): StationError {
  if (room <= 0) return fail('storage.full');
  const message = `This file needs ${formatBytes(bytes)}, but the station's disk has room for ${formatBytes(room)}. Ask an administrator to free space.`;
  return fail('storage.full', { message });
}
