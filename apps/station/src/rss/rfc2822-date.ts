/** Writes Unix seconds as feeds want them, `Fri, 20 Nov 2026 15:30:00 +0000`; undefined for what is no date. */
export function rfc2822Date(seconds: number): string | undefined {
  const date = new Date(Math.floor(seconds) * 1000);
  // RFC 2822 lets a writer use only numeric zones; `GMT` is for readers of old mail.
  return Number.isNaN(date.getTime()) ? undefined : date.toUTCString().replace('GMT', '+0000');
}
