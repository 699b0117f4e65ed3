/** Storage key of an mp3 with its ID3 tag, by its hash. */
export function id3StorageKey(stationId: number, fileKey: string): string {
  return `id3/${stationId}/${fileKey}.mp3`;
}
