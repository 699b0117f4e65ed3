import { setTimeout as wait } from 'node:timers/promises';
import { AudioError } from '../../audio-error.ts';
import type { LiveChunk, LiveSource } from '../live-source.ts';
import type { HlsPosition } from './hls-position.ts';
import { loadBytes, type HlsRequests } from './load-bytes.ts';
import { readPlaylist, type HlsPlaylist } from './read-playlist.ts';
import { SegmentReader } from './segment-reader.ts';

/** Bytes of a playlist at most. */
export const playlistBytes = 1_000_000;
/** Target durations without a new segment, after which the stream has failed. */
const mostTargets = 3;
/** The shortest time between two requests of the playlist, in milliseconds. */
const leastReloadMs = 250;
/** A playlist may lead to a playlist of variants, which leads to the stream. */
const mostPlaylists = 3;

interface HlsOptions extends HlsRequests {
  /** Milliseconds without an answer after which the stream has failed. */
  readonly idleMs: number;
  readonly position: HlsPosition;
  /** The encoding of titles that name none, by the user's setting; null to find it out. */
  readonly charset: string | null;
}

/** A playlist, its address and when it was loaded, Unix milliseconds. */
interface LoadedPlaylist {
  readonly playlist: HlsPlaylist;
  readonly url: string;
  readonly loaded_ms: number;
}

/**
 * Follows a live HLS stream.
 * @param text the playlist at the address
 * @param url its address, after redirects
 * @throws stream_unavailable, without addresses
 */
export async function openHlsSource(text: string, url: string, options: HlsOptions): Promise<LiveSource> {
  const start = await findMedia(text, url, options);
  const { position } = options;
  const hasMore = position.hasBegun && position.next(start.playlist, start.loaded_ms).length > 0;
  if (start.playlist.isEnded && !hasMore)
    throw new AudioError('stream_unavailable', 'the playlist has ended, it is not one of a live stream');
  return { kind: 'hls', hasTitles: false, length: null, chunks: follow(start, options) };
}

async function findMedia(text: string, url: string, options: HlsOptions): Promise<LoadedPlaylist> {
  let [found, at] = [readPlaylist(text, url), url];
  for (let n = 0; n < mostPlaylists; n += 1) {
    if (typeof found !== 'string') return { playlist: found, url: at, loaded_ms: Date.now() };
    const next = await load(found, options);
    [found, at] = [next.found, next.url];
  }
  throw new AudioError('stream_unavailable', 'the playlist leads to too many others');
}

async function load(url: string, options: HlsOptions): Promise<{ found: HlsPlaylist | string; url: string }> {
  const loaded = await loadBytes(url, { limitBytes: playlistBytes, timeoutMs: options.idleMs }, options);
  return { found: readPlaylist(new TextDecoder().decode(loaded.bytes), loaded.url), url: loaded.url };
}

/** Takes the cues before the first segment that is recorded: a break may have begun with them. */
function skipCues(
  { clock, cues }: HlsPosition,
  { playlist, loaded_ms }: Pick<LoadedPlaylist, 'playlist' | 'loaded_ms'>,
  first: number,
): void {
  for (const segment of playlist.segments)
    if (segment.sequence < first) cues.skip(segment, clock.timeOf(segment, playlist, loaded_ms));
}

async function* follow(
  start: LoadedPlaylist,
  options: HlsOptions,
): AsyncGenerator<LiveChunk, void, undefined> {
  const { position, idleMs, signal } = options;
  const reader = new SegmentReader(options);
  let { playlist, loaded_ms } = start;
  let newest_ms = Date.now();
  for (;;) {
    const segments = position.next(playlist, loaded_ms);
    if (!position.hasBegun) skipCues(position, { playlist, loaded_ms }, segments[0]?.sequence ?? 0);
    for (const segment of segments) {
      yield* reader.read(segment, playlist, loaded_ms);
      newest_ms = Date.now();
    }
    if (playlist.isEnded) return;
    if (Date.now() - newest_ms > Math.max(idleMs, mostTargets * playlist.targetMs)) {
      position.forget();
      throw new AudioError('stream_unavailable', 'the playlist lists no new audio');
    }
    // As the specification of HLS asks, a playlist without news is loaded again after half the time.
    const pause =
      segments.length > 0
        ? (playlist.segments.at(-1)?.durationMs ?? playlist.targetMs)
        : playlist.targetMs / 2;
    await wait(Math.max(leastReloadMs, loaded_ms + pause - Date.now()), undefined, { signal });
    loaded_ms = Date.now();
    const { found } = await load(start.url, options);
    if (typeof found === 'string') throw new AudioError('stream_unavailable', 'the playlist has changed');
    playlist = found;
  }
}
