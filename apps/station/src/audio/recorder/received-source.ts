import { AudioError, isAudioError } from '../audio-error.ts';
import type { AudioEngine } from '../engine/create-engine.ts';
import type { LiveFormat, ReceiveInput } from '../engine/media-jobs.ts';
import type { LiveChunk, LiveSource } from './live-source.ts';
import { startSilence } from './silence.ts';

const formats: Readonly<Record<ReceiveInput['kind'], LiveFormat>> = { srt: 'mpegts', rtp: 'matroska' };

interface ReceivedOptions {
  readonly engine: AudioEngine;
  readonly input: ReceiveInput;
  readonly signal: AbortSignal;
  /** Milliseconds without audio after which receiving ends; at its beginning three times as many. */
  readonly idleMs: number;
}

/** Before the first audio, a program starts, the sender connects and half a second of audio is analysed, which a busy machine does slowly. */
const BEGINNING = 3;

/** Receives an SRT or RTP stream in a process of its own, which ends with the source. */
export function receivedSource({ engine, input, signal, idleMs }: ReceivedOptions): LiveSource {
  const { kind } = input;
  return { kind, hasTitles: false, length: null, chunks: receive() };

  async function* receive(): AsyncGenerator<LiveChunk, void, undefined> {
    const stopping = new AbortController();
    const queue: Uint8Array[] = [];
    let arrived = Promise.withResolvers<void>();
    let isEnded = false;
    let silenceMs = BEGINNING * idleMs;
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
        if (queue.length === 0 && !isEnded) await within(arrived.promise, silenceMs);
        arrived = Promise.withResolvers<void>();
        const audio = queue.splice(0);
        if (audio.length > 0) {
          silenceMs = idleMs;
          yield { audio, titles: [], format: formats[kind] };
        } else if (isEnded) break;
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
  const silence = startSilence(ms, () =>
    reject(new AudioError('stream_unavailable', 'the sender sends nothing')),
  );
  await Promise.race([promise, expired]).finally(() => silence.end());
}

function asStreamError(error: unknown): AudioError {
  if (isAudioError(error)) return error;
  return new AudioError('stream_unavailable', 'the stream could not be received', { cause: error });
}
