import type { MediaFormat } from '@postkit/sdk/schema';

/** Storage key of the file of an unsaved timeline. */
export function downloadStorageKey(stationId: number, id: string, format: MediaFormat): string {
  return `timelines/${stationId}/${id}.${format}`;
}
