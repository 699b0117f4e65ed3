import { lstat, opendir } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of a data folder. */
export interface DataFile {
  /** Relative to the data folder, with `/`. */
  readonly path: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly modified_ms: number;
}

/** The database and its copies before upgrades, locks, the ballast of the disk, and unfinished files. */
const LEFT_OUT = /^(?:postkit\.db.*|[a-z]+\.lock|postkit\.lock\.json(?:\.part)?|postkit\.ballast)$/;
const isUnfinished = (name: string) => name.startsWith('.');

/** The files of a data folder besides the database. A file or folder that the station removes meanwhile is left out. */
export async function* dataFiles(root: string, folder = ''): AsyncGenerator<DataFile> {
  const entries = await opendir(join(root, folder)).catch(absent);
  if (!entries) return;
  for await (const entry of entries) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (isUnfinished(entry.name) || LEFT_OUT.test(path)) continue;
    if (entry.isDirectory()) yield* dataFiles(root, path);
    if (!entry.isFile()) continue;
    const found = await lstat(join(root, path)).catch(absent);
    if (found) yield { path, bytes: found.size, modified_ms: found.mtimeMs };
  }
}

/** Undefined for what is not there; throws every other error. */
export function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
