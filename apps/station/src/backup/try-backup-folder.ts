import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describeFolder } from '../platform/settings/folder-fault.ts';

/**
 * Creates the folder of the backups if it is missing, and writes to it, without waiting for a network share that does not respond.
 * @returns words for the operator about a folder that cannot be used; null if it can
 */
export async function tryBackupFolder(folder: string): Promise<string | null> {
  const probe = join(folder, `access-${randomUUID()}`);
  try {
    await create(folder);
    await writeFile(probe, 'PostKit may store backups here.\n', { mode: 0o600 });
    await rm(probe);
    return null;
  } catch (error) {
    await rm(probe, { force: true }).catch(() => undefined);
    return describeFolder(folder, error);
  }
}

/** See `makeFolder`, which may not block a process that serves requests. */
async function create(folder: string): Promise<void> {
  if (await exists(folder)) return;
  if (dirname(folder) !== folder) await create(dirname(folder));
  await mkdir(folder, { mode: 0o700 }).catch(async (error: unknown) => {
    if (!(await exists(folder))) throw error;
  });
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
