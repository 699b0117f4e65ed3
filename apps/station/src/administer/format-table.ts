/** Lines of text with aligned columns, two spaces apart, below a line of titles. */
export function formatTable(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [titles, ...rows];
  const widths = titles.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}

/** A time in UTC to the minute, such as `2026-11-29 09:05`; a dash for none. @param ms since 1970 */
export function formatTime(ms: number | null): string {
  return ms === null ? '–' : new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
}

/** `1 session`, `2 sessions` */
export function countOf(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
