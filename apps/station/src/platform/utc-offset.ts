const formats = new Map<string, Intl.DateTimeFormat>();

/** Hours east of UTC of a time zone at a moment (milliseconds), including half and quarter hours. */
export function utcOffset(timezone: string, at: number): number {
  const name =
    formatOf(timezone)
      .formatToParts(at)
      .find((part) => part.type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes = '0'] = /^GMT([+-])(\d{2}):?(\d{2})?$/.exec(name) ?? [];
  return hours === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}

/** Creating a format takes a hundred times as long as using it. */
function formatOf(timezone: string): Intl.DateTimeFormat {
  let format = formats.get(timezone);
  if (!format)
    formats.set(
      timezone,
      (format = new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'longOffset' })),
    );
  return format;
}
