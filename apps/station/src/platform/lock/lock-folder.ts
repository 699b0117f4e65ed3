import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { dataFolder } from '../data-folder.ts';
import { makeFolder } from '../make-folder.ts';
import { lockDataFolder, type DataFolderLock } from './lock-data-folder.ts';

interface FolderEnvironment {
  readonly DATABASE_URL?: string | undefined;
  readonly PORT?: string | undefined;
  readonly POSTKIT_DATA?: string | undefined;
  readonly POSTKIT_SCRATCH?: string | undefined;
}

/**
 * Absolute path of the folder with the locks of a station: the data folder, or with PostgreSQL, where several machines may
 * share that one, a folder of this machine.
 */
export function lockFolder(env: FolderEnvironment): string {
  const data = dataFolder(env);
  if (!env.DATABASE_URL) return data;
  if (env.POSTKIT_SCRATCH) return resolve(env.POSTKIT_SCRATCH);
  return join(
    tmpdir(),
    `postkit-${createHash('sha256').update(data).digest('hex').slice(0, 12)}-${env.PORT || '4000'}`,
  );
}

/**
 * Creates the data folder if it is missing, and takes the lock.
 * @throws LockError when another station holds it, or when a folder cannot be written
 */
export function lockFolders(env: FolderEnvironment): DataFolderLock {
  if (!env.DATABASE_URL) return lockDataFolder(dataFolder(env));
  const lock = lockDataFolder(lockFolder(env), { name: 'scratch folder', setting: 'POSTKIT_SCRATCH' });
  try {
    makeFolder(dataFolder(env));
    return lock;
  } catch (error) {
    lock.release();
    throw error;
  }
}
