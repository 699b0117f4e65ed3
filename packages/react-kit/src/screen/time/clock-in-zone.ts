const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * `HH:mm:ss` of a moment (unix seconds) in a zone. A format is made once for each zone: while somebody scrolls,
 * a dozen cards of a day of thousands are written in every frame.
 */
export function clockInZone(seconds: number, zone: string): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
  formats.set(zone, format);
  return format.format(seconds * 1000);
}
