import { AudioError, isAudioError } from '../audio-error.ts';
import type { AudioEngine } from '../engine/create-engine.ts';
import type { LiveFormat, ReceiveInput } from '../engine/media-jobs.ts';
import type { LiveChunk, LiveSource } from './live-source.ts';

const formats: Readonly<Record<ReceiveInput['kind'], LiveFormat>> = { srt: 'mpegts', rtp: 'matroska' };

interface ReceivedOptions {
  readonly engine: AudioEngine;
  readonly input: ReceiveInput;
  readonly signal: AbortSignal;
  /** Milliseconds without audio after which receiving ends. */
  readonly idleMs: number;
}

/** Receives an SRT or RTP stream in a process of its own, which ends with the source. */
export function receivedSource({ engine, input, signal, idleMs }: ReceivedOptions): LiveSource {
  const { kind } = input;
  return { kind, contentType: null, hasTitles: false, format: formats[kind], chunks: receive() };

  async function* receive(): AsyncGenerator<LiveChunk, void, undefined> {
    const stopping = new AbortController();
    const queue: Uint8Array[] = [];
    let arrived = Promise.withResolvers<void>();
    let isEnded = false;
    let failure: unknown;
    const job = engine.receive(input, {
      signal: AbortSignal.any([signal, stopping.signal]),
      onItem: (bytes) => {
        queue.push(bytes);
        arrived.resolve();
      },
    });
    const ended = job.result
      .catch((error: unknown) => (failure = error))
      .finally(() => {
        isEnded = true;
        arrived.resolve();
      });
    try {
      for (;;) {
        if (queue.length === 0 && !isEnded) await within(arrived.promise, idleMs);
        arrived = Promise.withResolvers<void>();
        const audio = queue.splice(0);
        if (audio.length > 0) yield { audio, titles: [] };
        else if (isEnded) break;
      }
      if (failure !== undefined) throw asStreamError(failure);
    } finally {
      stopping.abort();
      await ended;
    }
  }
}

async function within(promise: Promise<void>, ms: number): Promise<void> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AudioError('stream_unavailable', 'the sender sends nothing')), ms);
  await Promise.race([promise, expired]).finally(() => clearTimeout(timer));
}

function asStreamError(error: unknown): AudioError {
  if (isAudioError(error)) return error;
  return new AudioError('stream_unavailable', 'the stream could not be received', { cause: error });
}
