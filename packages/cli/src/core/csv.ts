export type CsvRecord = Readonly<Record<string, string | number | boolean | undefined>>;

/** CSV with a line of names, as RFC 4180 writes it but with `\n`. Cells of records that lack a name are empty. */
export function csv(names: readonly string[], records: readonly CsvRecord[]): string {
  const lines = [names, ...records.map((record) => names.map((name) => String(record[name] ?? '')))];
  return lines.map((cells) => `${cells.map(cellOf).join(',')}\n`).join('');
}

function cellOf(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
