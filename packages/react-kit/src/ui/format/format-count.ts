import type { Catalogue } from '../../words/catalogue.ts';
import { numberFormat } from '../../words/intl-formats.ts';

/** A whole number for display: `12,345`. */
export function formatCount(count: number, catalogue: Catalogue): string {
  return numberFormat(catalogue.locale).format(count);
}
