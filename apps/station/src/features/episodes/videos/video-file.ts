import type { VideoKind } from './video-tables.ts';

/** Seconds of the longest episode that the station renders as a video. */
export const longestVideo = 1800;

/** Storage key of a video. */
export function videoStorageKey(stationId: number, fileKey: string): string {
  return `videos/${stationId}/${fileKey}.mp4`;
}

/** Reads the end of a video's file name: the part before it is for humans and may change. */
export function readVideoFile(file: string): { id: number; kind: VideoKind } | null {
  const [, rate, id] = /-(\d+|advanced)-(\d+)\.mp4$/.exec(file) ?? [];
  return rate === undefined ? null : { id: Number(id), kind: rate === 'advanced' ? 'advanced' : 'basic' };
}

/**
 * An upper bound of a video's bytes: loud music at 720 lines takes about 190 kB per second, so twice that, scaled by
 * its area.
 */
export function roomForVideo(seconds: number, height: number): number {
  return Math.ceil((seconds + 1) * (20_000 + 380_000 * (height / 720) ** 2));
}
