const formats = new Map<string, Intl.NumberFormat>();

/** A number with one decimal, as the language writes it: `−16.2`, in German `−16,2`. */
export function formatDecimal(value: number, locale: string): string {
  // Creating a format takes longer than all its uses on a screen.
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  formats.set(locale, format);
  return format.format(value).replace('-', '−');
}
