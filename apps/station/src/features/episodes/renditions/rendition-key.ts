import type { MediaFormat } from '@postkit/sdk/schema';

/** Storage key of an audio file: content-addressed, so that two episodes with the same audio share it. */
export function renditionStorageKey(stationId: number, key: string, format: MediaFormat): string {
  return `episodes/${stationId}/${key}.${format}`;
}

export const renditionTypes = { mp3: 'audio/mpeg', aac: 'audio/aac' } as const satisfies Record<
  MediaFormat,
  string
>;
export const renditionFormats = ['mp3', 'aac'] as const satisfies MediaFormat[];
