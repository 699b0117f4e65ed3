import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { asDiskFull } from '../../archive/as-disk-full.ts';
import { syncDirectory } from '../../archive/sync-directory.ts';

/** Runs `write` on `{output}.part`, syncs the file and renames it; a failure leaves no file behind. */
export async function writeThenRename<T>(output: string, write: (part: string) => Promise<T>): Promise<T> {
  const part = `${output}.part`;
  try {
    const result = await write(part);
    const file = await open(part, 'r+');
    try {
      await file.datasync();
    } finally {
      await file.close();
    }
    await rename(part, output);
    await syncDirectory(dirname(output));
    return result;
  } catch (error) {
    await rm(part, { force: true });
    throw asDiskFull(error);
  }
}
