import type { EncodedSegment } from '../engine/encoded-segment.ts';
import { WallClockAnchor, type Placement } from './wall-clock-anchor.ts';

/** Which of a recorder's addresses audio comes from. */
export type RecorderAddress = 'main' | 'fallback';

/** A segment of a live stream with its time. */
export interface RecordedSegment extends EncodedSegment {
  /** Wall clock at the first sample, Unix milliseconds. */
  started_at_ms: number;
  address: RecorderAddress;
}

/** A stretch of wall clock without audio, Unix milliseconds. */
export interface RecordingGap {
  from: number;
  to: number;
}

/** A title that the stream announced. */
export interface RecordedTitle {
  title: string;
  /** Where its audio begins, Unix milliseconds: for the first title of a connection its beginning, otherwise when the title arrived. */
  at_ms: number;
}

interface PlacerOptions {
  /** Milliseconds after the first segment of a connection in which later segments may still show that it is older. */
  settleMs: number;
  /** Where an earlier recording ended, Unix milliseconds: no segment is placed before it. */
  resumeAt?: number | undefined;
  onSegment: (segment: RecordedSegment) => void | Promise<void>;
  onGap?: ((gap: RecordingGap) => void | Promise<void>) | undefined;
  onTitle?: ((title: RecordedTitle) => void | Promise<void>) | undefined;
  /** Receives the errors of `onSegment` and `onGap`. */
  onFailure: (error: unknown, segment: RecordedSegment) => void;
}

/** Segments that may wait to be stored, two minutes of audio; beyond it the stream waits. */
const MAX_WAITING = 24;

/**
 * Gives segments their time and passes them on, in order. After a connect the first ones wait until the server's opening
 * burst is over, because only then their age is known.
 */
export class SegmentPlacer {
  readonly #options: PlacerOptions;
  readonly #anchor: WallClockAnchor;
  #settled: Promise<void> = Promise.resolve();
  #settleNow: () => void = () => undefined;
  /** Timer that ends the wait for the burst; runs from the first segment of a connection on. */
  #settling: NodeJS.Timeout | undefined;
  /** Run of the current connection. */
  #connection: number | undefined;
  #chain: Promise<void> = Promise.resolve();
  #held = 0;
  #run = 0;
  /** When the first audio of a run arrived. */
  #beginnings = new Map<number, number>();
  /** The address of each run's audio. */
  #addresses = new Map<number, RecorderAddress>();
  /** Titles that apply to a connection's audio from its beginning, by the run of its segments. */
  #openings = new Map<number, string>();
  /** Start of the audio that could not be passed on. */
  #lostFrom: number | undefined;

  constructor(options: PlacerOptions) {
    this.#options = options;
    this.#anchor = new WallClockAnchor(options.resumeAt);
  }

  /** @param at_ms when the first audio of a run arrived. */
  connected(run: number, at_ms: number, address: RecorderAddress): void {
    this.#beginnings.set(run, at_ms);
    this.#addresses.set(run, address);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#settled = promise;
    this.#settleNow = resolve;
    this.#connection = run;
  }

  disconnected(): void {
    clearTimeout(this.#settling);
    this.#connection = undefined;
    this.#settleNow();
  }

  /** A new encoder starts, after the last segment of the previous one. */
  restart(): void {
    this.#anchor.reconnect();
    this.#run = 0;
    this.#beginnings.clear();
    this.#addresses.clear();
    this.#openings.clear();
  }

  /** Sets the title of a run from its beginning, or from its next segment if the beginning has already been passed on. */
  open(run: number, title: string): void {
    this.#openings.set(run, title);
  }

  /** Resolves when every segment received so far has been passed on. */
  idle(): Promise<void> {
    return this.#chain;
  }

  /** Receives the next segment; waits while too many wait. A segment that cannot be passed on is reported and becomes a gap. */
  async take(segment: EncodedSegment): Promise<void> {
    if (segment.run !== this.#run) this.#anchor.reconnect(this.#beginnings.get(segment.run));
    if (segment.run === this.#connection && segment.run !== this.#run) {
      // Not from the connection on: a busy machine encodes the burst later than that.
      this.#settling = setTimeout(this.#settleNow, this.#options.settleMs);
    }
    const address = this.#addresses.get(segment.run) ?? 'main';
    if (segment.run !== this.#run) this.#addresses.delete(this.#run);
    this.#beginnings.delete(segment.run);
    this.#run = segment.run;
    const seen = this.#anchor.see(segment.frames, segment.encoded_at_ms);
    const settled = this.#settled;
    this.#held += 1;
    this.#chain = this.#chain.then(async () => {
      await settled;
      await this.#deliver({ ...segment, address }, this.#anchor.place(seen));
      this.#held -= 1;
    });
    if (this.#held >= MAX_WAITING) await this.#chain;
  }

  async #deliver(segment: Omit<RecordedSegment, 'started_at_ms'>, { started_at_ms, gap }: Placement): Promise<void> {
    const { onSegment, onGap, onTitle, onFailure } = this.#options;
    const wholeGap = this.#lostFrom === undefined ? gap : { from: this.#lostFrom, to: started_at_ms };
    this.#lostFrom = wholeGap?.from;
    try {
      if (wholeGap) await onGap?.(wholeGap);
      this.#lostFrom = started_at_ms;
      const title = this.#openings.get(segment.run);
      if (title !== undefined) await onTitle?.({ title, at_ms: started_at_ms });
      this.#openings.delete(segment.run);
      await onSegment({ ...segment, started_at_ms });
      this.#lostFrom = undefined;
    } catch (error) {
      onFailure(error, { ...segment, started_at_ms });
    }
  }
}
