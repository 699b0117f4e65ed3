import { AudioError } from '../audio-error.ts';
import type { AudioEngine } from '../engine/create-engine.ts';
import type { EncodedSegment } from '../engine/encoded-segment.ts';
import type { MediaJob } from '../engine/media-job.ts';
import type { FeedChunk, LiveFormat } from '../engine/media-jobs.ts';
import type { SegmentPlacer } from './segment-placer.ts';

/** Formats that may begin again in one run; a second stream of a container confuses the demuxer. */
const selfContained: ReadonlySet<LiveFormat> = new Set(['mp3', 'aac']);
/** Milliseconds and bytes without a segment after which what is fed is not audio: a segment is five seconds, of which 40 kB are 64 kb/s. */
const fruitlessMs = 20_000;
const fruitlessBytes = 40_000;
/** Milliseconds between two chunks that count at most: a process that stood still, or waited for its encoder, proves nothing. */
const mostPauseMs = 1000;

/** The encoder of a recorder: one job as long as the format stays the same and it does not fail, across connections. */
export class LiveEncoder {
  readonly #engine: AudioEngine;
  readonly #placer: SegmentPlacer;
  /** Cuts since the encoder started; its segments carry the count as their run. */
  #cuts = 0;
  #running: { format: LiveFormat; job: MediaJob<'record'>; ended: boolean } | undefined;
  #waiting = 0;
  /** Bytes fed since the last segment, when the last of them were fed, and for how many milliseconds they have arrived. */
  #fed: { bytes: number; last_ms: number; ms: number } | undefined;

  constructor(engine: AudioEngine, placer: SegmentPlacer) {
    this.#engine = engine;
    this.#placer = placer;
  }

  /** Prepares for a new connection: starts an encoder of this format if necessary, and begins a new segment. Resolves to the run of its segments. */
  async begin(format: LiveFormat): Promise<number> {
    if (this.#running && (this.#running.format !== format || !selfContained.has(format))) await this.end();
    if (!this.#running || this.#running.ended) this.#start(format);
    return this.mark();
  }

  /** Begins a new segment in audio that continues. Resolves to the run of its segments. */
  async mark(): Promise<number> {
    this.#cuts += 1;
    const run = this.#cuts;
    this.#fed = undefined;
    await this.feed('cut');
    return run;
  }

  /**
   * Feeds the encoder; waits while its window is full. After the encoder has ended, throws the reason.
   * @throws stream_unavailable if it takes bytes and no audio comes of them, or if its decoder stops at them
   */
  async feed(chunk: FeedChunk): Promise<void> {
    const job = this.#running?.job;
    const now = Date.now();
    const fed = (this.#fed ??= { bytes: 0, last_ms: now, ms: 0 });
    fed.ms += Math.min(Math.max(0, now - fed.last_ms), mostPauseMs);
    fed.last_ms = now;
    if (fed.ms > fruitlessMs && fed.bytes > fruitlessBytes) {
      throw new AudioError('stream_unavailable', 'data arrives, but no audio can be decoded from it');
    }
    if (chunk !== 'cut') fed.bytes += chunk.length;
    this.#waiting += 1;
    try {
      await job?.feed(chunk);
    } catch (error) {
      await job?.result;
      throw new AudioError('stream_unavailable', 'the stream contains damaged data', { cause: error });
    } finally {
      this.#waiting -= 1;
    }
  }

  /** Whether bytes wait because the window is full. */
  get isFull(): boolean {
    return this.#waiting > 0;
  }

  /** Ends the current segment, if an encoder runs. */
  async cut(): Promise<void> {
    if (!this.#running) return;
    this.#cuts += 1;
    await this.#running.job.feed('cut').catch(() => undefined);
  }

  /** Ends the encoder; resolves when its last segment has been stored. */
  async end(): Promise<void> {
    const ending = this.#running?.job;
    this.#running = undefined;
    ending?.endFeed();
    await ending?.result.catch(() => undefined);
  }

  #start(format: LiveFormat): void {
    this.#placer.restart();
    this.#cuts = 0;
    const started = {
      format,
      job: this.#engine.record(format, { onItem: (segment) => this.#take(segment) }),
      ended: false,
    };
    this.#running = started;
    void started.job.result.catch(() => undefined).then(() => (started.ended = true));
  }

  #take(segment: EncodedSegment): Promise<void> {
    this.#fed = undefined;
    return this.#placer.take(segment);
  }
}
