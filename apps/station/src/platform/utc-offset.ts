/** Hours east of UTC of a time zone at a moment (milliseconds), including half and quarter hours. */
export function utcOffset(timezone: string, at: number): number {
  const format = new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes = '0'] = /^GMT([+-])(\d{2}):?(\d{2})?$/.exec(name) ?? [];
  return hours === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}
