import { PeakLimiter } from '@postkit/sdk/loudness';
import { levelingFactor, type Leveling } from '../loudness/leveling.ts';
import { levelsOfBins } from '../loudness/levels-of-bins.ts';
import { amplitudeOf } from '../loudness/loudness-bin.ts';
import { LoudnessMeter } from '../loudness/loudness-meter.ts';
import type { AudioLevels } from '../loudness/timeline-levels.ts';
import type { StereoSamples } from './sample-shaper.ts';

/** The last step of a render: raises or lowers everything, limits its peaks, and measures the result. */
export class SampleFinisher {
  readonly #factor: number;
  readonly #limiter: PeakLimiter | null;
  readonly #meter = new LoudnessMeter();
  #samples = 0;

  /** A leveling needs floating-point samples. */
  constructor(leveling: Leveling | undefined) {
    this.#factor = leveling ? levelingFactor(leveling) : 1;
    this.#limiter = leveling ? new PeakLimiter(amplitudeOf(leveling.limit_db)) : null;
  }

  /** Returns the finished samples; some wait for the next call. Changes the given memory. */
  push(samples: StereoSamples): StereoSamples {
    if (!this.#limiter || !(samples instanceof Float32Array)) return this.#measure(samples);
    if (this.#factor !== 1)
      for (let index = 0; index < samples.length; index += 1)
        samples[index] = (samples[index] ?? 0) * this.#factor;
    return this.#measure(this.#limiter.push(samples));
  }

  /** Returns the samples that wait. */
  flush(): StereoSamples {
    return this.#measure(this.#limiter?.flush() ?? new Float32Array(0));
  }

  /** Levels of everything that was returned. */
  levels(): AudioLevels {
    return levelsOfBins(this.#meter.take(), this.#samples);
  }

  #measure(samples: StereoSamples): StereoSamples {
    this.#meter.push(samples);
    this.#samples += samples.length / 2;
    return samples;
  }
}
