/** Loudness in LUFS of a mean square of K-weighted samples, summed over the channels. */
function lufs(meanSquare: number): number {
  return meanSquare > 0 ? -0.691 + 10 * Math.log10(meanSquare) : Number.NEGATIVE_INFINITY;
}

/** 100 ms of audio as the meter keeps it. */
export interface LoudnessBlock {
  /** Mean square of the K-weighted samples, summed over the channels. */
  power: number;
  /** Loudest sample of each channel, 1 is full scale. */
  peaks: readonly [left: number, right: number];
}

export interface Loudness {
  /** LUFS; −∞ for silence or too little audio. */
  momentary: number;
  shortTerm: number;
  integrated: number;
}

/** Blocks of 100 ms: 400 ms and 3 s. */
const momentaryBlocks = 4;
const shortTermBlocks = 30;
/** LUFS below which nothing counts. */
const absoluteGate = -70;
/** LU below the mean of what counts. */
const relativeGate = 10;

/** Measures what was heard, block by block, as EBU R 128 does. */
export class LoudnessMeter {
  #recent: number[] = [];
  /** Powers of the overlapping windows of 400 ms that are louder than the absolute gate. */
  #windows: number[] = [];

  add({ power }: LoudnessBlock): void {
    this.#recent.push(power);
    if (this.#recent.length > shortTermBlocks) this.#recent.shift();
    if (this.#recent.length < momentaryBlocks) return;
    const window = mean(this.#recent.slice(-momentaryBlocks));
    if (lufs(window) > absoluteGate) this.#windows.push(window);
  }

  /** Starts over after a jump: the momentary and the short-term loudness belong together, the integrated one stays. */
  skip(): void {
    this.#recent = [];
  }

  get loudness(): Loudness {
    const recent = this.#recent;
    const isLong = recent.length >= momentaryBlocks;
    return {
      momentary: isLong ? lufs(mean(recent.slice(-momentaryBlocks))) : Number.NEGATIVE_INFINITY,
      shortTerm: isLong ? lufs(mean(recent)) : Number.NEGATIVE_INFINITY,
      integrated: this.#integrated(),
    };
  }

  #integrated(): number {
    if (this.#windows.length === 0) return Number.NEGATIVE_INFINITY;
    const gate = lufs(mean(this.#windows)) - relativeGate;
    return lufs(mean(this.#windows.filter((window) => lufs(window) > gate)));
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
