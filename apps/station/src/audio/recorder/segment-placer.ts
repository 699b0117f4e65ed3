import { framesToMs, msToFrames } from '../audio-format.ts';
import type { EncodedSegment } from '../engine/encoded-segment.ts';
import { WallClockAnchor, type Placement } from './wall-clock-anchor.ts';
import { withoutStart } from './without-start.ts';

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

/** How the audio of a run begins. */
interface RunStart {
  readonly address: RecorderAddress;
  /** When its first audio arrived. */
  readonly arrived_ms?: number | undefined;
  /** Wall clock at its first sample by the clock of the stream, if it has one; then arrival times do not count. */
  readonly at_ms: number | undefined;
  /** Whether it follows other audio of the same connection. */
  readonly isContinued: boolean;
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
  /** Runs whose segments are still to come. */
  #starts = new Map<number, RunStart>();
  /** The run of the last segment. */
  #current: RunStart & { mayOverlap: boolean } = { address: 'main', at_ms: undefined, isContinued: true, mayOverlap: false };
  /** Titles that apply to a connection's audio from its beginning, by the run of its segments. */
  #openings = new Map<number, string>();
  /** Start of the audio that could not be passed on. */
  #lostFrom: number | undefined;

  constructor(options: PlacerOptions) {
    this.#options = options;
    this.#anchor = new WallClockAnchor(options.resumeAt);
  }

  /** Where the log ends, Unix milliseconds. */
  get end_ms(): number | undefined {
    return this.#anchor.end_ms;
  }

  connected(run: number, start: RunStart): void {
    this.#starts.set(run, start);
    this.#connection = run;
    if (start.at_ms !== undefined) {
      this.#settled = Promise.resolve();
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#settled = promise;
    this.#settleNow = resolve;
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
    this.#starts.clear();
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
    if (segment.run !== this.#run) this.#enter(segment.run);
    const current = this.#current;
    const seen = this.#anchor.see(segment.frames, segment.encoded_at_ms, current.at_ms);
    const settled = this.#settled;
    this.#held += 1;
    this.#chain = this.#chain.then(async () => {
      await settled;
      const recordedMs = current.mayOverlap ? this.#anchor.overlapMs(seen) : 0;
      current.mayOverlap &&= recordedMs > 0;
      const rest = withoutStart(segment, msToFrames(recordedMs));
      if (rest)
        await this.#deliver({ ...rest, address: current.address }, this.#anchor.place(seen, framesToMs(segment.frames - rest.frames)));
      this.#held -= 1;
    });
    if (this.#held >= MAX_WAITING) await this.#chain;
  }

  #enter(run: number): void {
    const start = this.#starts.get(run);
    this.#starts.delete(run);
    this.#run = run;
    // Audio that a cut split off belongs to the connection before, whose clock applies to it.
    if (!start && this.#current.at_ms !== undefined) return;
    this.#anchor.reconnect(start?.arrived_ms);
    const { address, at_ms, isContinued } = start ?? { ...this.#current, isContinued: true };
    this.#current = { address, at_ms, isContinued, mayOverlap: at_ms !== undefined && !isContinued };
    // Not from the connection on: a busy machine encodes the burst later than that.
    if (run === this.#connection) this.#settling = setTimeout(this.#settleNow, this.#options.settleMs);
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
