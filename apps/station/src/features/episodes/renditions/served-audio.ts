import type { FastifyRequest } from 'fastify';
import type { ByteRange } from '../../../platform/http/byte-range.ts';

/** Audio of a published episode that goes out to somebody. */
export interface ServedAudio {
  readonly stationId: number;
  readonly showId: number;
  readonly episodeId: number;
  /** Of the whole file. */
  readonly bytes: number;
  /** Seconds of the whole file. */
  readonly duration: number;
  /** Which of its bytes went out, once the answer has ended; null for none. */
  readonly sent: Promise<ByteRange | null>;
  /** Of whoever asked for it. */
  readonly request: FastifyRequest;
}

/** Runs when the answer begins; it must be quick, and must not throw. */
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
