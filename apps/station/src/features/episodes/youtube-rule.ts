import type { ConnectionRow } from '../connections/index.ts';

/** Seconds of the longest video that YouTube accepts from a station. */
const longestVideo = 1800;

/**
 * A YouTube destination needs the basic video: adds the station's destination for it if the episode is short enough
 * to have one.
 * @param seconds of the whole episode
 */
export function withBasicVideo<Destination extends Pick<ConnectionRow, 'id' | 'type'>>(
  chosen: readonly Destination[],
  all: readonly Destination[],
  seconds: number,
): readonly Destination[] {
  if (seconds > longestVideo || !chosen.some(({ type }) => type === 'v_youtube')) return chosen;
  const video = all.find(({ type }) => type === 'v_download');
  return !video || chosen.some(({ id }) => id === video.id) ? chosen : [...chosen, video];
}
