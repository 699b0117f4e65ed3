import type { Tables } from '../db/database.ts';
import { defineErrors } from '../errors/define-errors.ts';
import { formatBytes } from '../format-bytes.ts';

const refuse = defineErrors({ 'storage.quota': { status: 507, message: 'The station has used its storage quota.' } });

/** Bytes that a station uses of one kind; one query, because every announced upload calls it. */
export type CountBytes = (tables: Tables, stationId: number) => Promise<number>;

/** The storage limit of each station. Uploads, images and imports beyond it are rejected; recording and publishing continue. */
export interface StorageQuota {
  /** Adds a kind of bytes to the count. */
  include(count: CountBytes): void;
  /** @throws storage.quota, whose message names the remaining space */
  ensure(tables: Tables, stationId: number, bytes: number): Promise<void>;
}

/** @param limit bytes per station; null for no limit, which skips the count. */
export function createStorageQuota(limit: number | null): StorageQuota {
  const kinds: CountBytes[] = [];
  return {
    include: (count) => void kinds.push(count),
    async ensure(tables, stationId, bytes) {
      if (limit === null) return;
      let used = 0;
      for (const count of kinds) used += await count(tables, stationId);
      if (used + bytes <= limit) return;
      const left = limit - used;
      const state =
        left <= 0
          ? `The station has used its ${formatBytes(limit)} of space.`
          : `This file needs ${formatBytes(bytes)}, but ${formatBytes(left)} of the station's ${formatBytes(limit)} are left.`;
      throw refuse('storage.quota', { message: `${state} Delete audio that is no longer needed, or ask an administrator for more space.` });
    },
  };
}
