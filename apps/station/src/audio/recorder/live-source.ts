import type { LiveFormat } from '../engine/media-jobs.ts';
import type { IcyChunk } from './icy-parser.ts';

/** The kinds of streams; `http` is Icecast or any other endless response. */
export type StreamKind = 'http' | 'hls' | 'srt' | 'rtp';

/** Audio and titles as they arrive. */
export interface LiveChunk extends IcyChunk {
  /** Format of the audio, if the stream may change it. */
  format?: LiveFormat;
  /** Wall clock at the first sample by the clock of the stream, Unix milliseconds. Without it, the time of arrival counts. */
  at_ms?: number;
  /** `stream`: the audio does not continue the audio before it. `clock`: it does, but `at_ms` must be applied. */
  begins?: 'stream' | 'clock' | undefined;
  /** Bytes that a decoder needs before this audio, if it begins here. */
  header?: Uint8Array | undefined;
}

/** An open live stream. */
export interface LiveSource {
  kind: StreamKind;
  contentType: string | null;
  /** Whether the server announces titles. */
  hasTitles: boolean;
  /** The format, if its beginning has been read already. */
  format?: LiveFormat;
  /** Audio and titles as they arrive; ends when the server ends it, throws when it sends nothing for too long. */
  chunks: AsyncGenerator<LiveChunk, void, undefined>;
}
