const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' });
const fullDate = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });

/**
 * Replaces `%w` with the day of the week (`Monday`) and `%d` with the date (`November 2, 2026`).
 * @param date `YYYY-MM-DD` in the station's time zone
 */
export function fillPlaceholders(text: string, date: string): string {
  const day = Date.parse(date);
  return text.replace(/%[wd]/g, (placeholder) => (placeholder === '%w' ? weekday : fullDate).format(day));
}
