import { levelFactor, PeakLimiter, type TimelineLevels } from '@postkit/sdk/schema';
import type { Pcm } from './pcm.ts';

/** How the station's render brings an episode to its loudness. */
export interface Leveling {
  /** dB that everything is raised by; below 0 lowered. */
  gainDb: number;
  /** dBTP that no peak exceeds. */
  limitDb: number;
}

/** The leveling that a render of a timeline applies; null if it changes nothing, or is not known yet. */
export function levelingOf(levels: Pick<TimelineLevels, 'gain' | 'limit'> | undefined): Leveling | null {
  return levels && levels.limit !== null ? { gainDb: levels.gain, limitDb: levels.limit } : null;
}

/** Levels samples as the station's render does, with the same limiter. */
export class Leveler {
  readonly #factor: number;
  readonly #limiter: PeakLimiter;

  constructor({ gainDb, limitDb }: Leveling) {
    this.#factor = levelFactor(gainDb);
    this.#limiter = new PeakLimiter(levelFactor(limitDb));
  }

  /** Returns leveled samples; the last 5 ms wait for the next call. */
  push([left, right]: Pcm): Pcm {
    const interleaved = new Float32Array(2 * left.length);
    for (const [at, sample] of left.entries()) {
      interleaved[2 * at] = sample * this.#factor;
      interleaved[2 * at + 1] = (right[at] ?? 0) * this.#factor;
    }
    return split(this.#limiter.push(interleaved));
  }

  /** Returns the samples that wait. */
  flush(): Pcm {
    return split(this.#limiter.flush());
  }
}

function split(interleaved: Float32Array): Pcm {
  const side = (channel: number) =>
    Float32Array.from({ length: interleaved.length / 2 }, (_, at) => interleaved[2 * at + channel] ?? 0);
  return [side(0), side(1)];
}
