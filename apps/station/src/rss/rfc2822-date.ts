/** Formats Unix seconds for feeds, `Fri, 20 Nov 2026 15:30:00 +0000`; undefined for an invalid date. */
export function rfc2822Date(seconds: number): string | undefined {
  const date = new Date(Math.floor(seconds) * 1000);
  // RFC 2822 lets writers use numeric zones only; `GMT` is an obsolete form.
  return Number.isNaN(date.getTime()) ? undefined : date.toUTCString().replace('GMT', '+0000');
}
