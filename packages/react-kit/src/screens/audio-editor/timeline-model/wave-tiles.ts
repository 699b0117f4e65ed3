/** A part of an item's sound that is loaded and drawn on its own. */
export interface WaveTile {
  /** Milliseconds into the item; the last tile may reach beyond its end. */
  fromMs: number;
  toMs: number;
}

/** A tile is between half of this and this wide. */
const tileWidth = 1024;

/** Milliseconds of a tile at a scale: a power of two, so that nearby scales share their tiles. */
export function tileMs(pixelsPerSecond: number): number {
  return Math.max(4, 2 ** Math.floor(Math.log2((tileWidth / pixelsPerSecond) * 1000)));
}

/** The tiles of an item between two positions in pixels from its start. */
export function waveTiles(durationMs: number, pixelsPerSecond: number, from: number, to: number): WaveTile[] {
  const length = tileMs(pixelsPerSecond);
  const first = Math.max(0, Math.floor(((from / pixelsPerSecond) * 1000) / length));
  const last = Math.min(Math.ceil(durationMs / length), Math.ceil(((to / pixelsPerSecond) * 1000) / length));
  return Array.from({ length: Math.max(0, last - first) }, (_, index) => ({
    fromMs: (first + index) * length,
    toMs: (first + index + 1) * length,
  }));
}
