/** A second-order filter whose coefficients are scaled to a0 = 1. */
interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

/** K-weights one channel as ITU-R BS.1770 defines it, chunk after chunk, and sums the squares of its samples. */
export class KWeighting {
  readonly #shelf: Biquad;
  readonly #pass: Biquad;
  #s1 = 0;
  #s2 = 0;
  #p1 = 0;
  #p2 = 0;

  /** @param rate samples per second */
  constructor(rate: number) {
    this.#shelf = highShelf(rate, {
      hertz: 1681.974450955533,
      gainDb: 3.999843853973347,
      q: 0.7071752369554196,
    });
    this.#pass = highPass(rate, { hertz: 38.13547087602444, q: 0.5003270373238773 });
  }

  /** The sum of the squares of the weighted samples from one index to another. */
  squares(samples: Float32Array | Float64Array, from: number, to: number): number {
    const [shelf, pass] = [this.#shelf, this.#pass];
    let [s1, s2, p1, p2, sum] = [this.#s1, this.#s2, this.#p1, this.#p2, 0];
    for (let index = from; index < to; index += 1) {
      const input = samples[index] ?? 0;
      const shelved = shelf.b0 * input + s1;
      s1 = shelf.b1 * input - shelf.a1 * shelved + s2;
      s2 = shelf.b2 * input - shelf.a2 * shelved;
      const weighted = pass.b0 * shelved + p1;
      p1 = pass.b1 * shelved - pass.a1 * weighted + p2;
      p2 = pass.b2 * shelved - pass.a2 * weighted;
      sum += weighted * weighted;
    }
    [this.#s1, this.#s2, this.#p1, this.#p2] = [settled(s1), settled(s2), settled(p1), settled(p2)];
    return sum;
  }
}

/** In silence the filters decay to numbers so small that computing with them is slow. */
function settled(state: number): number {
  return Math.abs(state) < 1e-15 ? 0 : state;
}

/** A filter of the analogue prototype of the recommendation. */
function highShelf(rate: number, { hertz, gainDb, q }: { hertz: number; gainDb: number; q: number }): Biquad {
  const k = Math.tan((Math.PI * hertz) / rate);
  const high = 10 ** (gainDb / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

function highPass(rate: number, { hertz, q }: { hertz: number; q: number }): Biquad {
  const k = Math.tan((Math.PI * hertz) / rate);
  const a0 = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}
