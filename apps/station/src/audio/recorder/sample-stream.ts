import { AudioError, isAudioError } from '../audio-error.ts';
import { FRAME_SAMPLES } from '../audio-format.ts';
import type { AudioEngine } from '../engine/create-engine.ts';
import type { EncodedSegment } from '../engine/encoded-segment.ts';
import type { MediaJob } from '../engine/media-job.ts';
import type { FeedChunk, LiveFormat } from '../engine/media-jobs.ts';
import type { StreamFacts } from '../engine/stream-facts.ts';
import { levelsOfBins } from '../loudness/levels-of-bins.ts';
import { readLoudness } from '../loudness/stored-loudness.ts';
import { HlsPosition } from './hls/hls-position.ts';
import { newestTitle, type LiveSource, type StreamKind } from './live-source.ts';
import { openStream, type StreamAddress } from './open-stream.ts';

/** The first seconds of a stream, connected, decoded and encoded as a recorder does. */
export interface StreamSample {
  kind: StreamKind;
  format: LiveFormat;
  facts: StreamFacts;
  /** Whether the server announces titles between the audio. */
  hasTitles: boolean;
  /** The newest announced title; undefined if none was. */
  title: string | undefined;
  segments: readonly EncodedSegment[];
  /** Samples of all segments. */
  samples: number;
  /** Highest amplitude, full scale 32,768. */
  loudest: number;
  /** Whether the channels are in opposite phase in every segment. */
  isOppositePhase: boolean;
  /** Integrated loudness in LUFS; null for silence. */
  loudness: number | null;
  /** Bytes of the stream that arrived. */
  bytes: number;
  /** Whether the stream ended by itself. */
  isEnded: boolean;
  /** Bytes that the server announced, as it does for a file; null for a stream without an end. */
  length: number | null;
}

export interface SampleOptions {
  readonly engine: AudioEngine;
  readonly signal: AbortSignal;
  /** Milliseconds without data after which the connection has failed; those of a recorder by default. */
  readonly idleMs?: number;
  /** Milliseconds to listen after the first audio. */
  readonly listenMs?: number;
}

/** More than a stream sends in the time: a file at full speed. */
const mostBytes = 4_000_000;
/** Enough for the headers and the first frames of any format. */
const describedBytes = 1_000_000;

/** Listens to a stream for a few seconds. Fails with the errors of a recorder, or with `not_audio` for one without an audio track. */
export async function sampleStream(
  address: StreamAddress,
  { engine, signal, idleMs = 5000, listenMs = 5000 }: SampleOptions,
): Promise<StreamSample> {
  const stopping = new AbortController();
  const source = await openStream(address, {
    engine,
    idleMs,
    signal: AbortSignal.any([signal, stopping.signal]),
    position: new HlsPosition(undefined),
  });
  const heard = new HeardAudio(engine, source);
  let timer: NodeJS.Timeout | undefined;
  try {
    const isEnded = await heard
      .listen(() => (timer ??= setTimeout(() => stopping.abort(), listenMs)))
      .catch((error: unknown) => {
        if (stopping.signal.aborted && !signal.aborted && isAudioError(error, 'cancelled')) return false;
        throw error;
      });
    return await heard.end(isEnded);
  } finally {
    clearTimeout(timer);
    stopping.abort();
    heard.cancel();
  }
}

/** The audio of one connection on its way through the encoder of a recorder. */
class HeardAudio {
  readonly #engine: AudioEngine;
  readonly #source: LiveSource;
  readonly #cancelling = new AbortController();
  readonly #segments: EncodedSegment[] = [];
  readonly #start: Uint8Array[] = [];
  #encoder: { format: LiveFormat; job: MediaJob<'record'> } | undefined;
  #hasFailed = false;
  #bytes = 0;
  #title: string | undefined;

  constructor(engine: AudioEngine, source: LiveSource) {
    this.#engine = engine;
    this.#source = source;
  }

  /**
   * Feeds the encoder until the source ends or enough has arrived. Resolves to whether it ended.
   * @param onAudio called when audio begins
   */
  async listen(onAudio: () => void): Promise<boolean> {
    const source = this.#source;
    for await (const chunk of source.chunks) {
      const { audio, header, format, begins } = chunk;
      this.#title = newestTitle(chunk) ?? this.#title;
      // Audio that does not continue needs another encoder, and enough is known.
      if (begins === 'stream' && this.#encoder) return false;
      for (const bytes of audio) {
        if (!this.#encoder) {
          this.#begin(format);
          onAudio();
          if (header) await this.#feed(header);
        }
        await this.#feed(bytes);
      }
      if (this.#hasFailed || this.#bytes > mostBytes) return false;
    }
    return true;
  }

  async end(isEnded: boolean): Promise<StreamSample> {
    const { kind, hasTitles, length } = this.#source;
    if (!this.#encoder)
      throw new AudioError('stream_unavailable', 'the stream ended before any audio arrived');
    const { format, job } = this.#encoder;
    job.endFeed();
    // An encoder that finds no audio track does not say so.
    const [facts, encoded] = await Promise.allSettled([
      this.#engine.describe({ format, bytes: Buffer.concat(this.#start) }),
      job.result,
    ]);
    if (facts.status === 'rejected') throw facts.reason;
    if (encoded.status === 'rejected') throw encoded.reason;
    const samples = this.#segments.reduce((sum, { frames }) => sum + frames * FRAME_SAMPLES, 0);
    if (samples === 0) throw new AudioError('audio_unsupported', 'no audio could be decoded');
    const bins = this.#segments.flatMap(({ loudness }) => readLoudness(loudness));
    return {
      kind,
      format,
      facts: facts.value,
      hasTitles,
      title: this.#title,
      segments: this.#segments,
      samples,
      loudest: Math.max(...this.#segments.map(({ loudest }) => loudest)),
      isOppositePhase: this.#segments.every(({ isOppositePhase }) => isOppositePhase),
      loudness: levelsOfBins(bins, samples).loudness,
      bytes: this.#bytes,
      isEnded,
      length,
    };
  }

  cancel(): void {
    this.#cancelling.abort();
  }

  #begin(format: LiveFormat): void {
    const job = this.#engine.record(format, {
      signal: this.#cancelling.signal,
      onItem: (segment) => void this.#segments.push(segment),
    });
    this.#encoder = { format, job };
  }

  /** An encoder that has failed takes nothing more; `end` reports its reason. */
  async #feed(chunk: FeedChunk & Uint8Array): Promise<void> {
    if (this.#bytes < describedBytes) this.#start.push(chunk);
    this.#bytes += chunk.length;
    await this.#encoder?.job.feed(chunk).catch(() => (this.#hasFailed = true));
  }
}
