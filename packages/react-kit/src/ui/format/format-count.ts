import { numberFormat } from '../../words/intl-formats.ts';

/** A whole number for display: `12,345`. */
export function formatCount(count: number, locale: string): string {
  return numberFormat(locale).format(count);
}
