import { randomBytes } from 'node:crypto';
import { statSync, truncateSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Clock } from '../clock.ts';
import { isDiskFull } from '../errors/is-disk-full.ts';
import type { Log } from '../log.ts';
import type { DiskSpace } from './disk-space.ts';

/**
 * A file that reserves space for an emergency. Uploads, renders and the recorder stop early, but another program can still
 * fill the disk to the last byte. The station then truncates this file, so that its database can write the few rows that
 * signing in, cancelling and deleting need. The file grows back once there is space again.
 */
export interface DiskBallast {
  /** Frees the space, synchronously, because SQLite is: true when the database gains room. */
  release(this: void): boolean;
  /** Whether the disk is full; checks again as long as it is. */
  isFull(this: void): Promise<boolean>;
  /** Calls back once there is space again; at once when the disk is not full. */
  whenSpace(this: void, call: () => void): void;
  /** Does work of the start. Work that fails on a full disk is repeated from its beginning once there is space. */
  runWhenSpace(this: void, work: () => Promise<void>): Promise<void>;
  stop(this: void): void;
}

export interface DiskBallastOptions {
  readonly path: string;
  readonly disk: Pick<DiskSpace, 'freeBytes'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly bytes?: number;
}

/** Milliseconds between two checks of the disk. */
const checkInterval = 5000;
/** Milliseconds; a station that runs for seconds, as in tests, does not write the file. */
const growsAfter = 60_000;

/** Checks the disk, and frees the ballast when it is full. Call before the database is opened. */
export async function openDiskBallast({
  path,
  disk,
  clock,
  log,
  bytes = 8 * 1024 * 1024,
}: DiskBallastOptions): Promise<DiskBallast> {
  const started = clock.now();
  const waiting: (() => void)[] = [];
  let full = false;
  let checking: Promise<void> | undefined;
  let cancel = () => {};
  let isStopped = false;

  function release(): boolean {
    if (!full)
      log.error(
        { path },
        'the disk is full: the station reads, signs in and deletes, and rejects everything else',
      );
    full = true;
    if (sizeOf(path) === 0) return false;
    truncateSync(path, 0);
    return true;
  }

  async function check(): Promise<void> {
    const free = await disk.freeBytes();
    if (free < bytes / 2) return void release();
    if (sizeOf(path) < bytes) {
      if (free < 3 * bytes) return;
      if (full || clock.now() - started >= growsAfter) await grow(path, bytes);
    }
    if (!full) return;
    full = false;
    log.info('the disk has space again');
    for (const call of waiting.splice(0)) call();
  }

  function checkOnce(): Promise<void> {
    return (checking ??= check()
      .catch((error: unknown) =>
        log.warn({ err: error, path }, 'the free space of the disk could not be read'),
      )
      .finally(() => (checking = undefined)));
  }

  function watch(): void {
    cancel = clock.after(checkInterval, () => void checkOnce().then(() => isStopped || watch()));
  }

  const whenSpace = (call: () => void) => (full ? void waiting.push(call) : call());

  async function runWhenSpace(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!full || !isDiskFull(error)) throw error;
      log.error({ err: error }, 'work of the start waits for space on the disk');
      whenSpace(
        () =>
          void runWhenSpace(work).catch((fault: unknown) =>
            log.error({ err: fault }, 'work of the start could not be done'),
          ),
      );
    }
  }

  await checkOnce();
  watch();
  return {
    release,
    async isFull() {
      if (full) await checkOnce();
      return full;
    },
    whenSpace,
    runWhenSpace,
    stop() {
      isStopped = true;
      cancel();
    },
  };
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** Random bytes, because a file system may compress others or store none of them. */
async function grow(path: string, bytes: number): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(randomBytes(bytes));
    await file.sync();
  } finally {
    await file.close();
  }
}
