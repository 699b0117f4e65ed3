import { distance } from './fingerprint.ts';

/** Items on each side over which the distance is averaged: a second of audio. */
const around = 8;
/** Bits of 32 by which the same audio may differ on average; other audio differs by eleven or more. */
const mostBits = 7;
/** The hops of two fingerprints start at different samples. */
const nearOffsets = [0, -1, 1];

/**
 * Finds the items of a fingerprint whose sound is in another one. Item `i` is compared with item `i + offset` of the other,
 * and with the two beside it.
 * @returns one flag for each item
 */
export function matchItems(own: Uint32Array, other: Uint32Array, offset: number): Uint8Array {
  let best = new Uint8Array(own.length);
  let most = 0;
  for (const near of nearOffsets) {
    const flags = matchAt(own, other, offset + near);
    const count = flags.reduce((sum, flag) => sum + flag, 0);
    if (count > most) [best, most] = [flags, count];
  }
  return best;
}

/** The same at exactly one offset. */
export function matchAt(own: Uint32Array, other: Uint32Array, offset: number): Uint8Array<ArrayBuffer> {
  const first = Math.max(0, -offset);
  const end = Math.min(own.length, other.length - offset);
  const flags = new Uint8Array(own.length);
  if (end <= first) return flags;
  const sums = new Uint32Array(end - first + 1);
  for (let at = first; at < end; at += 1) {
    sums[at - first + 1] = (sums[at - first] ?? 0) + distance(own[at] ?? 0, other[at + offset] ?? 0);
  }
  for (let at = first; at < end; at += 1) {
    const from = Math.max(first, at - around);
    const to = Math.min(end, at + around + 1);
    const sum = (sums[to - first] ?? 0) - (sums[from - first] ?? 0);
    if (sum <= mostBits * (to - from)) flags[at] = 1;
  }
  return flags;
}
