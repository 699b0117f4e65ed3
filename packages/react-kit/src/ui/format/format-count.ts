const counts = new Intl.NumberFormat('en-US');

/** A whole number for display: `12,345`. */
export function formatCount(count: number): string {
  return counts.format(count);
}
