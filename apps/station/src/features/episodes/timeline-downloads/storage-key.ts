import type { MediaFormat } from '@postkit/sdk/schema';

/** Where the file of an unsaved timeline is kept. */
export function downloadStorageKey(stationId: number, id: string, format: MediaFormat): string {
  return `timelines/${stationId}/${id}.${format}`;
}
