const size = 1024;
const half = size / 2;
/** Bins of 15.6 Hz from 100 Hz to 6 kHz, where instruments have their tones. */
const lowest = 6;
const highest = 384;
/** A tone is louder by this factor, in power, than what is around it: 9 dB. */
const prominence = 8;
/** Frames for which a tone lasts that is no voice: 192 ms. */
const lasting = 6;

/** Counts the tones that stay at one pitch for a fifth of a second: music has them, talk and noise have few. */
export class LastingTones {
  readonly #samples = new Float64Array(size);
  readonly #real = new Float64Array(size);
  readonly #imaginary = new Float64Array(size);
  readonly #power = new Float64Array(half);
  #ages = new Uint8Array(half);

  /** @param frame the next 512 samples. Returns the number of tones that have lasted until its end. */
  push(frame: Float32Array): number {
    this.#samples.copyWithin(0, half);
    this.#samples.set(frame, half);
    for (let at = 0; at < size; at += 1) {
      this.#real[reversed[at] ?? 0] = (this.#samples[at] ?? 0) * (shape[at] ?? 0);
      this.#imaginary[at] = 0;
    }
    transform(this.#real, this.#imaginary);
    for (let bin = 0; bin < half; bin += 1)
      this.#power[bin] = (this.#real[bin] ?? 0) ** 2 + (this.#imaginary[bin] ?? 0) ** 2;
    return this.#age();
  }

  #age(): number {
    const ages = new Uint8Array(half);
    let count = 0;
    for (let bin = lowest; bin < highest; bin += 1) {
      if (!this.#isTone(bin)) continue;
      const before = Math.max(this.#ages[bin - 1] ?? 0, this.#ages[bin] ?? 0, this.#ages[bin + 1] ?? 0);
      ages[bin] = Math.min(250, before + 1);
      if (before + 1 >= lasting) count += 1;
    }
    this.#ages = ages;
    return count;
  }

  #isTone(bin: number): boolean {
    const power = this.#power[bin] ?? 0;
    if (power < 1e-7 || power <= (this.#power[bin - 1] ?? 0) || power < (this.#power[bin + 1] ?? 0))
      return false;
    let around = 0;
    for (let far = 3; far <= 5; far += 1)
      around += (this.#power[bin - far] ?? 0) + (this.#power[bin + far] ?? 0);
    return power > (prominence * around) / 6;
  }
}

const shape = Float64Array.from({ length: size }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size));
const cosines = Float64Array.from({ length: half }, (_, at) => Math.cos((2 * Math.PI * at) / size));
const sines = Float64Array.from({ length: half }, (_, at) => -Math.sin((2 * Math.PI * at) / size));
const reversed = Uint16Array.from({ length: size }, (_, at) =>
  Number.parseInt(at.toString(2).padStart(10, '0').split('').toReversed().join(''), 2),
);

/** The Fourier transform of values in reversed order, in place. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  for (let width = 1; width < size; width *= 2) {
    const step = half / width;
    for (let from = 0; from < size; from += 2 * width)
      for (let at = 0; at < width; at += 1) {
        const [one, other] = [from + at, from + at + width];
        const [cosine, sine] = [cosines[at * step] ?? 0, sines[at * step] ?? 0];
        const [x, y] = [real[other] ?? 0, imaginary[other] ?? 0];
        const [turnedX, turnedY] = [x * cosine - y * sine, x * sine + y * cosine];
        real[other] = (real[one] ?? 0) - turnedX;
        imaginary[other] = (imaginary[one] ?? 0) - turnedY;
        real[one] = (real[one] ?? 0) + turnedX;
        imaginary[one] = (imaginary[one] ?? 0) + turnedY;
      }
  }
}
