import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { objectPrefix } from '../features/archive/index.ts';
import { hasNoDatabase, lockStoppedStation } from '../lock-stopped-station.ts';
import { readConfig } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { createDiskSpace } from '../platform/storage/disk-space.ts';
import { createObjectRequests } from '../platform/storage/objects/object-requests.ts';
import { openObjectStore } from '../platform/storage/objects/open-object-store.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { moveFiles, type MovedFile } from './move-files.ts';
import { moveObjects } from './move-objects.ts';

export interface MoveStorageOptions {
  /** Absolute path of the data folder of the station, which must be stopped. */
  readonly dataDir: string;
  /** `s3://…`, or `folder` for the folder `files` of the data folder. */
  readonly from: string;
  readonly to: string;
  /** `DATABASE_URL` of the station, and the credentials of the bucket by their AWS_ names. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
  onFile(this: void, file: MovedFile): void;
}

/**
 * Copies the files of a stopped station from its data folder to a bucket, back, or to another bucket, together with the recorded
 * audio of a bucket. The old files stay.
 * @throws an Error with a message for the operator
 */
export async function moveStorage(options: MoveStorageOptions): Promise<{ files: number; bytes: number }> {
  const { dataDir, from, to, env, log, onFile } = options;
  if (from === to) throw new Error('The files are there already: the source and the target are the same.');
  const databaseUrl = env['DATABASE_URL'] || null;
  // Machines with a database and a bucket in common may have their secret in a setting.
  const isStation = databaseUrl !== null || existsSync(join(dataDir, 'server-secret'));
  if (!isStation) throw new Error(`There is no station's data in ${dataDir}: it has no server-secret.`);
  if (databaseUrl === null && hasNoDatabase(dataDir)) {
    throw new Error(`There is no postkit.db in ${dataDir}: set DATABASE_URL to the database of the station.`);
  }
  await using _lock = await lockStoppedStation({ dataDir, databaseUrl, log });
  await using source = disposable(await open(from));
  await using target = disposable(await open(to));
  const audio = await moveAudio(options);
  const { files, bytes } = await moveFiles({ from: source.storage, to: target.storage, onFile });
  return { files: files + audio.files, bytes: bytes + audio.bytes };

  function open(address: string): Promise<Storage> {
    const config = configOf(address, options);
    return openStorage(config, {
      space: createDiskSpace({ folder: dataDir }),
      log,
      requests: createObjectRequests(),
      peers: null,
    });
  }
}

/** Moves the recorded audio of a bucket, which is beside its files; nothing where the source is a folder. */
async function moveAudio(options: MoveStorageOptions): Promise<{ files: number; bytes: number }> {
  const [source, target] = [options.from, options.to].map(
    (address) => configOf(address, options).objectStorage,
  );
  if (!source) return { files: 0, bytes: 0 };
  const from = await openObjectStore(source);
  try {
    if (target) return await moveObjectsTo(target);
    for await (const { key } of from.list(objectPrefix)) {
      throw new Error(
        `The bucket has recorded audio, such as ${key}, which cannot move back to files. Name another bucket.`,
      );
    }
    return { files: 0, bytes: 0 };
  } finally {
    from.close();
  }

  async function moveObjectsTo(settings: typeof source & {}) {
    const to = await openObjectStore(settings);
    try {
      return await moveObjects({ from, to, prefix: objectPrefix, onFile: options.onFile });
    } finally {
      to.close();
    }
  }
}

function configOf(address: string, { dataDir, env }: MoveStorageOptions) {
  return readConfig({
    ...credentialsIn(env),
    POSTKIT_DATA: resolve(dataDir),
    ...(isBucket(address) ? { POSTKIT_STORAGE: address } : {}),
  });
}

/** Whether an address of the command names a bucket; else it is the word `folder`. @throws for any other */
export function isBucket(address: string): boolean {
  if (address !== 'folder' && !address.startsWith('s3://'))
    throw new Error(`${address} is neither s3://bucket nor the word folder.`);
  return address !== 'folder';
}

function credentialsIn(env: MoveStorageOptions['env']) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('AWS_')));
}

function disposable(storage: Storage) {
  return { storage, [Symbol.asyncDispose]: async () => storage.close() };
}
