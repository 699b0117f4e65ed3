import { framesToMs } from '../audio-format.ts';

/** A segment on the wall clock, and the hole before it where audio is missing. */
export interface Anchored {
  started_at_ms: number;
  gap: { from: number; to: number } | undefined;
}

/** Segments the estimate looks back on: about a minute, enough to follow a clock that drifts. */
const MEMORY = 12;

/** Within this distance segments are simply lined up; beyond it audio is missing, or doubled. */
const TOLERANCE_MS = 500;

/** Holes shorter than this are not worth telling. */
const GAP_MS = 1000;

/** How far a segment may be moved to win back time after a doubled burst: nobody sees a clock that is out by so little. */
const SLEW_MS = 20;

/** A segment seen and not yet placed. */
export interface SeenSegment {
  arrivals: number[];
  /** Where the segment starts, in milliseconds of sound since the connection. */
  positionMs: number;
  lengthMs: number;
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

  /** A new connection begins: what was known about arrival times is void. */
  reconnect(): void {
    this.#arrivals = [];
    this.#positionMs = 0;
  }

  /** Notes a segment whose last frame had come in by the time `at`. What is seen before a segment is placed counts for it. */
  see(frames: number, at: number): SeenSegment {
    const positionMs = this.#positionMs;
    const lengthMs = framesToMs(frames);
    this.#positionMs += lengthMs;
    this.#arrivals.push(at - this.#positionMs);
    if (this.#arrivals.length > MEMORY) this.#arrivals.shift();
    return { arrivals: this.#arrivals, positionMs, lengthMs };
  }

  /** Places a segment; call in the order they were seen. */
  place({ arrivals, positionMs, lengthMs }: SeenSegment): Anchored {
    const estimate = Math.round(Math.min(...arrivals) + positionMs);
    const end = this.#end;
    const started_at_ms = end === undefined ? estimate : lineUp(end, estimate);
    this.#end = started_at_ms + lengthMs;
    const gap = end !== undefined && started_at_ms - end >= GAP_MS ? { from: Math.round(end), to: started_at_ms } : undefined;
    return { started_at_ms, gap };
  }
}

function lineUp(end: number, estimate: number): number {
  if (estimate - end >= GAP_MS) return estimate;
  if (estimate - end > TOLERANCE_MS) return Math.round(end) + SLEW_MS;
  if (end - estimate > TOLERANCE_MS) return Math.round(end) - SLEW_MS;
  return Math.round(end);
}
