import type { Storage } from '../../platform/storage/storage.ts';

/** Bytes of each station's images. Lists a station's images once and counts additions from then on. */
export interface StoredImageBytes {
  of(stationId: number): Promise<number>;
  add(stationId: number, bytes: number): void;
}

/** @param folderOf key of the folder of a station's images */
export function createStoredImageBytes(
  storage: Pick<Storage, 'list'>,
  folderOf: (stationId: number) => string,
): StoredImageBytes {
  const counts = new Map<number, { stored: Promise<number>; added: number }>();
  return {
    async of(stationId) {
      let count = counts.get(stationId);
      if (!count) {
        count = { stored: bytesBelow(storage, folderOf(stationId)), added: 0 };
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

async function bytesBelow(storage: Pick<Storage, 'list'>, folder: string): Promise<number> {
  let sum = 0;
  for await (const { bytes } of storage.list(folder)) sum += bytes;
  return sum;
}
