/**
 * The index at which a drop at `x` inserts: before the first item whose middle is right of `x`. Pixels from the start of
 * the first item.
 */
export function insertionIndex(widths: readonly number[], x: number): number {
  let start = 0;
  for (const [index, width] of widths.entries()) {
    if (x < start + width / 2) return index;
    start += width;
  }
  return widths.length;
}
