import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate file system that a test can fill to the last byte. */
export interface SmallDisk extends Disposable {
  readonly path: string;
  /** Fills it with the file of another program until not one byte is free. */
  fill(): void;
  /** Removes that file. */
  free(): void;
}

/** Mounts a file system in memory; returns null without the permission. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const path = mkdtempSync(join(tmpdir(), 'postkit-small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path], { stdio: 'ignore' });
  } catch {
    rmSync(path, { recursive: true });
    return null;
  }
  const foreign = join(path, 'of-another-program');
  return {
    path,
    fill() {
      const file = openSync(foreign, 'a');
      for (let bytes = 1024 * 1024; bytes >= 1;) bytes = append(file, bytes) ? bytes : Math.floor(bytes / 2);
      closeSync(file);
    },
    free: () => rmSync(foreign, { force: true }),
    [Symbol.dispose]() {
      execFileSync('umount', ['--lazy', path]);
      rmSync(path, { recursive: true });
    },
  };
}

function append(file: number, bytes: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(bytes, 1)) === bytes;
  } catch {
    return false;
  }
}
