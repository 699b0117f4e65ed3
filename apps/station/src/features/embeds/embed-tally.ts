import type { EmbedRow } from './embed-tables.ts';

export interface EmbedTally {
  add(row: EmbedRow): void;
  /** Whether the first count waits for ten seconds, or many rows do. */
  isDue(seconds: number): boolean;
  /** Removes and returns all counts. */
  take(): EmbedRow[];
}

const seconds = 10;
const mostRows = 500;

/** Sums of page views between two writes: a busy site does not write to the database for each of them. */
export function createEmbedTally(): EmbedTally {
  const rows = new Map<string, EmbedRow>();

  return {
    add(row) {
      const key = JSON.stringify([row.station_id, row.site, row.version, row.kind]);
      const before = rows.get(key);
      rows.set(
        key,
        before
          ? {
              ...row,
              first_seen: before.first_seen,
              views: before.views + row.views,
              list_errors: before.list_errors + row.list_errors,
              empty_errors: before.empty_errors + row.empty_errors,
              audio_errors: before.audio_errors + row.audio_errors,
            }
          : row,
      );
    },
    isDue(now) {
      const [first] = rows.values();
      return first !== undefined && (now - first.first_seen >= seconds || rows.size >= mostRows);
    },
    take() {
      const taken = [...rows.values()];
      rows.clear();
      return taken;
    },
  };
}
