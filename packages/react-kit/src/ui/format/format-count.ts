const formats = new Map<string, Intl.NumberFormat>();

/** A whole number for display: `12,345`. */
export function formatCount(count: number, locale: string): string {
  // Creating a format takes longer than all its uses on a screen.
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format.format(count);
}
