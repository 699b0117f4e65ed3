/** Title of audio that nothing names: its category and the time at which it aired. */
export function unnamedTitle(
  { default_category }: { readonly default_category: string },
  ms: number,
  timeZone: string,
): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(ms);
  return `${default_category} ${time}`;
}
