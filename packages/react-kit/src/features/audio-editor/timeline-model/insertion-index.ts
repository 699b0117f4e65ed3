/**
 * The index at which a drop at `x` inserts: before the first item whose middle is right of `x`. Pixels from the start of
 * the first item.
 */
export function insertionIndex(widths: readonly number[], gap: number, x: number): number {
  let start = 0;
  for (const [index, width] of widths.entries()) {
    if (x < start + width / 2) return index;
    start += width + gap;
  }
  return widths.length;
}

/** Position of the insertion mark in pixels: the middle of the space before an item, or after the last. */
export function insertionOffset(widths: readonly number[], gap: number, index: number): number {
  const before = widths.slice(0, index);
  return before.reduce((sum, width) => sum + width + gap, 0) - gap / 2;
}
