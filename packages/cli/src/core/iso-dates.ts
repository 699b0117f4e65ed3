/** Cells with their separators; a quoted cell may hold commas, line ends and doubled quotes. */
const cells = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g;
const date = /^(\d{2})-(\d{2})-(\d{4})$/;

/** Writes the dates of a CSV file, `MM-DD-YYYY` in columns whose title ends with `Date`, as `YYYY-MM-DD`. */
export function isoDates(csv: string): string {
  const dated: boolean[] = [];
  let [row, column] = [0, 0];
  return csv.replaceAll(cells, (_match, cell: string, separator: string) => {
    if (row === 0) dated.push(/\bDate$/.test(cell));
    const text = row > 0 && dated[column] ? cell.replace(date, '$3-$1-$2') : cell;
    if (separator === ',') column += 1;
    else [row, column] = [row + 1, 0];
    return text + separator;
  });
}
