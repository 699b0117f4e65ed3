import type { Catalogue } from '../../words/catalogue.ts';
import { numberFormat } from '../../words/intl-formats.ts';

/** A number with one decimal, as the language writes it: `−16.2`, in German `−16,2`. */
export function formatDecimal(value: number, catalogue: Catalogue): string {
  return numberFormat(catalogue.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(value)
    .replace('-', '−');
}
