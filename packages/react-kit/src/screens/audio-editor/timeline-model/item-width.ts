const pixelsPerSecond = 8;
const minWidth = 140;

/** Width of a card in pixels: 8 per second, at least 140. */
export function itemWidth(durationMs: number): number {
  return Math.max(minWidth, Math.round((durationMs / 1000) * pixelsPerSecond));
}
