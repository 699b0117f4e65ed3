import type { Catalogue } from '../../words/catalogue.ts';
import { numberFormat } from '../../words/intl-formats.ts';
const units = ['bytes', 'kB', 'MB', 'GB'] as const;

/** A file size for display: `840 bytes`, `1.4 MB`. */
export function formatBytes(bytes: number, catalogue: Catalogue): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const digits = unit === 0 || size >= 100 ? 0 : 1;
  return `${numberFormat(catalogue.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }).format(size)} ${units[unit] ?? ''}`;
}
