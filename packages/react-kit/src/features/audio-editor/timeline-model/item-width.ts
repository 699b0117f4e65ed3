const pixelsPerSecond = 8;
const minWidth = 140;

/** Width of audio in pixels: 8 per second at zoom 1, at least 140. */
export function itemWidth(durationMs: number, zoom = 1): number {
  return Math.max(minWidth, Math.round((durationMs / 1000) * pixelsPerSecond * zoom));
}

/** Zoom factors of the timeline. */
export const zoomSteps = [1 / 64, 1 / 32, 1 / 16, 1 / 8, 1 / 4, 1 / 2, 1, 2] as const;

/** The next zoom factor in a direction; unchanged at the end of the scale. */
export function nextZoom(zoom: number, direction: 'in' | 'out'): number {
  if (direction === 'in') return zoomSteps.find((step) => step > zoom) ?? zoom;
  return zoomSteps.findLast((step) => step < zoom) ?? zoom;
}
