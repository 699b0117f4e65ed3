import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Peers } from '../db/database.ts';
import type { Log } from '../log.ts';
import { createDiskStorage } from './create-disk-storage.ts';
import { createObjectStorage } from './create-object-storage.ts';
import { createDelivery } from './delivery.ts';
import type { DiskSpace } from './disk-space.ts';
import { openLocalCopies } from './local-copies.ts';
import type { ObjectRequests } from './objects/object-requests.ts';
import { openObjectStore } from './objects/open-object-store.ts';
import { verifyAccess } from './objects/verify-access.ts';
import type { Storage } from './storage.ts';
import { openWorkFolder } from './work-folder.ts';

export interface OpenStorageOptions {
  /** The processes that share the folder; null if no other process uses it. */
  readonly peers: Peers | null;
  readonly space: DiskSpace;
  readonly log: Log;
  readonly requests: ObjectRequests;
}

/**
 * Opens the storage of the settings.
 * @throws Error that names the setting and the reason when the object store refuses the station
 */
export async function openStorage(
  { dataDir, objectStorage: settings }: Pick<Config, 'dataDir' | 'objectStorage'>,
  { space, log, requests, peers }: OpenStorageOptions,
): Promise<Storage> {
  const root = join(dataDir, 'files');
  if (!settings) return createDiskStorage(root, space, peers);
  // The same names as in a data folder, beside which other kinds of data have room.
  const location = { ...settings.location, prefix: `${settings.location.prefix}files/` };
  const objects = await openObjectStore({ ...settings, location }, requests.report);
  await verifyAccess(objects, log);
  const work = await openWorkFolder(root, peers);
  const copies = await openLocalCopies({
    folder: join(root, '.copies'),
    work: work.path,
    limit: settings.cacheBytes,
    space,
  });
  const cdn = settings.cdn && `${settings.cdn}/${location.prefix}`;
  return createObjectStorage({
    objects,
    copies,
    work,
    space,
    delivery: settings.delivery === 'redirect' ? await createDelivery(objects, cdn) : null,
  });
}
