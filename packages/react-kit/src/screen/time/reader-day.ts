const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * `Nov 3, 2026`: the day of a moment (unix seconds), as `formatDay` writes it, in the time zone of the browser.
 * For the player, whose listeners are anywhere and whose script has no room for dayjs.
 * @param locale BCP 47
 */
export function readerDay(seconds: number, locale: string): string {
  const language = locale === 'en' ? 'en-US' : locale;
  const format = formats.get(language) ?? new Intl.DateTimeFormat(language, { year: 'numeric', month: 'short', day: 'numeric' });
  formats.set(language, format);
  return format.format(seconds * 1000);
}
