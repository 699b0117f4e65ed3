/** A sound as it is drawn: the loudest sample and the RMS of each of many equal parts, 0 to 127. */
export interface WaveLevels {
  peaks: Uint8Array;
  /** At most the peak of the part. */
  rms: Uint8Array;
}

/** Levels from the lowest and highest samples (−128 to 127) and the RMS (0 to 127) of each part. */
export function waveLevels(
  min: ArrayLike<number>,
  max: ArrayLike<number>,
  rms: ArrayLike<number>,
): WaveLevels {
  const peaks = Uint8Array.from(min, (low, index) => Math.min(127, Math.max(-low, max[index] ?? 0, 0)));
  return { peaks, rms: peaks.map((peak, index) => Math.min(peak, rms[index] ?? 0)) };
}

/** Levels of several sounds in a row, each with its length in any one unit, in `points` equal parts. */
export function joinLevels(
  sounds: readonly { levels: WaveLevels | undefined; length: number }[],
  points: number,
): WaveLevels {
  const total = sounds.reduce((sum, { length }) => sum + length, 0);
  const joined = { peaks: new Uint8Array(points), rms: new Uint8Array(points) };
  let at = 0;
  for (const { levels, length } of sounds) {
    const [first, last] = [at, at + length].map((place) =>
      Math.round((place / Math.max(total, 1e-9)) * points),
    );
    at += length;
    if (levels) copyLevels(levels, joined, first ?? 0, last ?? 0);
  }
  return joined;
}

function copyLevels(from: WaveLevels, to: WaveLevels, first: number, last: number): void {
  const step = from.peaks.length / Math.max(1, last - first);
  for (let point = first; point < last; point += 1) {
    const start = Math.floor((point - first) * step);
    const end = Math.max(start + 1, Math.ceil((point - first + 1) * step));
    const [peak, rms] = levelBetween(from, start, Math.min(end, from.peaks.length));
    to.peaks[point] = peak;
    to.rms[point] = rms;
  }
}

/** The loudest sample and the RMS of the parts between two whole positions. */
export function levelBetween(
  { peaks, rms }: WaveLevels,
  from: number,
  to: number,
): [peak: number, rms: number] {
  let peak = 0;
  let squares = 0;
  for (let part = from; part < to; part += 1) {
    peak = Math.max(peak, peaks[part] ?? 0);
    squares += (rms[part] ?? 0) ** 2;
  }
  return [peak, Math.sqrt(squares / Math.max(1, to - from))];
}
