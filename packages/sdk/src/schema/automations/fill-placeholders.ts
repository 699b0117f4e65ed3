const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' });
const fullDate = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });

/**
 * Text with `%w` as the day of the week (`Monday`) and `%d` as the date (`November 2, 2026`).
 * @param date `YYYY-MM-DD` where the station is
 */
export function fillPlaceholders(text: string, date: string): string {
  const day = Date.parse(date);
  return text.replace(/%[wd]/g, (placeholder) => (placeholder === '%w' ? weekday : fullDate).format(day));
}
