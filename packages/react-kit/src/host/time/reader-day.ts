/**
 * `Nov 3, 2026`: the day of a moment (unix seconds), as `formatDay` writes it, in the time zone of the browser.
 * For the player, whose listeners are anywhere and whose script has no room for dayjs.
 * @param locale BCP 47
 */
export function readerDay(seconds: number, locale: string): string {
  return new Date(seconds * 1000).toLocaleDateString(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });
}
