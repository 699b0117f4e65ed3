/** When a rate-limited user may retry; `seconds` as the station asks, undefined if it names no time. */
export function retryText(seconds: number | undefined): string {
  if (seconds === undefined) return 'in a while';
  if (seconds < 1) return 'now';
  if (seconds < 60) return seconds === 1 ? 'in 1 second' : `in ${Math.ceil(seconds)} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'in a minute' : `in ${minutes} minutes`;
}
