import { framesToMs, PEAK_WINDOW, samplesToMs } from '../../audio/index.ts';
import { type Envelope, envelopeOf } from '../../playout/index.ts';

/** A segment as it is recorded. */
interface PeaksOfSegment {
  readonly started_at_ms: number;
  readonly frames: number;
  readonly peaks: Int8Array;
}

/** The log waits ten minutes for late messages at most; the rest is for the sound around the bound. */
const keep_ms = 630_000;
const step_ms = samplesToMs(PEAK_WINDOW);

/** The peaks of the last ten minutes of a log: less than 130 kB. */
export class RecentPeaks {
  readonly #segments: PeaksOfSegment[] = [];

  add({ started_at_ms, frames, peaks }: PeaksOfSegment): void {
    this.#segments.push({ started_at_ms, frames, peaks });
    while ((this.#segments[0]?.started_at_ms ?? started_at_ms) < started_at_ms - keep_ms)
      this.#segments.shift();
  }

  /** The sound of a span in Unix milliseconds. */
  envelope(from_ms: number, to_ms: number): Envelope {
    const count = Math.max(0, Math.ceil((to_ms - from_ms) / step_ms));
    const pairs = new Int8Array(2 * count);
    const seen = new Uint8Array(count);
    for (const { started_at_ms, frames, peaks } of this.#segments) {
      if (started_at_ms >= to_ms || started_at_ms + framesToMs(frames) <= from_ms) continue;
      const first = Math.round((started_at_ms - from_ms) / step_ms);
      for (let window = 0; 2 * window < peaks.length; window += 1) {
        const step = first + window;
        if (step < 0 || step >= count) continue;
        pairs[2 * step] = peaks[2 * window] ?? 0;
        pairs[2 * step + 1] = peaks[2 * window + 1] ?? 0;
        seen[step] = 1;
      }
    }
    return envelopeOf({ pairs, seen }, { from_ms, step_ms });
  }
}
