import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ExportSource } from './export-source.ts';

/** Size and checksums of a stored file, or the reason why it is left out. */
export type StoredSource =
  | { readonly bytes: number; readonly crc32: number; readonly sha256: string }
  | { readonly reason: string };

const damagedReason = 'The file is missing or damaged.';

/** Stores a file of an export under a key and reads its checksums. Stored files are linked, so they take no space again. */
export async function storeSource(
  storage: Storage,
  source: ExportSource,
  key: string,
  signal: AbortSignal,
): Promise<StoredSource> {
  if ('reason' in source) return { reason: source.reason };
  await storage.remove(key);
  if ('key' in source) {
    if (!(await storage.link(source.key, key))) return { reason: damagedReason };
  } else if ('content' in source)
    await storage.put(key, Readable.from(source.content(), { objectMode: false }), { signal });
  else await build(storage, source.build, key);
  const facts = await checksumsOf(storage, key, signal);
  const isDamaged = 'key' in source && source.sha256 !== null && source.sha256 !== facts.sha256;
  if (!isDamaged) return facts;
  await storage.remove(key);
  return { reason: damagedReason };
}

async function build(storage: Storage, work: (file: string) => Promise<void>, key: string): Promise<void> {
  const folder = await storage.scratch();
  try {
    const file = join(folder, 'file');
    await work(file);
    await storage.adopt(file, key);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function checksumsOf(storage: Pick<Storage, 'open'>, key: string, signal: AbortSignal) {
  const hash = createHash('sha256');
  const read = { bytes: 0, crc32: 0 };
  for await (const chunk of storage.open(key)) {
    signal.throwIfAborted();
    hash.update(chunk);
    read.bytes += chunk.length;
    read.crc32 = crc32(chunk, read.crc32);
  }
  return { ...read, sha256: hash.digest('hex') };
}
