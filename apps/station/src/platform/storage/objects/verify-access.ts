import { randomUUID } from 'node:crypto';
import type { Log } from '../../log.ts';
import { faultOf } from './object-store-fault.ts';
import type { ObjectStore } from './object-store.ts';

/**
 * Lists, stores and removes once, before the first file needs it. A store that is down is only logged, because the
 * station can do much without it and its files are back when it is.
 * @throws Error for the operator when the store refuses the station or has no such bucket
 */
export async function verifyAccess(objects: ObjectStore, log: Log): Promise<void> {
  const probe = `access-${randomUUID()}`;
  try {
    await objects.check();
    await objects.put(probe, Buffer.from('PostKit may store files here.\n'));
    await objects.remove(probe);
  } catch (error) {
    const fault = faultOf(error);
    if (fault?.isTemporary !== true)
      throw new Error(`POSTKIT_STORAGE cannot be used. ${fault?.message ?? String(error)}`, { cause: error });
    log.error({ err: error }, 'the object store does not respond; the station starts without its files');
  }
}
