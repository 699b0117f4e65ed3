export type TableSelection<Row> = {
  /** Selected rows, which may be on other pages too. */
  keys: ReadonlySet<string>;
  onChange: (keys: Set<string>) => void;
  /** Names the row in the label of its checkbox. */
  rowLabel: (row: Row) => string;
};

/** Selects or deselects the rows from `from` to `to`, both included; only `to` if `from` is not among the rows. */
export function toggledRange(
  keys: ReadonlySet<string>,
  rows: readonly string[],
  { from, to, isSelected }: { from: string | null; to: string; isSelected: boolean },
): Set<string> {
  const [start, end] = [from === null ? -1 : rows.indexOf(from), rows.indexOf(to)].toSorted(
    (a, b) => a - b,
  ) as [number, number];
  const range = start < 0 ? [to] : rows.slice(start, end + 1);
  const next = new Set(keys);
  for (const key of range)
    if (isSelected) next.add(key);
    else next.delete(key);
  return next;
}

/** Selects or deselects all rows of the page; the rows of other pages stay as they are. */
export function withRows(
  keys: ReadonlySet<string>,
  rows: readonly string[],
  isSelected: boolean,
): Set<string> {
  const elsewhere = [...keys].filter((key) => !rows.includes(key));
  return new Set(isSelected ? [...elsewhere, ...rows] : elsewhere);
}
