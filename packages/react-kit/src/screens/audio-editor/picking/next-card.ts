/** The card that an arrow key moves to: sideways the next one, up and down the nearest one in the next row. */
export function nextCard(
  rows: readonly (readonly number[])[],
  widths: readonly number[],
  index: number,
  key: string,
): number | null {
  const row = rows.findIndex((cards) => cards.includes(index));
  const own = rows[row];
  if (!own) return null;
  const last = widths.length - 1;
  if (key === 'Home') return index === 0 ? null : 0;
  if (key === 'End') return index === last ? null : last;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const next = index + (key === 'ArrowRight' ? 1 : -1);
    return next < 0 || next > last ? null : next;
  }
  const other = key === 'ArrowUp' ? rows[row - 1] : key === 'ArrowDown' ? rows[row + 1] : undefined;
  if (!other) return null;
  const middle = middleOf(own, widths, index);
  const byDistance = other.toSorted(
    (a, b) => Math.abs(middleOf(other, widths, a) - middle) - Math.abs(middleOf(other, widths, b) - middle),
  );
  return byDistance[0] ?? null;
}

function middleOf(row: readonly number[], widths: readonly number[], index: number): number {
  const before = row.slice(0, row.indexOf(index)).reduce((sum, other) => sum + (widths[other] ?? 0), 0);
  return before + (widths[index] ?? 0) / 2;
}
