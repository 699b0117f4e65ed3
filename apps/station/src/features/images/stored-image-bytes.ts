import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of each station's images. Reads a station's folder once and counts additions from then on. */
export interface StoredImageBytes {
  of(stationId: number): Promise<number>;
  add(stationId: number, bytes: number): void;
}

/** @param folderOf absolute path of a station's images, which may not exist */
export function createStoredImageBytes(folderOf: (stationId: number) => string): StoredImageBytes {
  const counts = new Map<number, { stored: Promise<number>; added: number }>();
  return {
    async of(stationId) {
      let count = counts.get(stationId);
      if (!count) {
        count = { stored: folderBytes(folderOf(stationId)), added: 0 };
        counts.set(stationId, count);
        count.stored.catch(() => counts.delete(stationId));
      }
      return (await count.stored) + count.added;
    },
    add(stationId, bytes) {
      const count = counts.get(stationId);
      if (count) count.added += bytes;
    },
  };
}

async function folderBytes(folder: string): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  let bytes = 0;
  for (const name of names) bytes += (await stat(join(folder, name))).size;
  return bytes;
}
