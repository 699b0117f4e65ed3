import type { TimelineItem } from '../../../data/timeline/index.ts';

/** Where an item is on the track. */
export interface ItemPlace {
  /** CSS pixels from the start of the track. */
  offset: number;
  width: number;
  /** Milliseconds from the start of the episode. */
  startMs: number;
  durationMs: number;
  /** False for an item that is too short for its width at this scale. */
  isToScale: boolean;
}

export interface TrackLayout {
  places: readonly ItemPlace[];
  /** CSS pixels of all items. */
  width: number;
  totalMs: number;
  pixelsPerSecond: number;
}

type Timed = Pick<TimelineItem, 'ads' | 'durationMs'>;

/** Width of an ad marker, and the least width of other items. */
const adWidth = 16;
const minWidth = 12;
/** The least width when there is no room for even that. */
const tinyWidth = 3;
/** The scale at which few items do not fill the track. */
const maxFit = 8;
/** Browsers lay out elements up to 33 million pixels wide, and place them to half a pixel up to this. */
const maxTrack = 16_000_000;
/** Two pixels for each sample. */
const maxScale = 88_200;
const minScale = 1 / 64;

/** Lays out items at a scale that is the same for all: each is as wide as it is long, but not thinner than can be pressed. */
export function trackLayout(items: readonly Timed[], pixelsPerSecond: number, least = minWidth): TrackLayout {
  let offset = 0;
  let startMs = 0;
  const places = items.map(({ ads, durationMs }) => {
    const exact = (durationMs / 1000) * pixelsPerSecond;
    const width = ads ? Math.max(adWidth, least) : Math.max(least, exact);
    const place = { offset, width, startMs, durationMs, isToScale: ads || exact >= least };
    offset += width;
    startMs += durationMs;
    return place;
  });
  return { places, width: offset, totalMs: startMs, pixelsPerSecond };
}

/** The layout in which all items fit into a width. Few items keep a scale at which they can be compared with other episodes. */
export function fittedLayout(items: readonly Timed[], width: number): TrackLayout {
  const least = Math.min(minWidth, Math.max(tinyWidth, width / Math.max(1, 2 * items.length)));
  let low = minScale;
  let high = maxFit;
  if (trackLayout(items, high, least).width <= width) return trackLayout(items, high, least);
  // The width rises with the scale, but not evenly, because thin items keep theirs.
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (trackLayout(items, middle, least).width > width) high = middle;
    else low = middle;
  }
  return trackLayout(items, low, least);
}

/** The scales between which the user may zoom, in pixels a second: from all items in the view to the samples. */
export interface ScaleLimits {
  min: number;
  max: number;
}

/** The limits of some items in a view of a width. */
export function scaleLimits(items: readonly Timed[], width: number): ScaleLimits {
  const fit = fittedLayout(items, width);
  const seconds = Math.max(1, fit.totalMs / 1000);
  return {
    min: fit.pixelsPerSecond,
    max: Math.max(fit.pixelsPerSecond, Math.min(maxScale, maxTrack / seconds)),
  };
}

/** Position on the track of a moment of the episode in milliseconds. */
export function xAt({ places, width }: TrackLayout, atMs: number): number {
  const place = places.findLast(({ startMs, durationMs }) => durationMs > 0 && startMs <= atMs);
  if (!place) return 0;
  return Math.min(width, place.offset + Math.min(1, (atMs - place.startMs) / place.durationMs) * place.width);
}

/** The moment of the episode in milliseconds at a position on the track. */
export function msAt({ places, totalMs }: TrackLayout, x: number): number {
  const place = places.findLast(({ offset }) => offset <= x);
  if (!place) return 0;
  return Math.min(
    totalMs,
    place.startMs +
      Math.max(0, Math.min(1, (x - place.offset) / Math.max(1, place.width))) * place.durationMs,
  );
}

/** Where a view of a width has to begin to show an item; of one that is wider than the view, any part is enough. */
export function leftToShow(
  { offset, width }: Pick<ItemPlace, 'offset' | 'width'>,
  left: number,
  viewWidth: number,
): number {
  const end = offset + width;
  const right = left + viewWidth;
  if (width > viewWidth) return offset < right && end > left ? left : offset;
  if (offset < left) return offset;
  return end > right ? end - viewWidth : left;
}
