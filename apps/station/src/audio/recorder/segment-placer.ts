import { adtsFrameLength } from '../adts/adts-frame.ts';
import { FRAME_SAMPLES, framesToMs, msToFrames } from '../audio-format.ts';
import type { EncodedSegment } from '../engine/encoded-segment.ts';
import { PEAK_WINDOW } from '../peaks/peak-levels.ts';
import { WallClockAnchor, type Placement, type SeenSegment } from './wall-clock-anchor.ts';

/** Which of a recorder's addresses audio comes from. */
export type RecorderAddress = 'main' | 'fallback';

/** A segment of a live stream with its time. */
export interface RecordedSegment extends EncodedSegment {
  /** Wall clock at the first sample, Unix milliseconds. */
  started_at_ms: number;
  address: RecorderAddress;
  /** The connection that it came from; counts from 1. */
  connection: number;
}

/** A stretch of wall clock without audio, Unix milliseconds. */
export interface RecordingGap {
  from: number;
  to: number;
}

/** A title that the stream announced. */
export interface RecordedTitle {
  title: string;
  /**
   * Where its audio begins, Unix milliseconds: for the first title of a connection its beginning, for one of Ogg its place in
   * the audio, otherwise when the title arrived.
   */
  at_ms: number;
}

/** How the audio of a run begins. */
interface RunStart {
  readonly address: RecorderAddress;
  readonly connection: number;
  /** When its first audio arrived. */
  readonly arrived_ms?: number | undefined;
  /** Wall clock at its first sample by the clock of the stream, if it has one; then arrival times do not count. */
  readonly at_ms: number | undefined;
  /** Whether it follows other audio of the same connection. */
  readonly isContinued: boolean;
  /** Whether it continues the audio of the other address without a break. */
  readonly isSwitch: boolean;
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
  #current: RunStart & { mayOverlap: boolean } = {
    address: 'main',
    connection: 0,
    at_ms: undefined,
    isContinued: true,
    isSwitch: false,
    mayOverlap: false,
  };
  /** Titles at places in the audio of a run, in order; 0 is its beginning. */
  #titles = new Map<number, { title: string; position_ms: number }[]>();
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

  /** Whether segments wait to be stored. */
  get isFull(): boolean {
    return this.#held > 0;
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
    this.#titles.clear();
  }

  /**
   * Sets the title of a run from a place in its audio on, or from its next segment if that place has already been passed on.
   * @param position_ms milliseconds of audio of the run before it
   */
  setTitle(run: number, title: string, position_ms: number): void {
    this.#titles.set(run, [...(this.#titles.get(run) ?? []), { title, position_ms }]);
  }

  /** Resolves when every segment received so far has been passed on. */
  idle(): Promise<void> {
    return this.#chain;
  }

  /** Receives the next segment; waits while too many wait. A segment that cannot be passed on is reported and becomes a gap. */
  async take(segment: EncodedSegment): Promise<void> {
    if (segment.run !== this.#run) this.#enter(segment.run);
    const current = this.#current;
    const { address, connection } = current;
    const seen = this.#anchor.see(segment.frames, segment.encoded_at_ms, current.at_ms);
    const settled = this.#settled;
    this.#held += 1;
    this.#chain = this.#chain.then(async () => {
      await settled;
      const recordedMs = current.mayOverlap ? this.#anchor.overlapMs(seen) : 0;
      current.mayOverlap &&= recordedMs > 0;
      const rest = withoutStart(segment, msToFrames(recordedMs));
      if (rest)
        await this.#deliver(
          { ...rest, address, connection },
          this.#anchor.place(seen, framesToMs(segment.frames - rest.frames)),
          seen,
        );
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
    const { address, connection, at_ms, isContinued, isSwitch } = start ?? {
      ...this.#current,
      isContinued: true,
      isSwitch: false,
    };
    this.#anchor.reconnect(start?.arrived_ms, isSwitch && at_ms === undefined);
    this.#current = {
      address,
      connection,
      at_ms,
      isContinued,
      isSwitch,
      mayOverlap: at_ms !== undefined && !isContinued,
    };
    // Not from the connection on: a busy machine encodes the burst later than that.
    if (run === this.#connection) this.#settling = setTimeout(this.#settleNow, this.#options.settleMs);
  }

  async #deliver(
    segment: Omit<RecordedSegment, 'started_at_ms'>,
    { started_at_ms, gap }: Placement,
    { positionMs, lengthMs }: SeenSegment,
  ): Promise<void> {
    const { onSegment, onGap, onFailure } = this.#options;
    const wholeGap = this.#lostFrom === undefined ? gap : { from: this.#lostFrom, to: started_at_ms };
    this.#lostFrom = wholeGap?.from;
    try {
      if (wholeGap) await onGap?.(wholeGap);
      this.#lostFrom = started_at_ms;
      const start_ms = positionMs + lengthMs - framesToMs(segment.frames);
      await this.#passTitles(segment.run, { start_ms, end_ms: positionMs + lengthMs, started_at_ms });
      await onSegment({ ...segment, started_at_ms });
      this.#lostFrom = undefined;
    } catch (error) {
      onFailure(error, { ...segment, started_at_ms });
    }
  }

  /** Passes on the titles of a run that begin before the end of a segment, which is at these milliseconds of the run. */
  async #passTitles(
    run: number,
    segment: { start_ms: number; end_ms: number; started_at_ms: number },
  ): Promise<void> {
    const titles = this.#titles.get(run) ?? [];
    const later = titles.filter(({ position_ms }) => position_ms >= segment.end_ms);
    if (later.length > 0) this.#titles.set(run, later);
    else this.#titles.delete(run);
    for (const { title, position_ms } of titles.slice(0, titles.length - later.length)) {
      const at_ms = Math.round(segment.started_at_ms + Math.max(0, position_ms - segment.start_ms));
      await this.#options.onTitle?.({ title, at_ms });
    }
  }
}

/** A segment without its first frames; undefined if none would be left. */
function withoutStart(segment: EncodedSegment, frames: number): EncodedSegment | undefined {
  if (frames === 0) return segment;
  const left = segment.frames - frames;
  if (left <= 0) return undefined;
  let at = 0;
  for (let n = 0; n < frames; n += 1) at += adtsFrameLength(segment.data, at);
  const pairs = Math.ceil((left * FRAME_SAMPLES) / PEAK_WINDOW);
  return {
    ...segment,
    data: segment.data.subarray(at),
    frames: left,
    peaks: segment.peaks.subarray(-2 * pairs),
  };
}
