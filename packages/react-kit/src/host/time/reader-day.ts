import type { Catalogue } from '../../words/catalogue.ts';
/**
 * `Nov 3, 2026`: the day of a moment (unix seconds), as `formatDay` writes it, in the time zone of the browser.
 * For the player, whose listeners are anywhere and whose script has no room for dayjs.
 */
export function readerDay(seconds: number, catalogue: Catalogue): string {
  return new Date(seconds * 1000).toLocaleDateString(catalogue.locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });
}
