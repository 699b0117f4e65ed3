import { randomUUID } from 'node:crypto';
import type { Log } from '../../log.ts';
import { SettingsError } from '../../settings/settings-error.ts';
import { faultOf } from './object-store-fault.ts';
import type { ObjectStore } from './object-store.ts';

/**
 * Lists, stores and removes once, before the first file needs it. A store that is down is only logged, because the
 * station can do much without it and its files are back when it is.
 * @throws SettingsError when the store refuses the station or has no such bucket
 */
export async function verifyAccess(objects: ObjectStore, log: Log): Promise<void> {
  const probe = `access-${randomUUID()}`;
  try {
    await objects.check();
    await objects.put(probe, Buffer.from('PostKit may store files here.\n'));
    await objects.remove(probe);
  } catch (error) {
    const fault = faultOf(error);
    if (!fault) throw error;
    if (!fault.isTemporary)
      throw new SettingsError(
        [{ name: 'POSTKIT_STORAGE', words: `${fault.message} ${fault.remedy}` }],
        process.env,
      );
    log.error({ err: error }, 'the object store does not respond; the station starts without its files');
  }
}
