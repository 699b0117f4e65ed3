import type { AudioEngine } from '../engine/create-engine.ts';
import type { MediaJob } from '../engine/media-job.ts';
import type { FeedChunk, LiveFormat } from '../engine/media-jobs.ts';
import type { SegmentPlacer } from './segment-placer.ts';

/** The encoder under a recorder: one job for as long as the format stays and nothing breaks, whatever connections come and go. */
export class LiveEncoder {
  readonly #engine: AudioEngine;
  readonly #placer: SegmentPlacer;
  /** Cuts since the encoder began; its segments count them as their run. */
  #cuts = 0;
  #running: { format: LiveFormat; job: MediaJob<'record'>; ended: boolean } | undefined;

  constructor(engine: AudioEngine, placer: SegmentPlacer) {
    this.#engine = engine;
    this.#placer = placer;
  }

  /** Makes ready for a new connection: an encoder of this format runs, and what comes next begins a segment. Resolves to the run of its segments. */
  async begin(format: LiveFormat): Promise<number> {
    // A second ogg stream in one run confuses its reader; the other formats go on as if nothing had been.
    if (this.#running && (this.#running.format !== format || format === 'ogg')) await this.end();
    if (!this.#running || this.#running.ended) this.#start(format);
    this.#cuts += 1;
    const run = this.#cuts;
    await this.feed('cut');
    return run;
  }

  /** Feeds the encoder; waits while it has enough. When it has ended, throws what ended it. */
  async feed(chunk: FeedChunk): Promise<void> {
    const job = this.#running?.job;
    try {
      await job?.feed(chunk);
    } catch (error) {
      await job?.result;
      throw error;
    }
  }

  /** Has what was encoded so far taken, if there is an encoder. */
  async cut(): Promise<void> {
    if (!this.#running) return;
    this.#cuts += 1;
    await this.#running.job.feed('cut').catch(() => undefined);
  }

  /** Ends the encoder; settles when its last segment was taken. */
  async end(): Promise<void> {
    const ending = this.#running?.job;
    this.#running = undefined;
    ending?.endFeed();
    await ending?.result.catch(() => undefined);
  }

  #start(format: LiveFormat): void {
    this.#placer.restart();
    this.#cuts = 0;
    const started = { format, job: this.#engine.record(format, { onItem: (segment) => this.#placer.take(segment) }), ended: false };
    this.#running = started;
    void started.job.result.catch(() => undefined).then(() => (started.ended = true));
  }
}
