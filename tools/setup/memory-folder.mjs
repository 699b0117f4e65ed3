import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';

/** Bytes that the temporary files of a whole run take at most. */
const NEEDED = 4 * 1024 ** 3;

/**
 * Returns a folder in memory, where the databases of tests wait for no disk; the usual folder of temporary files where memory
 * has no room for 4 GiB of files.
 * @returns {string}
 */
export function memoryFolder() {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > NEEDED ? MEMORY : tmpdir();
}

/** Makes it the folder of temporary files of this process and of those that it starts. A `TMPDIR` that is set stays. */
export function setMemoryFolder() {
  process.env['TMPDIR'] ??= memoryFolder();
}
