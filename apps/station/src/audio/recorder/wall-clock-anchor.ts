import { framesToMs } from '../audio-format.ts';

/** A segment's wall-clock time, and the gap before it if audio is missing. */
export interface Placement {
  started_at_ms: number;
  gap: { from: number; to: number } | undefined;
}

/** Segments in the estimate: about a minute, enough to follow a clock that drifts. */
const WINDOW = 12;

/** Within this distance segments are lined up; beyond it audio is missing or repeated. */
const TOLERANCE_MS = 500;

/** Within a connection a drifting clock looks like missing audio, so only this much is a gap. */
const GAP_MS = 1000;

/** After a lost connection audio is certainly missing: a gap longer than network delays. */
const RECONNECT_GAP_MS = 300;

/** How far a segment may be moved to recover time after a repeated burst: too little to be noticed. */
const SLEW_MS = 20;

/** A segment that has arrived and is not yet placed. */
export interface SeenSegment {
  arrivals: number[];
  /** Start of the segment, in milliseconds of audio since the connection. */
  positionMs: number;
  lengthMs: number;
  /** Whether audio is certainly missing before it: it is the first of a connection that follows a lost one. */
  isAfterLoss: boolean;
}

/**
 * Places segments on the wall clock. Audio cannot arrive before it was broadcast, so the earliest arrival (relative to
 * its place in the stream) is the true one: a server's opening burst moves the clock back, late packets do not move it.
 */
export class WallClockAnchor {
  /** Arrival time minus place in the stream, for the last minute of segments of this connection. */
  #arrivals: number[] = [];
  #positionMs = 0;
  #isAfterLoss = true;
  #end: number | undefined;

  /** @param end where an earlier recording ended, Unix milliseconds. */
  constructor(end?: number) {
    this.#end = end;
  }

  /**
   * A new connection begins: discards the arrival times so far.
   * @param at_ms when its first audio arrived.
   * @param isSwitch whether the one before it delivered until now, so that only late packets lie between the two.
   */
  reconnect(at_ms?: number, isSwitch = false): void {
    this.#arrivals = at_ms === undefined ? [] : [at_ms];
    this.#positionMs = 0;
    this.#isAfterLoss = !isSwitch;
  }

  /** Where the placed segments end, Unix milliseconds. */
  get end_ms(): number | undefined {
    return this.#end;
  }

  /**
   * Records a segment whose last frame had arrived by the time `at`. The estimate of a segment uses every one seen before it is placed.
   * @param began_ms wall clock at the beginning of its connection, if the stream has a clock; then `at` does not count
   */
  see(frames: number, at: number, began_ms?: number): SeenSegment {
    const positionMs = this.#positionMs;
    const lengthMs = framesToMs(frames);
    this.#positionMs += lengthMs;
    this.#arrivals.push(at - this.#positionMs);
    if (this.#arrivals.length > WINDOW) this.#arrivals.shift();
    const arrivals = began_ms === undefined ? this.#arrivals : [began_ms];
    return { arrivals, positionMs, lengthMs, isAfterLoss: positionMs === 0 && this.#isAfterLoss };
  }

  /** How much of a segment lies before the end of the log, in milliseconds; 0 within the tolerance. */
  overlapMs({ arrivals, positionMs }: SeenSegment): number {
    const overlap = (this.#end ?? Number.NEGATIVE_INFINITY) - Math.min(...arrivals) - positionMs;
    return overlap > TOLERANCE_MS ? overlap : 0;
  }

  /**
   * Places a segment; call in the order of `see`.
   * @param skippedMs how much of its beginning was dropped
   */
  place({ arrivals, positionMs, lengthMs, isAfterLoss }: SeenSegment, skippedMs = 0): Placement {
    const estimate = Math.round(Math.min(...arrivals) + positionMs + skippedMs);
    const end = this.#end;
    const leastGap = isAfterLoss ? RECONNECT_GAP_MS : GAP_MS;
    const started_at_ms = end === undefined ? estimate : lineUp(end, estimate, leastGap);
    this.#end = started_at_ms + lengthMs - skippedMs;
    const gap =
      end !== undefined && started_at_ms - end >= leastGap
        ? { from: Math.round(end), to: started_at_ms }
        : undefined;
    return { started_at_ms, gap };
  }
}

function lineUp(end: number, estimate: number, leastGap: number): number {
  if (estimate - end >= leastGap) return estimate;
  if (estimate - end > TOLERANCE_MS) return Math.round(end) + SLEW_MS;
  if (end - estimate > TOLERANCE_MS) return Math.round(end) - SLEW_MS;
  return Math.round(end);
}
