import type { LiveFormat } from '../engine/media-jobs.ts';
import type { IcyChunk } from './icy-parser.ts';

/** The kinds of streams; `http` is Icecast or any other endless response. */
export type StreamKind = 'http' | 'hls' | 'srt' | 'rtp';

/** A title at its place in the audio. */
export interface PlacedTitle {
  readonly title: string;
  /** Milliseconds of audio before it, counted as the chunk counts them. */
  readonly position_ms: number;
}

/** Data in the stream that says what is on air, as it was sent. */
export interface StreamCue {
  /** An ID3 tag, or a small playlist of HLS with tags that are new. */
  readonly form: 'id3' | 'hls';
  readonly bytes: Uint8Array;
  /** Unix milliseconds of its sound. */
  readonly at_ms: number;
}

/** Audio and titles as they arrive. */
export interface LiveChunk extends IcyChunk {
  /** Format of the audio. */
  format: LiveFormat;
  /** Titles whose place in the audio is known. */
  placed?: readonly PlacedTitle[];
  /** Cues that are new, before their audio. */
  cues?: readonly StreamCue[];
  /** Milliseconds of audio before this chunk since the connection began, in a stream with placed titles. */
  position_ms?: number;
  /** Wall clock at the first sample by the clock of the stream, Unix milliseconds. Without it, the time of arrival counts. */
  at_ms?: number;
  /** `stream`: the audio does not continue the audio before it. `clock`: it does, but `at_ms` must be applied. */
  begins?: 'stream' | 'clock' | undefined;
  /** Bytes that a decoder needs before this audio, if it begins here. */
  header?: Uint8Array | undefined;
}

/** The last title that begins in a chunk; undefined if none does. */
export function newestTitle({ titles, placed, opening }: LiveChunk): string | undefined {
  return titles.at(-1) ?? placed?.at(-1)?.title ?? opening;
}

/** An open live stream. */
export interface LiveSource {
  kind: StreamKind;
  /** Whether the stream announces titles. */
  hasTitles: boolean;
  /** Bytes that the server announced, as it does for a file; null for a stream without an end. */
  length: number | null;
  /** Audio and titles as they arrive; ends when the server ends it, throws when it sends nothing for too long. */
  chunks: AsyncGenerator<LiveChunk, void, undefined>;
}
