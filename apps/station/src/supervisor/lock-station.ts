import type { FileLock } from '../platform/lock/file-lock.ts';
import type { DataFolderLock } from '../platform/lock/lock-data-folder.ts';
import { lockFolder, lockFolders } from '../platform/lock/lock-folder.ts';
import { lockRole } from './lock-role.ts';

const roles = ['web', 'recorder'];

/** Locks the folder of a station and every role in it, for a station in one process without a supervisor. */
export async function lockStation(env: Parameters<typeof lockFolders>[0]): Promise<DataFolderLock> {
  const folder = lockFolders(env);
  const held: FileLock[] = [];
  function release(): void {
    for (const lock of held) lock.release();
    folder.release();
  }
  try {
    for (const role of roles) held.push(await lockRole(lockFolder(env), role));
  } catch (error) {
    release();
    throw error;
  }
  return { publishAddress: folder.publishAddress, release };
}
