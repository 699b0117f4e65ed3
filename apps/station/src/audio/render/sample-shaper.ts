import type { SamplePiece } from './sample-piece.ts';

const CHANNELS = 2;

/** Interleaved stereo: 16 bits while samples are only skipped and faded, floating point if levels change. */
export type StereoSamples = Int16Array | Float32Array;

/** Applies a list of pieces to decoded stereo samples: skips, keeps, fades (in equal steps of amplitude) and sets levels. */
export class SampleShaper {
  readonly #pieces: SamplePiece[];
  #piece = 0;
  /** Samples of the current piece that have been read. */
  #at = 0;
  #kept = 0;

  constructor(pieces: readonly SamplePiece[]) {
    this.#pieces = [...pieces];
  }

  /** Samples kept so far. */
  get kept(): number {
    return this.#kept;
  }

  /** Reads interleaved stereo and returns the samples to keep; fades and levels change the given memory. */
  push<Samples extends StereoSamples>(interleaved: Samples): Samples[] {
    const out: Samples[] = [];
    const total = interleaved.length / CHANNELS;
    let from = 0;
    while (from < total) {
      const piece = this.#pieces[this.#piece];
      if (!piece) break;
      const stop = piece.drop + piece.keep;
      if (this.#at === stop + piece.rest) {
        this.#piece += 1;
        this.#at = 0;
        continue;
      }
      const end = [piece.drop, stop, stop + piece.rest].find((edge) => this.#at < edge) ?? 0;
      const count = Math.min(total - from, end - this.#at);
      if (end === stop && this.#at >= piece.drop) {
        // A part of an array has its type, which TypeScript does not know of a type parameter.
        const run = interleaved.subarray(CHANNELS * from, CHANNELS * (from + count)) as Samples;
        shape(run, this.#at - piece.drop, piece);
        out.push(run);
        this.#kept += count;
      }
      this.#at += count;
      from += count;
    }
    return out;
  }
}

/** The curves of the SDK's `fadeGain` and `levelFactor`; the media worker, which runs this, loads no schemas. */
function shape(
  run: StereoSamples,
  start: number,
  { keep, fadeIn, fadeOut, gain: level = 1 }: SamplePiece,
): void {
  const end = start + run.length / CHANNELS;
  if (level === 1 && start >= fadeIn && end <= keep - fadeOut) return;
  const isWhole = run instanceof Int16Array;
  for (let index = 0; index < run.length; index += 1) {
    const at = start + Math.floor(index / CHANNELS);
    const gain =
      level * Math.min(fadeIn > 0 ? at / fadeIn : 1, fadeOut > 0 ? (keep - 1 - at) / fadeOut : 1, 1);
    const sample = (run[index] ?? 0) * gain;
    if (gain !== 1) run[index] = isWhole ? Math.round(sample) : sample;
  }
}
