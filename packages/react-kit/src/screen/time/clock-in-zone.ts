const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * `HH:mm:ss` of a moment (unix seconds) in a zone. Each zone's formatter is cached: while a day of thousands of cards scrolls,
 * each frame formats a dozen.
 */
export function clockInZone(seconds: number, zone: string): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
  formats.set(zone, format);
  return format.format(seconds * 1000);
}
