import type { VideoKind } from './video-tables.ts';

/** Seconds of the longest episode of which a video is made. */
export const longestVideo = 1800;

/** Where a video is kept. */
export function videoStorageKey(stationId: number, fileKey: string): string {
  return `videos/${stationId}/${fileKey}.mp4`;
}

/** What the end of a video's name says: the words before it are for people, and stations get other names. */
export function readVideoFile(file: string): { id: number; kind: VideoKind } | null {
  const [, rate, id] = /-(\d+|advanced)-(\d+)\.mp4$/.exec(file) ?? [];
  return rate === undefined ? null : { id: Number(id), kind: rate === 'advanced' ? 'advanced' : 'basic' };
}

/** Bytes that a video will take at most: loud music at 720 lines comes to some 190 kB a second, so twice that, by its area. */
export function roomForVideo(seconds: number, height: number): number {
  return Math.ceil((seconds + 1) * (20_000 + 380_000 * (height / 720) ** 2));
}
