import type { ConnectionRow } from '../connections/index.ts';

/** YouTube takes videos of at most this many seconds from a station. */
const longestVideo = 1800;

/**
 * A YouTube destination needs the basic video: adds the station's connection for it where the episode is short enough
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
