import { formatClock } from './format-duration.ts';

/** Milliseconds as `mm:ss.t`, from an hour on as `hh:mm:ss.t`; rounded down to tenths. */
export function formatTenths(ms: number): string {
  return `${formatClock(Math.floor(ms / 1000))}.${Math.floor((ms % 1000) / 100)}`;
}

/** Milliseconds from `ss`, `mm:ss` or `hh:mm:ss`, with an optional fraction after a point or a comma; null for other texts. */
export function parseTenths(text: string): number | null {
  const [, hours = '0', minutes = '0', seconds = '', rest = ''] =
    /^\s*(?:(?:(\d{1,2}):)?(\d{1,4}):)?(\d{1,5})(?:[.,](\d{1,3}))?\s*$/.exec(text) ?? [];
  if (seconds === '') return null;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest.padEnd(3, '0'));
}
