import { lockDataFolder, type DataFolderLock } from '../platform/lock/lock-data-folder.ts';
import type { FileLock } from '../platform/lock/file-lock.ts';
import { lockRole } from './lock-role.ts';
import { roles } from './role-messages.ts';

/** Locks a data folder and every role in it, for a station in one process without a supervisor. */
export async function lockStation(dataDir: string): Promise<DataFolderLock> {
  const folder = lockDataFolder(dataDir);
  const held: FileLock[] = [];
  function release(): void {
    for (const lock of held) lock.release();
    folder.release();
  }
  try {
    for (const role of roles) held.push(await lockRole(dataDir, role));
  } catch (error) {
    release();
    throw error;
  }
  return { publishAddress: folder.publishAddress, release };
}
