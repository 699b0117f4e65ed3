import { framesToMs } from '../audio-format.ts';

/** A segment on the wall clock, and the gap before it where audio is missing. */
export interface Anchored {
  started_at_ms: number;
  gap: { from: number; to: number } | undefined;
}

/** Segments the estimate looks back on: about a minute, enough to follow a clock that drifts. */
const MEMORY = 12;

/** Within this distance segments are simply lined up; beyond it audio is missing, or doubled. */
const TOLERANCE_MS = 500;

/** Within a connection a clock that drifts looks like missing audio, so only this much is a gap. */
const GAP_MS = 1000;

/** Between two connections audio is missing for certain: a gap that is longer than what the network delays. */
const RECONNECT_GAP_MS = 300;

/** How far a segment may be moved to win back time after a doubled burst: nobody sees a clock that is out by so little. */
const SLEW_MS = 20;

/** A segment seen and not yet placed. */
export interface SeenSegment {
  arrivals: number[];
  /** Where the segment starts, in milliseconds of sound since the connection. */
  positionMs: number;
  lengthMs: number;
  /** Whether it is the first of its connection. */
  opens: boolean;
}

/**
 * Places segments on the wall clock. Sound cannot arrive before it was broadcast, so the earliest arrival seen (relative to
 * its place in the stream) is the true one: a server's opening burst pulls the clock back, late packets do not push it.
 */
export class WallClockAnchor {
  /** Arrival less place in the stream, of the last minute's segments of this connection. */
  #arrivals: number[] = [];
  #positionMs = 0;
  #end: number | undefined;

  /** @param end where an earlier recording ended, Unix milliseconds. */
  constructor(end?: number) {
    this.#end = end;
  }

  /**
   * A new connection begins: what was known about arrival times is void.
   * @param at_ms when its first audio came in.
   */
  reconnect(at_ms?: number): void {
    this.#arrivals = at_ms === undefined ? [] : [at_ms];
    this.#positionMs = 0;
  }

  /** Notes a segment whose last frame had come in by the time `at`. What is seen before a segment is placed counts for it. */
  see(frames: number, at: number): SeenSegment {
    const positionMs = this.#positionMs;
    const lengthMs = framesToMs(frames);
    this.#positionMs += lengthMs;
    this.#arrivals.push(at - this.#positionMs);
    if (this.#arrivals.length > MEMORY) this.#arrivals.shift();
    return { arrivals: this.#arrivals, positionMs, lengthMs, opens: positionMs === 0 };
  }

  /** Places a segment; call in the order they were seen. */
  place({ arrivals, positionMs, lengthMs, opens }: SeenSegment): Anchored {
    const estimate = Math.round(Math.min(...arrivals) + positionMs);
    const end = this.#end;
    const leastGap = opens ? RECONNECT_GAP_MS : GAP_MS;
    const started_at_ms = end === undefined ? estimate : lineUp(end, estimate, leastGap);
    this.#end = started_at_ms + lengthMs;
    const gap = end !== undefined && started_at_ms - end >= leastGap ? { from: Math.round(end), to: started_at_ms } : undefined;
    return { started_at_ms, gap };
  }
}

function lineUp(end: number, estimate: number, leastGap: number): number {
  if (estimate - end >= leastGap) return estimate;
  if (estimate - end > TOLERANCE_MS) return Math.round(end) + SLEW_MS;
  if (end - estimate > TOLERANCE_MS) return Math.round(end) - SLEW_MS;
  return Math.round(end);
}
