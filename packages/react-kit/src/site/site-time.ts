/** A moment of a station in its time zone. @param options as `Intl.DateTimeFormat` takes them */
export function formatMoment(
  iso: string,
  timeZone: string | undefined,
  options: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat('en-GB', { ...options, ...(timeZone && { timeZone }) }).format(
    new Date(iso),
  );
}

/** Such as `06:30`. */
export function formatTime(iso: string, timeZone: string | undefined): string {
  return formatMoment(iso, timeZone, { hour: '2-digit', minute: '2-digit' });
}

/** Such as `25 November 2026`. */
export function formatDate(iso: string, timeZone: string | undefined): string {
  return formatMoment(iso, timeZone, { day: 'numeric', month: 'long', year: 'numeric' });
}
