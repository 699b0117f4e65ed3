/** A time of day in a time zone: `14:05`, or `14:05:09` with seconds. */
export function clockTime(at: Date, timeZone: string, { seconds = false } = {}): string {
  const format: Intl.DateTimeFormatOptions = {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  };
  if (seconds) format.second = '2-digit';
  return new Intl.DateTimeFormat('en', format).format(at);
}
