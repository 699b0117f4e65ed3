/** The cells of each line that is not empty. Quotes hold separators, line breaks are not in cells, and `\t` is the tab. */
export function columnsOf(text: string, separator: string): string[][] {
  const mark = separator === '\\t' ? '\t' : separator === '' ? ';' : separator;
  return text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => cellsOf(line, mark));
}

function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= line.length;) {
    const quoted = line[at] === '"' ? closeOf(line, at, separator) : undefined;
    const end = quoted ?? endOf(line, at, separator);
    const cell = line.slice(at, end);
    cells.push(quoted === undefined ? cell : cell.slice(1, -1).replaceAll('""', '"'));
    at = end + separator.length;
  }
  return cells;
}

function endOf(line: string, from: number, separator: string): number {
  const end = line.indexOf(separator, from);
  return end < 0 ? line.length : end;
}

/** The position after the quote that closes a cell; undefined if none does, so that the quote is text. */
function closeOf(line: string, from: number, separator: string): number | undefined {
  for (let at = line.indexOf('"', from + 1); at >= 0; at = line.indexOf('"', at + 1)) {
    if (line[at + 1] === '"') at += 1;
    else if (at + 1 === line.length || line.startsWith(separator, at + 1)) return at + 1;
  }
  return undefined;
}
