import { parse, setOptions, type types } from 'hls-parser';
import { AudioError } from '../../audio-error.ts';
import { cueTags } from './cue-tags.ts';

// Playlists in use break rules that do not matter to a recorder; the checks that do are below.
setOptions({ strictMode: false, silent: true });

type Segment = types.Segment;
export type MediaPlaylist = types.MediaPlaylist;

/** A segment of a live playlist. */
export interface HlsSegment {
  readonly sequence: number;
  readonly url: string;
  readonly durationMs: number;
  /** Wall clock at its beginning, Unix milliseconds, if the playlist gives times. */
  readonly dated_ms: number | undefined;
  /** Tags of cues before it, as they are written. */
  readonly tags: readonly string[];
  readonly isDiscontinuity: boolean;
  /** Whether the server has no audio for it. */
  readonly isGap: boolean;
  readonly range: ByteRange | undefined;
  /** The beginning of the file that the segment continues. */
  readonly map: { readonly url: string; readonly range: ByteRange | undefined } | undefined;
  readonly key: { readonly url: string; readonly iv: Uint8Array | undefined } | undefined;
}

export interface ByteRange {
  readonly offset: number;
  readonly length: number;
}

/** A live playlist with absolute addresses. */
export interface HlsPlaylist {
  readonly targetMs: number;
  readonly isEnded: boolean;
  readonly segments: readonly HlsSegment[];
  /** Its date ranges, as they are written. */
  readonly ranges: readonly string[];
}

/**
 * Reads a playlist. Returns the address of the playlist to read instead if it only lists variants.
 * @param url the address of the playlist, after redirects
 * @throws stream_unavailable with the reason why it cannot be recorded
 */
export function readPlaylist(text: string, url: string): HlsPlaylist | string {
  const { bySegment, ranges, rest } = cueTags(text);
  const playlist = parsePlaylist(rest);
  if (playlist.isMasterPlaylist) return absolute(chooseVariant(playlist as types.MasterPlaylist), url);
  const { targetDuration, endlist, segments, isIFrame } = playlist as MediaPlaylist;
  if (isIFrame) throw refusal('the playlist lists pictures only');
  if (!(targetDuration > 0)) throw refusal('the playlist is not one of an HLS stream');
  const times = datesOf(segments);
  return {
    targetMs: targetDuration * 1000,
    isEnded: endlist,
    ranges,
    segments: segments.map((segment, n) => ({
      ...readSegment(segment, times[n], url),
      tags: bySegment[n] ?? [],
    })),
  };
}

function parsePlaylist(text: string): types.Playlist {
  try {
    return parse(text);
  } catch (error) {
    throw new AudioError('stream_unavailable', 'the playlist could not be read', { cause: error });
  }
}

/** Audio alone at its best quality, else the smallest video, because only its audio is recorded. */
function chooseVariant({ variants }: types.MasterPlaylist): string {
  const usable = variants.filter(
    ({ isIFrameOnly, codecs, audio }) => !isIFrameOnly && (hasAudio(codecs) || audio.length > 0),
  );
  const sorted = usable.toSorted((one, other) => one.bandwidth - other.bandwidth);
  const audioOnly = sorted.findLast(
    ({ codecs, resolution, video }) => !resolution && video.length === 0 && !hasVideo(codecs),
  );
  if (audioOnly) return renditionOf(audioOnly) ?? audioOnly.uri;
  const rendition = sorted.map(renditionOf).find((uri) => uri !== undefined);
  const uri = rendition ?? sorted[0]?.uri;
  if (uri === undefined) throw refusal('the playlist has no variant with audio');
  return uri;
}

function renditionOf({ audio }: types.Variant): string | undefined {
  return (audio.find(({ isDefault, uri }) => isDefault && uri) ?? audio.find(({ uri }) => uri))?.uri;
}

const hasAudio = (codecs = '') => codecs === '' || /mp4a|ac-3|ec-3|ac-4|opus|flac|mp3/i.test(codecs);
const hasVideo = (codecs = '') => /avc|hvc|hev|dvh|av01|vp0?9|mp4v/i.test(codecs);

/** The times of the segments: as given, else counted from a neighbour. */
function datesOf(segments: readonly Segment[]): (number | undefined)[] {
  const times = segments.map(({ programDateTime }) => timeOf(programDateTime));
  for (let n = 1; n < times.length; n += 1) times[n] ??= later(times[n - 1], segments[n - 1]?.duration);
  for (let n = times.length - 2; n >= 0; n -= 1)
    times[n] ??= later(times[n + 1], -(segments[n]?.duration ?? 0));
  return times;
}

function timeOf(date: Date | undefined): number | undefined {
  const ms = date?.getTime();
  return ms === undefined || Number.isNaN(ms) ? undefined : ms;
}

const later = (ms: number | undefined, seconds = 0) => (ms === undefined ? undefined : ms + 1000 * seconds);

function readSegment(segment: Segment, dated_ms: number | undefined, base: string): Omit<HlsSegment, 'tags'> {
  const { mediaSequenceNumber, uri, duration, discontinuity, gap, byterange, map, key } = segment;
  if (!(duration >= 0)) throw refusal('the playlist does not give the lengths of its segments');
  return {
    sequence: mediaSequenceNumber,
    url: absolute(uri, base),
    durationMs: duration * 1000,
    dated_ms,
    isDiscontinuity: discontinuity === true,
    isGap: gap === true,
    range: byterange,
    map: map ? { url: absolute(map.uri, base), range: map.byterange } : undefined,
    key: readKey(key, base),
  };
}

function readKey(key: types.Key | undefined, base: string): HlsSegment['key'] {
  if (!key || key.method === 'NONE') return undefined;
  const isPlain =
    key.method === 'AES-128' && (key.format === undefined || key.format === 'identity') && key.uri;
  if (!isPlain)
    throw refusal(
      `the stream is encrypted with ${key.method === 'AES-128' ? 'DRM' : key.method}, which cannot be recorded`,
    );
  return { url: absolute(key.uri ?? '', base), iv: key.iv ? new Uint8Array(key.iv) : undefined };
}

function absolute(uri: string, base: string): string {
  const url = URL.parse(uri, base);
  if (!url) throw refusal('the playlist contains an invalid address');
  return url.href;
}

function refusal(message: string): AudioError {
  return new AudioError('stream_unavailable', message);
}
