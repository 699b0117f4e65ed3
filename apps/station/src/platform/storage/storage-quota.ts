import type { Tables } from '../db/database.ts';
import { defineErrors } from '../errors/define-errors.ts';
import { formatBytes } from '../format-bytes.ts';

const refuse = defineErrors({
  'storage.quota': { status: 507, message: 'The station has used its storage quota.' },
});

/** Bytes that a station uses of one kind; one query, because every announced upload calls it. */
export type CountBytes = (tables: Tables, stationId: number) => Promise<number>;

/** The kinds of bytes that count. */
export type QuotaKind =
  | 'audio'
  | 'campaigns'
  | 'images'
  | 'renditions'
  | 'share_clips'
  | 'unfinished_uploads';

/** The storage limit of each station. Uploads, images and imports beyond it are rejected; recording and publishing continue. */
export interface StorageQuota {
  /** Adds a kind of bytes to the count. */
  include(kind: QuotaKind, count: CountBytes): void;
  /** Sets where the limits of single stations come from; null for that of the installation. */
  limitBy(ownLimit: (stationId: number) => number | null): void;
  /** Bytes that a station may use; null for no limit. */
  limitOf(stationId: number): number | null;
  /** Bytes that a station uses, by kind. */
  usage(tables: Tables, stationId: number): Promise<Partial<Record<QuotaKind, number>>>;
  /** @throws storage.quota, whose message names the remaining space */
  ensure(tables: Tables, stationId: number, bytes: number): Promise<void>;
}

/** @param usual bytes of a station without a limit of its own; null for no limit, which skips the count. */
export function createStorageQuota(usual: number | null): StorageQuota {
  const kinds = new Map<QuotaKind, CountBytes>();
  let ownLimit: (stationId: number) => number | null = () => null;
  const limitOf = (stationId: number) => ownLimit(stationId) ?? usual;

  async function usage(tables: Tables, stationId: number) {
    const used: Partial<Record<QuotaKind, number>> = {};
    for (const [kind, count] of kinds) used[kind] = await count(tables, stationId);
    return used;
  }

  return {
    include: (kind, count) => void kinds.set(kind, count),
    limitBy: (of) => void (ownLimit = of),
    limitOf,
    usage,
    async ensure(tables, stationId, bytes) {
      const limit = limitOf(stationId);
      if (limit === null) return;
      const used = Object.values(await usage(tables, stationId)).reduce((sum, kind) => sum + kind, 0);
      if (used + bytes <= limit) return;
      const left = limit - used;
      const state =
        left <= 0
          ? `The station has used its ${formatBytes(limit)} of space.`
          : `This file needs ${formatBytes(bytes)}, but ${formatBytes(left)} of the station's ${formatBytes(limit)} are left.`;
      throw refuse('storage.quota', {
        message: `${state} Delete audio that is no longer needed, or ask an administrator for more space.`,
      });
    },
  };
}
