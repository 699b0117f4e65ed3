import { printable } from './printable.ts';
import { textWidth } from './text-width.ts';

/** Columns as wide as their widest cell, two spaces apart; the last one is not padded. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const clean = [head, ...rows].map((row) => row.map(printable));
  const widths = head.map((_, column) => Math.max(...clean.map((row) => textWidth(row[column] ?? ''))));
  const lines = clean.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - textWidth(cell)))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}
