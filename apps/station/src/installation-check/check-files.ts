import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { absent } from '../backup/data-files.ts';
import type { Config } from '../platform/config.ts';
import type { Tables } from '../platform/db/database.ts';
import { openObjectStore } from '../platform/storage/objects/open-object-store.ts';
import { namedFiles, type NamedFile } from './named-files.ts';

export interface FileFault {
  readonly path: string;
  readonly fault: 'missing' | 'damaged';
}

export interface FilesReport {
  readonly files: number;
  readonly bytes: number;
  readonly faults: readonly FileFault[];
}

/** A file with its size; null if there is none. */
type OpenFile = (path: string) => Promise<{ bytes: number; body: Readable } | null>;

/** Reads every file that a row names, in the data folder or the bucket, and compares it with its checksum. */
export async function checkFiles(
  config: Pick<Config, 'dataDir' | 'objectStorage'>,
  db: Tables,
  onProgress: (done: number, total: number) => void,
): Promise<FilesReport> {
  const open = await opener(config);
  const named = [...(await namedFiles(db)).values()];
  const faults: FileFault[] = [];
  let [files, bytes] = [0, 0];
  for (const file of named) {
    const found = await readWhole(open, file);
    if (typeof found === 'string') faults.push({ path: file.path, fault: found });
    else bytes += found;
    onProgress(++files, named.length);
  }
  // A running station removes files meanwhile, with their rows.
  const still = faults.length > 0 ? await namedFiles(db) : new Map();
  return { files, bytes, faults: faults.filter(({ path }) => still.has(path)) };
}

async function readWhole(
  open: OpenFile,
  { path, bytes, sha256 }: NamedFile,
): Promise<number | FileFault['fault']> {
  const file = await open(path);
  if (!file) return 'missing';
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const chunk of file.body as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
    }
  } catch {
    return 'damaged';
  }
  const isWhole =
    size === (bytes ?? file.bytes) && (sha256 === null || sha256 === '' || hash.digest('hex') === sha256);
  return isWhole && size > 0 ? size : 'damaged';
}

async function opener({
  dataDir,
  objectStorage,
}: Pick<Config, 'dataDir' | 'objectStorage'>): Promise<OpenFile> {
  if (!objectStorage) {
    return async (path) => {
      const found = await stat(join(dataDir, path)).catch(absent);
      return found?.isFile() ? { bytes: found.size, body: createReadStream(join(dataDir, path)) } : null;
    };
  }
  const objects = await openObjectStore(objectStorage);
  return (path) => objects.get(path);
}
