import type { Catalogue } from '../../words/catalogue.ts';
import { numberFormat } from '../../words/intl-formats.ts';

export interface PercentForm {
  /** 0 by default. */
  readonly decimals?: 0 | 1;
  /** Whether a sign says that it rose or fell. */
  readonly isChange?: boolean;
}

/** A fraction as a percentage, as the language writes it: `33.3%`, in German `33,3 %`. */
export function formatPercent(
  fraction: number,
  catalogue: Catalogue,
  { decimals = 0, isChange = false }: PercentForm = {},
): string {
  const format = numberFormat(catalogue.locale, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: isChange ? 'exceptZero' : 'negative',
  });
  return format.format(fraction).replace('-', '−');
}
