import { statfs } from 'node:fs/promises';
import { fail } from '../errors/platform-errors.ts';
import type { StationError } from '../errors/station-error.ts';
import { formatBytes } from '../format-bytes.ts';

/** Space reserved for a file before its bytes arrive. */
export interface Reservation {
  /** Bytes that are still to be written. */
  readonly left: number;
  /** Sets the bytes that are still to be written, without a check: the space was reserved before. */
  resize(left: number): void;
  release(): void;
}

/** Requests space while a file is being written. */
export interface SpaceWriter {
  /** Call before each write. @throws storage.full when the write would use space that is kept free or reserved by others */
  before(bytes: number): Promise<void>;
  /** Call after each write. */
  after(bytes: number): void;
  close(): void;
}

/** The space of the disk that holds the data folder, and its reservations. */
export interface DiskSpace {
  /** Bytes that are free on the disk. */
  freeBytes(): Promise<number>;
  /** Bytes that are free on the disk, and its size. */
  size(): Promise<{ free: number; total: number }>;
  /** Bytes that are always left for the database and the system. */
  readonly keepFree: number;
  /** Bytes that can still be reserved: free, not kept free, not reserved. Negative when the disk is low. */
  room(): Promise<number>;
  /** @throws storage.full, whose message names the remaining room */
  reserve(bytes: number): Promise<Reservation>;
  /** Reserves without a check, for space that was reserved before a restart. */
  hold(bytes: number): Reservation;
  /** Guards the writes of one file. Beyond its reservation a file uses only unreserved space. */
  openWriter(reservation: Reservation): SpaceWriter;
}

export interface DiskSpaceOptions {
  readonly folder: string;
  /** Bytes; default 256 MB. */
  readonly keepFree?: number;
}

/** Bytes that a writer requests at a time, so that not every chunk queries the file system. */
const step = 1024 * 1024;

export function createDiskSpace({ folder, keepFree = 256 * 1024 * 1024 }: DiskSpaceOptions): DiskSpace {
  /** Bytes that are reserved and not written. */
  let reserved = 0;
  /** The part of them that a writer is about to write. */
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

    async function requestSpace(bytes: number): Promise<void> {
      const free = (await space.freeBytes()) - keepFree;
      const own = Math.max(0, reservation.left - allowed);
      const available = Math.min(free - granted, own + Math.max(0, free - reserved));
      if (available < bytes) throw fail('storage.full');
      const grant = Math.min(Math.max(step, bytes), available);
      if (grant > own) reservation.resize(reservation.left + grant - own);
      granted += grant;
      allowed += grant;
    }

    return {
      async before(bytes) {
        if (allowed < bytes) await requestSpace(bytes - allowed);
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
    freeBytes: async () => (await space.size()).free,
    async size() {
      const disk = await statfs(folder);
      return { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize };
    },
    room: async () => (await space.freeBytes()) - keepFree - reserved,
    async reserve(bytes) {
      const free = await space.freeBytes();
      // No await from here on: another caller could reserve the same space.
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
