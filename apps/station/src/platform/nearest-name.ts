/**
 * The name with the fewest changes to one that was mistyped; null if none is near, a third of its letters at most.
 * @param prefix of the names, whose letters do not count
 */
export function nearestName(mistyped: string, names: Iterable<string>, prefix = ''): string | null {
  const letters = (name: string) => (name.startsWith(prefix) ? name.slice(prefix.length) : name);
  const wanted = letters(mistyped);
  let nearest: string | null = null;
  let fewest = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const name of names) {
    const changes = changesBetween(wanted, letters(name));
    if (changes >= fewest) continue;
    nearest = name;
    fewest = changes;
  }
  return nearest;
}

/** Letters to insert, remove, replace or swap with their neighbour. */
function changesBetween(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row += 1) {
    const [above = [], beforeThat = []] = [rows.at(-1), rows.at(-2)];
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        ...(isSwapped ? [(beforeThat[column - 2] ?? 0) + 1] : []),
      );
    }
    rows.push(current);
  }
  return rows.at(-1)?.[to.length] ?? 0;
}
