import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { createDiskSpace } from '../platform/storage/disk-space.ts';
import { createObjectRequests } from '../platform/storage/objects/object-requests.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { lockStation } from '../supervisor/lock-station.ts';
import { moveFiles, type MovedFile } from './move-files.ts';

export interface MoveStorageOptions {
  /** Absolute path of the data folder of the station, which must be stopped. */
  readonly dataDir: string;
  /** `s3://…`, or `folder` for the folder `files` of the data folder. */
  readonly from: string;
  readonly to: string;
  /** Credentials, by their AWS_ names. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
  onFile(this: void, file: MovedFile): void;
}

/**
 * Copies the files of a stopped station from its data folder to a bucket, back, or to another bucket. The old files stay.
 * @throws an Error with a message for the operator
 */
export async function moveStorage({ dataDir, from, to, env, log, onFile }: MoveStorageOptions): Promise<{ files: number; bytes: number }> {
  if (from === to) throw new Error('The files are there already: the source and the target are the same.');
  if (!existsSync(join(dataDir, 'server-secret'))) throw new Error(`There is no station's data in ${dataDir}: it has no server-secret.`);
  const lock = await lockStation({ POSTKIT_DATA: dataDir });
  try {
    await using source = disposable(await open(from));
    await using target = disposable(await open(to));
    return await moveFiles({ from: source.storage, to: target.storage, onFile });
  } finally {
    lock.release();
  }

  function open(address: string): Promise<Storage> {
    const config = readConfig({
      ...credentialsIn(env),
      POSTKIT_DATA: resolve(dataDir),
      ...(isBucket(address) ? { POSTKIT_STORAGE: address } : {}),
    });
    return openStorage(config, { space: createDiskSpace({ folder: dataDir }), log, requests: createObjectRequests(), peers: null });
  }
}

/** Whether an address of the command names a bucket; else it is the word `folder`. @throws for any other */
export function isBucket(address: string): boolean {
  if (address !== 'folder' && !address.startsWith('s3://')) throw new Error(`${address} is neither s3://bucket nor the word folder.`);
  return address !== 'folder';
}

function credentialsIn(env: MoveStorageOptions['env']) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('AWS_')));
}

function disposable(storage: Storage) {
  return { storage, [Symbol.asyncDispose]: async () => storage.close() };
}
