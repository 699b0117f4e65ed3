import type { EncodedSegment } from '../engine/encoded-segment.ts';
import { WallClockAnchor, type Anchored } from './wall-clock-anchor.ts';

/** A segment of a live stream with its place in time. */
export interface RecordedSegment extends EncodedSegment {
  /** Wall clock at the first sample, Unix milliseconds. */
  started_at_ms: number;
}

/** A stretch of wall clock without audio, Unix milliseconds. */
export interface RecordingGap {
  from: number;
  to: number;
}

interface PlacerOptions {
  settleMs: number;
  onSegment: (segment: RecordedSegment) => void | Promise<void>;
  onGap?: ((gap: RecordingGap) => void | Promise<void>) | undefined;
  /** Receives what `onSegment` or `onGap` threw. */
  onFailure: (error: unknown, segment: RecordedSegment) => void;
}

/** Segments that may wait for their time. */
const HELD = 4;

/**
 * Gives segments their time and hands them on, in order. After a connection the first ones wait until the server's opening
 * burst is over, since only then it is known how old they are.
 */
export class SegmentPlacer {
  readonly #options: PlacerOptions;
  readonly #anchor = new WallClockAnchor();
  #settled: Promise<void> = Promise.resolve();
  #settleNow: () => void = () => undefined;
  #chain: Promise<void> = Promise.resolve();
  #held = 0;
  #run = 0;
  /** Where the stretch begins that could not be handed on. */
  #lostFrom: number | undefined;

  constructor(options: PlacerOptions) {
    this.#options = options;
  }

  connected(): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, this.#options.settleMs);
    this.#settled = promise;
    this.#settleNow = () => {
      clearTimeout(timer);
      resolve();
    };
  }

  disconnected(): void {
    this.#settleNow();
  }

  /** A new encoder begins. */
  restart(): void {
    this.#anchor.reconnect();
    this.#run = 0;
  }

  /** Settles when every segment taken so far was handed on. */
  idle(): Promise<void> {
    return this.#chain;
  }

  /** Takes the next segment; waits while too many wait. A segment that cannot be handed on is told of and becomes a gap. */
  async take(segment: EncodedSegment): Promise<void> {
    if (segment.run !== this.#run) this.#anchor.reconnect();
    this.#run = segment.run;
    const seen = this.#anchor.see(segment.frames, segment.encoded_at_ms);
    const settled = this.#settled;
    this.#held += 1;
    this.#chain = this.#chain.then(async () => {
      await settled;
      await this.#handOn(segment, this.#anchor.place(seen));
      this.#held -= 1;
    });
    if (this.#held >= HELD) await this.#chain;
  }

  async #handOn(segment: EncodedSegment, { started_at_ms, gap }: Anchored): Promise<void> {
    const { onSegment, onGap, onFailure } = this.#options;
    const hole = this.#lostFrom === undefined ? gap : { from: this.#lostFrom, to: started_at_ms };
    this.#lostFrom = hole?.from;
    try {
      if (hole) await onGap?.(hole);
      this.#lostFrom = started_at_ms;
      await onSegment({ ...segment, started_at_ms });
      this.#lostFrom = undefined;
    } catch (error) {
      onFailure(error, { ...segment, started_at_ms });
    }
  }
}
