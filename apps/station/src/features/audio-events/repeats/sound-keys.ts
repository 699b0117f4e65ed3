import { matchAt } from './match-items.ts';

/** Items to the later parts of a fingerprint that each item is compared with: 3, 5 and 8 seconds. No loop has all three lengths. */
const ownOffsets = [24, 41, 64];
/** Every fourth item has keys, because one covers more than two seconds. */
const keyedEvery = 4;

/** A key of a fingerprint with the position of its item. */
export interface PlacedKey {
  readonly position: number;
  readonly key: number;
}

/**
 * Positions of the items that distinguish audio. Those of silence, steady tones and noise equal the items around them, and
 * those of any other such audio.
 */
export function distinctPositions(items: Uint32Array): number[] {
  const steady = new Uint8Array(items.length);
  for (const offset of ownOffsets) {
    const [after, before] = [matchAt(items, items, offset), matchAt(items, items, -offset)];
    for (let at = 0; at < items.length; at += 1) {
      steady[at] = (steady[at] ?? 0) + ((at + offset < items.length ? after : before)[at] ?? 0);
    }
  }
  return [...steady.keys()].filter((at) => (steady[at] ?? 0) < 2);
}

/**
 * The keys by which an item is found: its last and its first 20 bits. Other encodings of the same audio change some of the 32
 * bits, but often none of these 20.
 */
export function keysOf(item: number): [number, number] {
  return [item & 0xf_ff_ff, 0x10_00_00 + (item >>> 12)];
}

/** The keys of the distinct items, which look for other audio. */
export function allKeys(items: Uint32Array): PlacedKey[] {
  return distinctPositions(items).flatMap((position) =>
    keysOf(items[position] ?? 0).map((key) => ({ position, key })),
  );
}

/** The keys that are stored, so that other audio finds this one. */
export function storedKeys(items: Uint32Array): PlacedKey[] {
  return allKeys(items).filter(({ position }) => position % keyedEvery === 0);
}
