/** Lines differ by dashes too, so that they can be distinguished without their colours. */
const dashes = ['none', '9 4', '2 4', '12 4 2 4', '5 3'] as const;

/** Colour and dashes of a line of the comparison, from 0 to 4. */
export function seriesLook(index: number): { stroke: string; strokeDasharray: string } {
  return {
    stroke: `var(--pk-series-${(index % dashes.length) + 1})`,
    strokeDasharray: dashes[index % dashes.length] ?? 'none',
  };
}
