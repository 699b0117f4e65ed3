interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

/** The high shelf of ITU-R BS.1770, for the head: 1681.97 Hz, +4 dB. */
function shelf(rate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974_450_955_531_9) / rate);
  const q = 0.707_175_236_955_419_3;
  const high = 10 ** (3.999_843_853_973_347 / 20);
  const band = high ** 0.499_666_774_154_541_6;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

/** The high pass of ITU-R BS.1770: 38.14 Hz. */
function highPass(rate: number): Biquad {
  const k = Math.tan((Math.PI * 38.135_470_876_139_82) / rate);
  const q = 0.500_327_037_325_395_3;
  const a0 = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}

/** Filters one channel as the ear hears it (ITU-R BS.1770), chunk after chunk. */
export class KWeighting {
  readonly #shelf: Biquad;
  readonly #pass: Biquad;
  /** The states of the two filters. */
  #s1 = 0;
  #s2 = 0;
  #p1 = 0;
  #p2 = 0;

  constructor(rate: number) {
    this.#shelf = shelf(rate);
    this.#pass = highPass(rate);
  }

  /** The sum of the squares of the filtered samples between two indexes. */
  squares(samples: Float32Array, from: number, to: number): number {
    const { b0, b1, b2, a1, a2 } = this.#shelf;
    const { b0: c0, b1: c1, b2: c2, a1: d1, a2: d2 } = this.#pass;
    let [s1, s2, p1, p2] = [this.#s1, this.#s2, this.#p1, this.#p2];
    let sum = 0;
    for (let index = from; index < to; index += 1) {
      const sample = samples[index] ?? 0;
      const shelved = b0 * sample + s1;
      s1 = b1 * sample - a1 * shelved + s2;
      s2 = b2 * sample - a2 * shelved;
      const heard = c0 * shelved + p1;
      p1 = c1 * shelved - d1 * heard + p2;
      p2 = c2 * shelved - d2 * heard;
      sum += heard * heard;
    }
    [this.#s1, this.#s2, this.#p1, this.#p2] = [s1, s2, p1, p2];
    return sum;
  }
}
