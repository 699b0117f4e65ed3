import type { SamplePiece } from './sample-piece.ts';

const CHANNELS = 2;

/** Applies a list of pieces to decoded stereo samples: skips, keeps and fades (in equal steps of amplitude). */
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

  /** Reads interleaved stereo and returns the samples to keep; fades change the given memory. */
  push(interleaved: Int16Array): Int16Array[] {
    const out: Int16Array[] = [];
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
        const run = interleaved.subarray(CHANNELS * from, CHANNELS * (from + count));
        fade(run, this.#at - piece.drop, piece);
        out.push(run);
        this.#kept += count;
      }
      this.#at += count;
      from += count;
    }
    return out;
  }
}

/** The curve of the SDK's `fadeGain`; the media worker, which runs this, loads no package. */
function fade(run: Int16Array, start: number, { keep, fadeIn, fadeOut }: SamplePiece): void {
  const end = start + run.length / CHANNELS;
  if (start >= fadeIn && end <= keep - fadeOut) return;
  for (let index = 0; index < run.length; index += 1) {
    const at = start + Math.floor(index / CHANNELS);
    const gain = Math.min(fadeIn > 0 ? at / fadeIn : 1, fadeOut > 0 ? (keep - 1 - at) / fadeOut : 1, 1);
    if (gain < 1) run[index] = Math.round((run[index] ?? 0) * gain);
  }
}
