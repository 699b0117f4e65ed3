import type { MediaFormat } from '@postkit/sdk/schema';

/** Where the file of a sound is kept: by what it holds, so that two episodes of one sound share it. */
export function mediaStorageKey(stationId: number, key: string, format: MediaFormat): string {
  return `episodes/${stationId}/${key}.${format}`;
}

/** Where the file of an unsaved timeline is kept. */
export function cacheStorageKey(stationId: number, id: string, format: MediaFormat): string {
  return `timelines/${stationId}/${id}.${format}`;
}

export const mediaTypes = { mp3: 'audio/mpeg', aac: 'audio/aac' } as const satisfies Record<MediaFormat, string>;
export const mediaFormats = ['mp3', 'aac'] as const satisfies MediaFormat[];
