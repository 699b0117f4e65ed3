/**
 * Where something that is let go at `x` lands among items of these widths: before the first item whose middle
 * lies beyond it. Pixels from the start of the first item.
 */
export function insertionIndex(widths: readonly number[], gap: number, x: number): number {
  let start = 0;
  for (const [index, width] of widths.entries()) {
    if (x < start + width / 2) return index;
    start += width + gap;
  }
  return widths.length;
}

/** The middle of the gap before an item, or after the last: where the mark of an insertion stands. */
export function insertionOffset(widths: readonly number[], gap: number, index: number): number {
  const before = widths.slice(0, index);
  return before.reduce((sum, width) => sum + width + gap, 0) - gap / 2;
}
