import type { ShareClipRow } from './share-clip-tables.ts';

/** Storage key of the mp4. */
export function clipStorageKey({ station_id, id }: Pick<ShareClipRow, 'station_id' | 'id'>): string {
  return `share-clips/${station_id}/${id}.mp4`;
}

/** An upper bound of the bytes of a clip and its work in progress: 4 Mb/s, twice what blurred covers take. */
export function roomForClip(seconds: number): number {
  return Math.ceil((seconds + 2) * 600_000);
}
