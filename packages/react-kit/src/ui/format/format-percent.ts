const formats = new Map<string, Intl.NumberFormat>();

export interface PercentForm {
  /** 0 by default. */
  readonly decimals?: 0 | 1;
  /** Whether a sign says that it rose or fell. */
  readonly isChange?: boolean;
}

/** A fraction as a percentage, as the language writes it: `33.3%`, in German `33,3 %`. */
export function formatPercent(fraction: number, locale: string, { decimals = 0, isChange = false }: PercentForm = {}): string {
  const key = `${locale} ${decimals} ${isChange}`;
  // Creating a format takes longer than all its uses on a screen.
  const format = formats.get(key) ?? createFormat(locale, decimals, isChange);
  formats.set(key, format);
  return format.format(fraction).replace('-', '−');
}

function createFormat(locale: string, decimals: number, isChange: boolean): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: isChange ? 'exceptZero' : 'negative',
  });
}
