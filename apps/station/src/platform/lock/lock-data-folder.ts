import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isDiskFull } from '../errors/is-disk-full.ts';
import { makeFolder } from '../make-folder.ts';
import { describeFolder } from '../settings/folder-fault.ts';
import { takeFileLock, type FileLock } from './file-lock.ts';
import { LockError } from './lock-error.ts';

/** The right to use a data folder, which only one station has at a time. */
export interface DataFolderLock extends FileLock {
  /** Records where the station listens, for the error message of a second start. */
  publishAddress(url: string): void;
}

/** The words for a locked folder in messages to the operator. */
export interface LockedFolder {
  readonly name: string;
  /** The setting that chooses another folder. */
  readonly setting: string;
}

const dataFolder: LockedFolder = { name: 'data folder', setting: 'POSTKIT_DATA' };

/**
 * Creates the data folder if it is missing and locks it. Nothing else in it may be touched before.
 * @throws LockError when another station holds it, or when it cannot be written.
 */
export function lockDataFolder(dataDir: string, folder: LockedFolder = dataFolder): DataFolderLock {
  const details = join(dataDir, 'postkit.lock.json');
  const lock = takeLock(dataDir, folder);
  if (!lock)
    throw new LockError(
      `${describeHolder(details, `${folder.name} ${dataDir}`)} Stop it first, or set ${folder.setting} to another folder.`,
    );
  const holder: LockHolder = {
    pid: process.pid,
    host: hostname(),
    address: '',
    since: new Date().toISOString(),
  };
  write(details, holder);
  return {
    publishAddress: (url) => write(details, { ...holder, address: url }),
    release() {
      rmSync(details, { force: true });
      lock.release();
    },
  };
}

function takeLock(dataDir: string, { setting }: LockedFolder): FileLock | null {
  try {
    // The folder holds personal data and the tokens of platforms.
    makeFolder(dataDir);
    return takeFileLock(join(dataDir, 'postkit.lock'));
  } catch (error) {
    throw new LockError(`Wrong setting: ${setting}: ${describeFolder(dataDir, error)}`, { cause: error });
  }
}

/** A full disk may have no room for it: a second start then names no holder, and this one still starts. */
function write(path: string, holder: LockHolder): void {
  const unfinished = `${path}.part`;
  try {
    writeFileSync(unfinished, `${JSON.stringify(holder, null, 2)}\n`, { mode: 0o600 });
    renameSync(unfinished, path);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    rmSync(unfinished, { force: true });
  }
}

/** The holder of a data folder, from `postkit.lock.json`. */
interface LockHolder {
  readonly pid: number;
  readonly host: string;
  /** Empty until the station listens. */
  readonly address: string;
  /** ISO 8601. */
  readonly since: string;
}

/** A sentence for the operator about the station that holds a data folder. */
function describeHolder(path: string, folder: string): string {
  const holder = read(path);
  if (!holder) return `Another PostKit uses the ${folder}.`;
  const address = holder.address ? `, ${holder.address}` : '';
  return `Another PostKit uses the ${folder}: process ${holder.pid} on ${holder.host}${address}, since ${holder.since}.`;
}

/** Null for a file that is missing or incomplete. */
function read(path: string): Partial<LockHolder> | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Partial<LockHolder>;
  } catch {
    return null;
  }
}
