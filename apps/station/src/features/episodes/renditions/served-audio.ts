import type { FastifyRequest } from 'fastify';
import type { ByteRange } from '../../../platform/http/byte-range.ts';

/** Audio of a published episode that is being served. */
export interface ServedAudio {
  readonly stationId: number;
  readonly showId: number;
  readonly episodeId: number;
  /** Number of its audio version. */
  readonly audioVersion: number;
  /** Unix seconds of the episode's first publishing. */
  readonly publishedAt: number;
  /** Bytes of the whole file. */
  readonly bytes: number;
  /** Bytes of the ID3 tag at the start of the episode's own file, which are no audio. */
  readonly id3Bytes: number;
  /** Seconds of the whole file. */
  readonly duration: number;
  /** The version with inserted audio that was served; null for the episode alone. */
  readonly inserts: ServedInserts | null;
  /** The range of bytes that was sent, once the response has ended; null for none. */
  readonly sent: Promise<ByteRange | null>;
  /** Password of a listener of a private feed that the address has; undefined for none. */
  readonly token: string | undefined;
  /** The listener's request. */
  readonly request: FastifyRequest;
}

/** A served file with inserted audio. */
export interface ServedInserts {
  readonly version: string;
  /** Bytes of the episode's own file. */
  readonly contentBytes: number;
  /** The bytes of the episode's own file that a range of the served file contains. */
  contentOf(range: ByteRange): ByteRange[];
}

/** Called when the response begins; must be fast and must not throw. */
export type ServedCall = (audio: ServedAudio) => void;

export interface ServedAudioListeners {
  add(listener: ServedCall): void;
  readonly report: ServedCall;
}

export function createServedAudioListeners(): ServedAudioListeners {
  const listeners: ServedCall[] = [];
  return {
    add: (listener) => void listeners.push(listener),
    report: (audio) => listeners.forEach((listener) => listener(audio)),
  };
}
